import { useState } from 'react'
import { readToday } from '../../../lib/api/services/check-in.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import type { TodayAnswer } from '../../../lib/contract/services/check-in.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { findSection } from './focus-section.ts'
import { useCheckInSessionHere } from './useCheckInSession.ts'

type Choice = TodayAnswer['choices'][number]

/** Today's services and events. Opening one stores the names on this phone. */
export function Choices() {
  const { data: answer } = useOnOpen(useLoaded(readToday, 'What is on today could not be loaded.'))
  const today = answer?.choices.filter((one) => one.today) ?? []
  const others = answer?.choices.filter((one) => !one.today) ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>Today’s services</h2>
      <p className="hint">
        Opening it takes names onto this phone, so that marking works without a network. They are deleted when
        you are done, and after a day.
      </p>
      {answer && today.length === 0 && <p className="empty">No service or event is planned for today.</p>}
      {!answer && <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label="Loading" />}
      <List choices={today} />
      {others.length > 0 && (
        <details className="grid gap-3">
          <summary>Other service</summary>
          <List choices={others} />
        </details>
      )}
    </div>
  )
}

function List({ choices }: { choices: readonly Choice[] }) {
  const { open } = useCheckInSessionHere()
  const [busy, setBusy] = useState(false)
  return (
    <ul className="grid gap-2">
      {choices.map((one) => (
        <li
          className="card flex flex-wrap items-center justify-between gap-3 p-4"
          key={`${one.service} ${one.event}`}
        >
          <span className="min-w-0 break-words">
            <strong>{one.title}</strong>
            <span className="hint block">
              {[
                one.branch_name,
                one.time && formatHour(one.time),
                one.sitting && 'others are marking already',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
          <button
            className="btn btn-primary"
            type="button"
            disabled={busy}
            aria-busy={busy}
            onClick={async () => {
              const giveBack = keepFocus(findSection)
              setBusy(true)
              await open({ service: one.service, event: one.event })
              setBusy(false)
              giveBack()
            }}
          >
            Open<span className="sr-only"> {one.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
