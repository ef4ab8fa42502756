import { useEffect, useState } from 'react'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { findTargets, type Target, type TargetKind } from './link-targets.ts'
import { inputWords } from './messages.ts'

type Props = { kind: TargetKind; choose: (target: Target) => void }

/** Milliseconds after the last key. */
const debounce = 300

const searchFor = (): Record<TargetKind, string> => ({
  page: inputWords.searchForPage,
  event: inputWords.searchForEvent,
  sermon: inputWords.searchForSermon,
})

/** Pages, events or sermons of the church, found by words; a press chooses one. */
export function LinkTargets({ kind, choose }: Props) {
  const [search, setSearch] = useState('')
  const [shownTargets, setShownTargets] = useState<Target[]>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isLatest = true
    const show = (targets: Target[] | undefined, status = '') => {
      if (!isLatest) return
      setShownTargets(targets)
      setProblem(status)
    }
    const timer = setTimeout(
      () => findTargets[kind](search).then(show, (error) => show(undefined, whyRefused(error))),
      search ? debounce : 0,
    )
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [kind, search])
  return (
    <>
      <input
        className="input"
        type="search"
        aria-label={searchFor()[kind]}
        placeholder={inputWords.search}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p className="sr-only" role="status">
        {shownTargets && inputWords.numberFound({ number: shownTargets.length })}
      </p>
      {problem && <p className="notice notice-error">{problem}</p>}
      {shownTargets?.length === 0 && <p className="empty">{inputWords.nothingFound}</p>}
      {!shownTargets && !problem && (
        <div
          className="skeleton min-h-40"
          aria-busy="true"
          role="status"
          aria-label={inputWords.loadingList}
        />
      )}
      <ul className="grid gap-1">
        {shownTargets?.map((target) => (
          <li key={target.address}>
            <button
              className="btn btn-quiet h-auto w-full flex-col items-start text-start whitespace-normal"
              type="button"
              onClick={() => choose(target)}
            >
              <strong>{target.title}</strong>
              <span className="text-ink-soft font-normal">{target.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
