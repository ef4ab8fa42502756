import { sql } from 'kysely'
import type { ToDosAnswer } from '../../../lib/contract/settings/statistics.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { countAssigned } from '../../care/inbox/repo.ts'
import { countOpen } from '../../giving/payment-details/repo.ts'
import { listNearlySpent } from '../../messages/text-budgets/read.ts'
import { countWaiting } from '../../people/persons/requests/repo.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'
import { listMissingReports } from '../../services/events/missing-reports.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'

const day = 86_400_000

/** A number above this many says enough, and counting on would take longer in a large church. */
const most = 1000

/** A backup of each day is late when the newest is older, in milliseconds. */
const late = 1.5 * day

/** How many missing reports are named. */
const named = 5

/** What waits for the super admin, counted up to a thousand, and how old the newest backup is. */
export async function readToDos(
  db: Db,
  { me, now, backupAt }: { me: number; now: Date; backupAt: Date | undefined },
): Promise<Omit<ToDosAnswer, 'off'>> {
  const yesterday = new Date(now.getTime() - day).toISOString()
  const off = await readModulesOff(db)
  const missing = await listMissingReports(db, now)
  return {
    testimonies: off.has('testimonies') ? 0 : await readTally(db, 'testimony waiting'),
    pages: await countRows(db, sql`page_request where answer is null`),
    payment_details: await countOpen(db, now),
    messages: await countRows(db, sql`conversation_entry where form = 'contact' and read_at is null`),
    without_fellowship: await countRows(db, sql`account where fellowship_id is null and role = 'user'`),
    people: await countWaiting(db),
    errors: await countRows(db, sql`log_entry where status = 'error' and timestamp >= ${yesterday}`),
    missing_reports: missing.slice(0, named).map((one) => ({
      event: one.event_id,
      fellowship: one.fellowship,
      date: one.date,
      leader: nameOfAccount(one),
    })),
    missing_reports_count: missing.length,
    inbox: off.has('inbox') ? 0 : await countAssigned(db, me),
    backup_at: backupAt?.toISOString() ?? null,
    texts: off.has('texts') ? [] : await listNearlySpent(db, now),
    backup_late: backupAt !== undefined && now.getTime() - backupAt.getTime() > late,
  }
}

/** Counts the rows of a table under a condition, up to a thousand. */
export async function countRows(db: Db, rows: ReturnType<typeof sql>): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${rows} limit ${most}) as found`.execute(db)
  return Number(counted.rows[0]?.count)
}
