import { useEffect, useState } from 'react'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { findTargets, type Target, type TargetKind } from './link-targets.ts'

type Props = { kind: TargetKind; choose: (target: Target) => void }

/** Milliseconds after the last key. */
const debounce = 300

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
        aria-label={`Search for the ${kind}`}
        placeholder="Search..."
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p className="sr-only" role="status">
        {shownTargets && `${shownTargets.length} found`}
      </p>
      {problem && <p className="notice notice-error">{problem}</p>}
      {shownTargets?.length === 0 && <p className="empty">Nothing found.</p>}
      {!shownTargets && !problem && (
        <div className="skeleton min-h-40" aria-busy="true" role="status" aria-label="Loading the list" />
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
