import type { AttendanceAnswer } from '../../../lib/contract/services/attendance.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The attendance records of an event, sorted by name; members who were not marked have none (spec 2 §2). */
export async function listAttendance(db: Db, eventId: number): Promise<AttendanceAnswer[]> {
  const attendances = await db
    .selectFrom('attendance')
    .innerJoin('account', 'account.id', 'attendance.account_id')
    .select(['account.id', 'first_name', 'last_name', 'username', 'is_present'])
    .where('event_id', '=', eventId)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('account.id')
    .execute()
  return attendances.map(({ is_present, ...member }) => ({ member, is_present: is_present === 1 }))
}

type Mark = { eventId: number; accountId: number; isPresent: boolean; markedBy: number; now: Date }

/** Marks a member as present or absent; a mark can be changed at any time (spec 2 §4). */
export async function markAttendance(db: Db, mark: Mark): Promise<void> {
  const { eventId, accountId, isPresent, markedBy, now } = mark
  const values = {
    is_present: isPresent ? (1 as const) : (0 as const),
    marked_by: markedBy,
    marked_at: now.toISOString(),
  }
  await db
    .insertInto('attendance')
    .values({ event_id: eventId, account_id: accountId, ...values })
    .onConflict((conflict) => conflict.columns(['event_id', 'account_id']).doUpdateSet(values))
    .execute()
}

/** Deletes a mark. */
export async function unmarkAttendance(db: Db, eventId: number, accountId: number): Promise<void> {
  await db
    .deleteFrom('attendance')
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .execute()
}
