import { call } from '../../../../lib/api/call.ts'
import { listOwnPlans } from '../../../../lib/contract/services/calls/plans.ts'
import { formatHour } from '../../../../lib/time/hours.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { planWords as words } from './messages.ts'

const load = () => call(listOwnPlans)

/** The orders of services to come in which the member has a part. */
export function OwnPlans() {
  const { data: plans } = useOnOpen(useLoaded(load, words.notLoaded))
  if (!plans) return <div className="skeleton min-h-40" role="status" aria-busy="true" />
  if (plans.length === 0)
    return (
      <div className="empty">
        <p role="status">{words.ownEmpty}</p>
        <p>{words.ownWhy}</p>
      </div>
    )
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {plans.map((plan) => (
        <li className="card grid content-start gap-2 p-4" key={plan.id}>
          <strong>{plan.title}</strong>
          <span>{[shownDay(plan.day), formatHour(plan.start_time)].filter(Boolean).join(', ')}</span>
          <span className="text-ink-soft">{words.yourPart({ parts: plan.does.join(', ') })}</span>
          <p>
            <a
              className="btn"
              href={`/worship/live#${plan.id}`}
              aria-label={words.openOrderOf({ name: plan.title })}
            >
              {words.openOrder}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
