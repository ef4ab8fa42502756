import { sql } from 'kysely'
import type { ChurchSettings } from '../../../lib/contract/settings/church-settings.ts'
import { failedAttemptDays, forgetFailedAttempts } from '../../giving/giving/repo.ts'
import { type OldRows, removeOld } from '../../platform/db/remove-old.ts'
import type { Db } from '../../platform/db/tables.ts'
import { markForRebuild } from '../../platform/erasures/record.ts'
import { countMarked } from '../../services/check-in/marked.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { record } from '../../settings/system-log/repo.ts'

type Period = Extract<keyof ChurchSettings, `${string}_days`>
type Kept = { period: Period; rows: Omit<OldRows, 'until'>; name: string }

const isClosed = sql`state != 'open'`
const isDecided = sql`state != 'asked'`
const isSettled = sql`state not in ('waiting', 'sending')`

/** The tables with a retention period in the settings. The system log has its own sweep, as its default differs. */
const kept: readonly Kept[] = [
  {
    period: 'access_log_days',
    rows: { table: 'access_entry', column: 'timestamp' },
    name: 'entries of who read what',
  },
  {
    period: 'contact_message_days',
    rows: { table: 'conversation_entry', column: 'at', only: sql`form = 'contact'` },
    name: 'messages to the church',
  },
  {
    period: 'leader_message_days',
    rows: { table: 'conversation_entry', column: 'at', only: sql`form = 'leader'` },
    name: 'messages to leaders',
  },
  {
    period: 'delivery_days',
    rows: { table: 'conversation', column: 'closed_at', only: sql`state = 'closed' and source = 'answer'` },
    name: 'closed answers to messages',
  },
  {
    period: 'delivery_days',
    rows: { table: 'delivery', column: 'created_at', only: isSettled },
    name: 'notes of who got which message',
  },
  {
    period: 'care_days',
    rows: { table: 'newcomer_card', column: 'closed_at', only: sql`closed_at is not null` },
    name: 'closed cards of newcomers',
  },
  {
    period: 'care_days',
    rows: { table: 'care_task', column: 'done_at', only: sql`state = 'done' and card_id is null` },
    name: 'tasks of care that were done',
  },
  {
    period: 'join_request_days',
    rows: { table: 'fellowship_request', column: 'decided_at', only: isDecided },
    name: 'requests to join a fellowship that were decided',
  },
  {
    period: 'join_request_days',
    rows: { table: 'person_request', column: 'decided_at', only: isDecided },
    name: 'requests of leaders about people that were decided',
  },
  {
    period: 'closed_request_days',
    rows: { table: 'data_request', column: 'closed_at', only: isClosed },
    name: 'closed requests about data',
  },
]

type Sweeper = { db: Db; now: () => Date }

/** Deletes rows older than their retention period, and logs how many were deleted. 0 days means without limit. */
export async function sweepRetention({ db, now }: Sweeper): Promise<void> {
  const settings = await readChurchSettings(db)
  const before = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString()
  for (const { period, rows, name } of kept) {
    const days = settings[period]
    if (days === 0) continue
    const removed = await removeOld(db, { ...rows, until: before(days) })
    await tell(db, now(), { removed, name, days })
  }
  await tell(db, now(), {
    removed: await forgetFailedAttempts(db, now()),
    name: 'attempts to give that came to nothing, without a name now',
    days: failedAttemptDays,
  })
  const days = settings.attendance_days
  if (days > 0) {
    const day = await churchDay(db, new Date(before(days)))
    await tell(db, now(), { removed: await removeAttendance(db, day), name: 'marks of attendance', days })
    await tell(db, now(), {
      removed: await removeCheckInSessionMarks(db, day),
      name: 'marks of check-ins',
      days,
    })
  }
}

/** The counts of a check-in session stay, without who was here. */
async function removeCheckInSessionMarks(db: Db, day: string): Promise<number> {
  const checkInSessions = await db
    .selectFrom('sitting')
    .select(['id', 'kept_marks'])
    .where('day', '<', day)
    .where('kept_marks', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute()
  let removed = 0
  for (const checkInSession of checkInSessions)
    removed += await db.transaction().execute(async (transaction) => {
      const counted = (await countMarked(transaction, [checkInSession])).get(checkInSession.id)
      const { numUpdatedRows } = await transaction
        .updateTable('sitting')
        .set({ kept_marks: JSON.stringify(counted) })
        .where('id', '=', checkInSession.id)
        .where('kept_marks', 'is', null)
        .executeTakeFirst()
      // Another process has kept the counts, and there are no marks to count any more.
      if (numUpdatedRows === 0n) return 0
      for (const table of ['sitting_visitor', 'child_collected'] as const)
        await transaction.deleteFrom(table).where('sitting_id', '=', checkInSession.id).execute()
      const gone = await transaction
        .deleteFrom('sitting_mark')
        .where('sitting_id', '=', checkInSession.id)
        .executeTakeFirst()
      return Number(gone.numDeletedRows)
    })
  return removed
}

/** Age is counted from the date of the event: a mark has no id, and correcting it must not extend the period. */
async function removeAttendance(db: Db, day: string): Promise<number> {
  const events = await db
    .selectFrom('event')
    .select('id')
    .where('date', '<', day)
    .where(sql<boolean>`exists (select 1 from attendance where event_id = event.id)`)
    .execute()
  let removed = 0
  for (const { id } of events) {
    const { numDeletedRows } = await db.deleteFrom('attendance').where('event_id', '=', id).executeTakeFirst()
    removed += Number(numDeletedRows)
  }
  return removed
}

type Swept = { removed: number; name: string; days: number }

async function tell(db: Db, at: Date, { removed, name, days }: Swept): Promise<void> {
  if (removed === 0) return
  await markForRebuild(db, at)
  const detail = `${removed} ${name}, older than ${days} days`
  await record(db, { at, action: 'Retention period over', detail, address: 'the server', status: 'success' })
}
