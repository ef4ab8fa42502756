import { type ReactNode, useEffect, useState } from 'react'
import { staffWords } from '../messages.ts'

type Props<Found> = { load: () => Promise<Found>; children: (data: Found) => ReactNode }

/**
 * A chart of what one call answers. It has no toast: that a chart is missing is said in its place. `useLoaded` would be a request more on pages
 * whose first view has it, too.
 */
export function LoadedChart<Found>({ load, children }: Props<Found>) {
  const [answer, setAnswer] = useState<{ data: Found } | 'failed'>()
  const [tries, setTries] = useState(1)
  useEffect(() => {
    let isLatest = tries > 0
    setAnswer(undefined)
    load().then(
      (data) => isLatest && setAnswer({ data }),
      () => isLatest && setAnswer('failed'),
    )
    return () => {
      isLatest = false
    }
  }, [load, tries])
  if (answer === undefined)
    return (
      <div
        className="skeleton min-h-80"
        role="status"
        aria-busy="true"
        aria-label={staffWords.loadingChart}
      />
    )
  if (answer !== 'failed') return children(answer.data)
  return (
    <div className="empty">
      <p role="alert">{staffWords.chartNotLoaded}</p>
      <button className="btn" type="button" onClick={() => setTries(tries + 1)}>
        {staffWords.tryAgain}
      </button>
    </div>
  )
}
