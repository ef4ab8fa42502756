import { useSeconds } from '../../../../components/ui/useSeconds.ts'
import type { PlanAnswer } from '../../../../lib/contract/services/plan.ts'
import { paceOf, shownSeconds } from '../../../../lib/services/plans/pace.ts'
import { livePlanWords as words } from './messages.ts'
import type { LiveService } from './useLivePlan.ts'

type Props = { service: LiveService; plan: PlanAnswer }

/** How much is left of the item, and how late the service is; each second. */
export function Pacing({ service: { live, index, ahead }, plan }: Props) {
  const now = useSeconds(true)
  const pace = live && paceOf({ plan, live, index, now: now + ahead })
  if (!pace) return null
  const time = shownSeconds(pace.left)
  const isOver = pace.left < 0
  const early = -pace.late
  return (
    <p className="live-pace" aria-live="off">
      <span className={isOver ? 'badge badge-laterite' : 'badge'}>
        {isOver ? words.minutesOver({ time }) : words.minutesLeft({ time })}
      </span>
      <span className={pace.late > 0 ? 'badge badge-gold' : 'badge'}>
        {pace.late > 0
          ? words.late({ minutes: pace.late })
          : pace.late < 0
            ? words.early({ minutes: early })
            : words.onTime}
      </span>
    </p>
  )
}
