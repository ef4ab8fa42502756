import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'
import { hasShifts, RotaNotices } from '../../../components/staff/RotaNotices.tsx'
import type { MemberToDosAnswer } from '../../../lib/contract/settings/to-dos.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { dayWords } from '../../../lib/time/day-words.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { today } from '../../../lib/time/today.ts'
import { dashboardWords } from './messages.ts'

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
        {dashboardWords.nothingToDo}
        {isUsed('rota') && (
          <>
            {' '}
            {dashboardWords.serve[0]}
            <a href="/rota">{dashboardWords.serve[1]}</a>
            {dashboardWords.serve[2]}
          </>
        )}
      </p>
    )
  return (
    <section className="grid gap-3" aria-label={dashboardWords.asked}>
      <Care {...toDos} />
      {inbox > 0 && (
        <LinkNotice href="/inbox#mine" act={dashboardWords.openInbox} of={dashboardWords.inboxOf}>
          {dashboardWords.inbox({ count: inbox })}
        </LinkNotice>
      )}
      {unread > 0 && (
        <LinkNotice
          href="/my-messages"
          act={dashboardWords.read({ count: unread })}
          of={dashboardWords.readOf}
        >
          {dashboardWords.unread({ count: unread })}
        </LinkNotice>
      )}
      {next && (
        <LinkNotice href={`/events/${next.id}`} act={dashboardWords.seeEvent} of={next.title}>
          {dashboardWords.saidYes({
            when:
              calendarWords.day({ day: dayWords(next.date, today()) }) +
              (next.time && `, ${formatHour(next.time)}`),
          })}{' '}
          <strong>{next.title}</strong>
          {placeOf(next)}
        </LinkNotice>
      )}
      <RotaNotices needs={toDos} />
      {requests > 0 && (
        <LinkNotice
          href="#prayer-requests"
          act={dashboardWords.see({ count: requests })}
          of={dashboardWords.seeOf}
        >
          {dashboardWords.activeRequests({ count: requests })}:{' '}
          {dashboardWords.prayersSoFar({ count: prayers })}
        </LinkNotice>
      )}
    </section>
  )
}

const placeOf = ({ is_online, location }: { is_online: boolean; location: string }) =>
  is_online ? dashboardWords.onlinePlace : location && `, ${location}`

/** What the member does for others: tasks of care, and the register for who reads it by a duty. */
function Care({ care, tends, is_pastor }: Pick<MemberToDosAnswer, 'care' | 'tends' | 'is_pastor'>) {
  return (
    <>
      {(care > 0 || (tends && !is_pastor)) && (
        <LinkNotice href="/care" act={dashboardWords.openCare} of={dashboardWords.careOf}>
          {care === 0 ? dashboardWords.lookAfter : dashboardWords.care({ count: care })}
        </LinkNotice>
      )}
      {is_pastor && (
        <LinkNotice href="/people" act={dashboardWords.openRegister} of={dashboardWords.registerOf}>
          {dashboardWords.register}
        </LinkNotice>
      )}
    </>
  )
}
