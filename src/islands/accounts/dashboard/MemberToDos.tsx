import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'
import { hasShifts, RotaNotices } from '../../../components/staff/RotaNotices.tsx'
import type { MemberToDosAnswer } from '../../../lib/contract/settings/to-dos.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { dayWords } from '../../../lib/time/day-words.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { today } from '../../../lib/time/today.ts'

/**
 * What the member has to do, the open requests, the next event that they signed up for, and their turns to serve; undefined with a
 * backend that does not know the call.
 */
export function MemberToDos({ toDos }: { toDos: MemberToDosAnswer | undefined }) {
  if (!toDos) return null
  const { requests, prayers, unread_messages: unread, care, tends, next, inbox } = toDos
  if (requests === 0 && unread === 0 && !next && care === 0 && !tends && inbox === 0 && !hasShifts(toDos))
    return (
      <p className="text-ink-soft">
        You have no active request, and no event that you said yes to.
        {isUsed('rota') && (
          <>
            {' '}
            Would you <a href="/rota">serve in a team</a>?
          </>
        )}
      </p>
    )
  return (
    <section className="grid gap-3" aria-label="What you asked for, and said yes to">
      <Care {...toDos} />
      {inbox > 0 && (
        <LinkNotice href="/inbox#mine" act="Open the inbox" of="what people wrote">
          {inboxWords(inbox)}
        </LinkNotice>
      )}
      {unread > 0 && (
        <LinkNotice href="/my-messages" act={unread === 1 ? 'Read it' : 'Read them'} of="my messages">
          {unread === 1
            ? 'One message of the church is not read yet.'
            : `${unread} messages of the church are not read yet.`}
        </LinkNotice>
      )}
      {next && (
        <LinkNotice href={`/events/${next.id}`} act="See the event" of={next.title}>
          You said yes: {dayWords(next.date, today())}
          {next.time && `, ${formatHour(next.time)}`}: <strong>{next.title}</strong>
          {placeOf(next)}
        </LinkNotice>
      )}
      <RotaNotices needs={toDos} />
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

/** What the member does for others: tasks of care, and the register for who reads it by a duty. */
function Care({ care, tends, is_pastor }: Pick<MemberToDosAnswer, 'care' | 'tends' | 'is_pastor'>) {
  return (
    <>
      {(care > 0 || (tends && !is_pastor)) && (
        <LinkNotice href="/care" act="Open care" of="my tasks">
          {care === 0 ? 'You look after people.' : careWords(care)}
        </LinkNotice>
      )}
      {is_pastor && (
        <LinkNotice href="/people" act="Open the register" of="people">
          You read the register of the church’s people.
        </LinkNotice>
      )}
    </>
  )
}

const inboxWords = (count: number): string =>
  count === 1 ? 'One conversation waits for your answer.' : `${count} conversations wait for your answer.`

const careWords = (count: number): string =>
  count === 1 ? 'One task of care waits for you.' : `${count} tasks of care wait for you.`
