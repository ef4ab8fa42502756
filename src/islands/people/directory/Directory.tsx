import { useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { listDirectory } from '../../../lib/contract/people/calls/directory.ts'
import { type DirectoryFamily, familiesOfPage } from '../../../lib/contract/people/directory.ts'
import { FamilyCard } from './FamilyCard.tsx'
import { directoryWords } from './messages.ts'

/** Milliseconds after the last key. */
const debounce = 300

type Found = { count: number; rows: readonly DirectoryFamily[] }

/** Families of members who agreed to be found, a page at a time, and a search by name. */
export function Directory() {
  const awake = useHydrated()
  const [words, setWords] = useState('')
  const [page, setPage] = useState<Found>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  // An answer of an earlier search comes to nothing.
  const calls = useRef(0)

  const load = useCallback(async (search: string, before?: Found) => {
    calls.current += 1
    const mine = calls.current
    setBusy(true)
    setProblem('')
    try {
      const offset = before?.rows.length ?? 0
      const query = { limit: familiesOfPage, offset, search, ordering: '' }
      const part = await call(listDirectory, { query })
      if (mine === calls.current)
        setPage({ count: part.count, rows: [...(before?.rows ?? []), ...part.rows] })
    } catch (error) {
      if (mine === calls.current) setProblem(whyRefused(error))
    } finally {
      if (mine === calls.current) setBusy(false)
    }
  }, [])

  useEffect(() => {
    const waiting = setTimeout(() => void load(words.trim()), words ? debounce : 0)
    return () => clearTimeout(waiting)
  }, [words, load])

  if (problem)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
        <button className="btn" type="button" onClick={() => void load(words.trim())}>
          {directoryWords.tryAgain}
        </button>
      </div>
    )
  if (!awake || !page)
    return (
      <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label={directoryWords.loading} />
    )
  if (page.count === 0 && words === '')
    return (
      <div className="empty">
        <p>{directoryWords.nobody}</p>
        <a className="btn" href="/settings#who-sees-what">
          {directoryWords.showMe}
        </a>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="field">
        <label htmlFor="directory-search">{directoryWords.search}</label>
        <input
          className="input"
          id="directory-search"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </div>
      <p className="hint" role="status">
        {page.count === 0 ? directoryWords.notFound : directoryWords.families({ count: page.count })}
      </p>
      <ul className="grid grid-cols-1 gap-3" aria-busy={busy}>
        {page.rows.map((family) => (
          <FamilyCard key={family.id} family={family} />
        ))}
      </ul>
      {page.rows.length < page.count && (
        <button
          className="btn justify-self-start"
          type="button"
          disabled={busy}
          onClick={() => void load(words.trim(), page)}
        >
          {directoryWords.more}
        </button>
      )}
      <p className="hint">{directoryWords.onlyFor}</p>
    </div>
  )
}
