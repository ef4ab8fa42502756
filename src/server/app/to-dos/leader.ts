import { sql } from 'kysely'
import type { LeaderToDosAnswer } from '../../../lib/contract/settings/to-dos.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { countMissed } from '../../care/care/tasks.ts'
import { countAssigned } from '../../care/inbox/repo.ts'
import { countRequests } from '../../groups/fellowships/requests.ts'
import { isOfForm } from '../../messages/inbox/forms.ts'
import type { Caller } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readRotaNeeds } from '../../services/rota/own.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'

/** How many meetings the trend has, and how many absent members are named. */
const meetings = 6
const named = 5

/** What waits for the leader of a fellowship, or for who assists, and what the rota asks of the reader. */
export async function readLeaderToDos(
  db: Db,
  { fellowship: fellowshipId, reader }: { fellowship: number; reader: Pick<Caller, 'id' | 'assists'> },
  now: Date,
): Promise<LeaderToDosAnswer> {
  const off = await readModulesOff(db)
  const today = await churchDay(db, now)
  const attendance = await lastMeetings(db, fellowshipId, today)
  const absent = await missedBoth(db, fellowshipId, attendance)
  return {
    // Who assists does not read the private ones, so that their number says nothing either.
    prayers:
      reader.assists === undefined && !off.has('prayers') ? await countUnanswered(db, fellowshipId) : 0,
    messages: await countUnread(db, fellowshipId),
    joining: await countRequests(db, fellowshipId),
    inbox: off.has('inbox') ? 0 : await countAssigned(db, reader.id),
    missed: off.has('care') ? 0 : await countMissed(db, fellowshipId),
    absent: absent.slice(0, named),
    absent_count: absent.length,
    next: await nextMeeting(db, fellowshipId, today),
    attendance,
    ...(await readRotaNeeds(db, reader.id, today)),
  }
}

async function countUnanswered(db: Db, fellowshipId: number): Promise<number> {
  const { count } = await db
    .selectFrom('prayer_request')
    .innerJoin('account', 'account.id', 'prayer_request.account_id')
    .select(sql<number>`count(*)`.as('count'))
    .where('account.fellowship_id', '=', fellowshipId)
    .where('is_answered', '=', 0)
    // A number that rises would tell whose member asked without a name.
    .where('is_anonymous', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countUnread(db: Db, fellowshipId: number): Promise<number> {
  const { count } = await db
    .selectFrom('conversation_entry')
    .innerJoin('conversation', 'conversation.id', 'conversation_entry.conversation_id')
    .select(sql<number>`count(*)`.as('count'))
    .where(isOfForm('leader'))
    .where('fellowship_id', '=', fellowshipId)
    .where('archived_at', 'is', null)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function nextMeeting(db: Db, fellowshipId: number, today: string): Promise<LeaderToDosAnswer['next']> {
  const event = await db
    .selectFrom('event')
    .select(['id', 'title', 'date', 'time'])
    .where('fellowship_id', '=', fellowshipId)
    .where('date', '>=', today)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .executeTakeFirst()
  return event ?? null
}

/** The last meetings up to today with attendance marks, the newest first. */
async function lastMeetings(
  db: Db,
  fellowshipId: number,
  today: string,
): Promise<LeaderToDosAnswer['attendance']> {
  const events = await db
    .selectFrom('event')
    .innerJoin('attendance', 'attendance.event_id', 'event.id')
    .select(['event.id', 'event.date', sql<number>`sum(is_present)`.as('present')])
    .select(sql<number>`count(*)`.as('marked'))
    .where('event.fellowship_id', '=', fellowshipId)
    .where('event.date', '<=', today)
    .groupBy(['event.id', 'event.date', 'event.time'])
    .orderBy('event.date', 'desc')
    .orderBy('event.time', 'desc')
    .orderBy('event.id', 'desc')
    .limit(meetings)
    .execute()
  return events.map(({ present, marked, ...of }) => ({
    ...of,
    present: Number(present),
    marked: Number(marked),
  }))
}

/** Members who were marked absent at both of the last two meetings, by name. */
async function missedBoth(
  db: Db,
  fellowshipId: number,
  [last, before]: LeaderToDosAnswer['attendance'],
): Promise<LeaderToDosAnswer['absent']> {
  if (!last || !before) return []
  const attendances = await db
    .selectFrom('attendance')
    .innerJoin('account', 'account.id', 'attendance.account_id')
    .select(['account.id', 'first_name', 'last_name', 'username'])
    .where('event_id', 'in', [last.id, before.id])
    .where('is_present', '=', 0)
    .where('account.fellowship_id', '=', fellowshipId)
    .where('account.deletion_requested_at', 'is', null)
    .groupBy(['account.id', 'first_name', 'last_name', 'username'])
    .having(sql`count(*)`, '=', 2)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('account.id')
    .execute()
  return attendances.map(({ id, first_name, last_name, username }) => ({
    id,
    name: nameOfAccount({ first_name, last_name, username }),
  }))
}
