import { useState } from 'react'
import { readToday } from '../../../lib/api/services/check-in.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import type { TodayAnswer } from '../../../lib/contract/services/check-in.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { findSection } from './focus-section.ts'
import { checkInWords } from './messages.ts'
import { useCheckInSessionHere } from './useCheckInSession.ts'

type Choice = TodayAnswer['choices'][number]

/** Today's services and events. Opening one stores the names on this phone. */
export function Choices() {
  const { data: answer } = useOnOpen(useLoaded(readToday, checkInWords.todayNotLoaded))
  const today = answer?.choices.filter((one) => one.today) ?? []
  const others = answer?.choices.filter((one) => !one.today) ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{checkInWords.todaysServices}</h2>
      <p className="hint">{checkInWords.openingHint}</p>
      {answer && today.length === 0 && <p className="empty">{checkInWords.nothingToday}</p>}
      {!answer && (
        <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label={checkInWords.loading} />
      )}
      <List choices={today} />
      {others.length > 0 && (
        <details className="grid gap-3">
          <summary>{checkInWords.otherService}</summary>
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
              {[one.branch_name, one.time && formatHour(one.time), one.sitting && checkInWords.othersMark]
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
            {checkInWords.open({ title: one.title })[0]}
            <span className="sr-only">{checkInWords.open({ title: one.title })[1]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
