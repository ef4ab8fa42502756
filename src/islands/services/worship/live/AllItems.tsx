import type { PlanAnswer } from '../../../../lib/contract/services/plan.ts'
import { timesOf } from '../../../../lib/services/plans/times.ts'
import { formatHour } from '../../../../lib/time/hours.ts'
import { livePlanWords as words } from './messages.ts'

type Props = { plan: PlanAnswer; index: number; look: (item: number) => void }

/** Every item with its time; one that is pressed is looked at on this phone alone. */
export function AllItems({ plan, index, look }: Props) {
  const { starts } = timesOf(plan)
  return (
    <section className="grid gap-3" aria-labelledby="live-all">
      <h2 id="live-all">{words.all}</h2>
      <ol className="grid gap-1">
        {plan.items.map((item, at) => (
          <li key={item.id}>
            <button
              className="live-row"
              type="button"
              aria-current={at === index ? 'step' : undefined}
              onClick={() => look(item.id)}
            >
              <span className="plan-time">{starts[at] && formatHour(starts[at])}</span>
              <span className="min-w-0 break-words">
                {item.title}
                {item.is_mine && <span className="badge badge-forest">{words.yours}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
