import { LinkNotice } from '../../components/staff/LinkNotice.tsx'
import type { MemberNeedsAnswer } from '../../lib/contract/needs.ts'
import { dayWords } from '../../lib/day-words.ts'
import { formatHour } from '../../lib/hours.ts'
import { today } from '../../lib/today.ts'

/** What the member asked for, and the next event that they said yes to; undefined with a backend that does not know the call. */
export function MemberNeeds({ needs }: { needs: MemberNeedsAnswer | undefined }) {
  if (!needs) return null
  const { requests, prayers, usher, next } = needs
  if (requests === 0 && !next && !usher)
    return <p className="text-ink-soft">You have no active request, and no event that you said yes to.</p>
  return (
    <section className="grid gap-3" aria-label="What you asked for, and said yes to">
      {usher && (
        <LinkNotice href="/check-in" act="Open the check-in" of="today">
          You are an usher.
        </LinkNotice>
      )}
      {next && (
        <LinkNotice href={`/events/${next.id}`} act="See the event" of={next.title}>
          You said yes: {dayWords(next.date, today())}
          {next.time && `, ${formatHour(next.time)}`}: <strong>{next.title}</strong>
          {placeOf(next)}
        </LinkNotice>
      )}
      {requests > 0 && (
        <LinkNotice href="#prayer-requests" act={requests === 1 ? 'See it' : 'See them'} of="my requests">
          {requests === 1
            ? 'One of your prayer requests is active'
            : `${requests} of your prayer requests are active`}
          : {prayers === 1 ? 'one prayer' : `${prayers} prayers`} so far.
        </LinkNotice>
      )}
    </section>
  )
}

const placeOf = ({ is_online, location }: { is_online: boolean; location: string }) =>
  is_online ? ', online' : location && `, ${location}`
