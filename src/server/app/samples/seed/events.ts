import { churchEvents, fellowshipMeetings, type SampleEvent } from '../../../../content/events.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { day, daysAfter, daysBefore, earlier, moment, occurrence } from './days.ts'
import { openRandom } from './random.ts'

/** Adds the church's events and one fellowship's meetings, with attendance for past ones. */
export async function addEvents(
  db: Db,
  deps: { fellowshipId: number; leaderId: number; now: Date },
): Promise<void> {
  const { fellowshipId, leaderId, now } = deps
  for (const event of churchEvents) await addEvent(db, event, { fellowshipId: null, now })

  const present = openRandom(1992)
  const memberIds = await listMembers(db, fellowshipId)
  for (const meeting of fellowshipMeetings) {
    const { id, start } = await addEvent(db, meeting, { fellowshipId, now })
    if (start > now) continue
    const marked = memberIds.filter(() => present.happens(0.88))
    const marked_at = moment(earlier(daysAfter(start, 1 / 24), now))
    await db
      .insertInto('attendance')
      .values(
        marked.map((account_id) => ({
          event_id: id,
          account_id,
          is_present: present.happens(0.74) ? 1 : 0,
          marked_by: leaderId,
          marked_at,
        })),
      )
      .execute()
  }
}

/** Its creation date is ten days before a past event, and two weeks ago for a future one. */
async function addEvent(
  db: Db,
  event: SampleEvent,
  { fellowshipId, now }: { fellowshipId: number | null; now: Date },
): Promise<{ id: number; start: Date }> {
  const start = occurrence(now, event.day, event.time, event.week)
  const { id } = await db
    .insertInto('event')
    .values({
      title: event.title,
      description: event.description,
      date: day(start),
      time: event.time,
      end_time: event.endTime ?? '',
      location: event.location,
      is_online: event.meetingLink ? 1 : 0,
      meeting_link: event.meetingLink,
      category: event.category,
      icon: event.icon,
      fellowship_id: fellowshipId,
      created_at: moment(start > now ? daysBefore(now, 14) : daysBefore(start, 10)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, start }
}

async function listMembers(db: Db, fellowshipId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('fellowship_id', '=', fellowshipId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
