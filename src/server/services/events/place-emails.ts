import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { hoursAndEnd } from '../../../lib/time/event-when.ts'
import type { Writing } from '../../accounts/unsubscribes/optional-email.ts'
import { emailPlace, type Placed } from '../../groups/places/email.ts'
import type { Db } from '../../platform/db/tables.ts'
import { eventReminderWords } from './messages.ts'
import { fillEvent, listAwaited, type PromotedGuest } from './places.ts'

/** E-mails people who moved from the waiting list of an event to a place. */
export async function emailGuests(writing: Writing, promoted: readonly PromotedGuest[]): Promise<void> {
  for (const { eventId, accountId } of promoted) {
    const placed = await describePlace(writing.db, eventId)
    if (placed) await emailPlace(writing, accountId, placed)
  }
}

/** Gives places at events that deleted accounts left to people who wait, and e-mails them. Returns how many. */
export async function fillFreedEvents({ now, ...telling }: Writing & { now: () => Date }): Promise<number> {
  const { db } = telling
  const promoted: PromotedGuest[] = []
  for (const eventId of await listAwaited(db))
    promoted.push(...(await db.transaction().execute((write) => fillEvent(write, eventId, now()))))
  await emailGuests(telling, promoted)
  return promoted.length
}

/** Describes the place in the language of its reader. */
async function describePlace(db: Db, eventId: number): Promise<(() => Placed) | undefined> {
  const event = await db
    .selectFrom('event')
    .select(['title', 'date', 'time', 'end_time', 'end_date', 'location', 'is_online'])
    .where('id', '=', eventId)
    .executeTakeFirst()
  if (!event) return undefined
  const when = `${formatDay(event.date)}${hoursAndEnd(event, formatDay).replace(' · ', ', ')}`
  const { title, is_online, location } = event
  return () => ({
    title,
    when: calendarWords.day({ day: when }),
    where: is_online ? eventReminderWords.onlineMeeting : location,
    page: `/event-sign-up?event=${eventId}`,
    pageName: eventReminderWords.signUpPage({ event: title }),
  })
}
