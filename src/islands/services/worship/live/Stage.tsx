import type { PlanAnswer, PlanItemAnswer } from '../../../../lib/contract/services/plan.ts'
import { Facts, Inside } from './LiveItem.tsx'
import { livePlanWords as words } from './messages.ts'
import { Pacing } from './Pacing.tsx'
import type { LiveService } from './useLivePlan.ts'
import { useSongs } from './useSongs.ts'

/** The item that is now, and the one that is next, large. */
export function Stage({ service, plan }: { service: LiveService; plan: PlanAnswer }) {
  const current = plan.items[service.index]
  const songs = useSongs(service.who, plan)
  return (
    <>
      {current ? (
        <section className="live-now card" aria-labelledby="live-now" aria-live="polite">
          <h2 className="live-label" id="live-now">
            {words.now}
          </h2>
          <p className="live-title">{current.title}</p>
          <Facts item={current} />
          <Pacing service={service} plan={plan} />
        </section>
      ) : (
        <p className="empty" role="status">
          {service.hasEnded ? words.ended : words.notStarted}
        </p>
      )}
      {(current || !service.hasEnded) && <Following plan={plan} at={service.index + 1} />}
      {current && hasMore(current, plan) && (
        <section className="live-next card" aria-label={words.details}>
          <Inside item={current} plan={plan} songs={songs} />
        </section>
      )}
    </>
  )
}

/** Whether an item has more than its title: words, notes, a song, announcements or files. */
const hasMore = (item: PlanItemAnswer, { announcements }: PlanAnswer): boolean =>
  item.words !== '' ||
  item.leader_note !== '' ||
  item.notes.length > 0 ||
  item.links.length > 0 ||
  item.files.length > 0 ||
  item.song !== null ||
  (item.kind === 'notices' && announcements.length > 0)

function Following({ plan: { items }, at }: { plan: PlanAnswer; at: number }) {
  const next = items[at]
  return (
    <section className="live-next card" aria-labelledby="live-next">
      <h2 className="live-label" id="live-next">
        {at === 0 ? words.first : words.next}
      </h2>
      {next ? (
        <>
          <p className="live-title">{next.title}</p>
          <Facts item={next} />
        </>
      ) : (
        <p>{words.nothingNext}</p>
      )}
    </section>
  )
}
