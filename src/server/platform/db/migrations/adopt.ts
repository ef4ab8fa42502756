import { sql, type Transaction } from 'kysely'
import { byEngine, bytewiseText, engineOf } from '../engine.ts'
import type { Db, Tables } from '../tables.ts'

/** The migrations of version 0.1.0, for all of which the baseline stands. */
const replaced = `
  0001-foundation 0002-acts 0003-services 0004-live 0005-activities 0006-settings 0007-limits
  0008-uploads 0009-letters 0010-renewals 0011-taken-letters 0012-marks 0013-accounts 0014-factors
  0015-samples 0016-church-settings 0017-staff 0018-open-answers 0019-usernames 0021-access-log
  0022-data-rights 0023-owner-letters 0024-processes 0025-growth 0026-pages 0027-page-redirects
  0028-opened 0030-invitations 0031-page-editors 0032-pins 0033-files-of-pages 0034-page-sources
  0036-service-reminders 0037-bin 0040-giving 0043-own-requests 0046-without-name 0048-duties
  0049-books 0050-counts 0052-settled-payments 0053-refunds 0054-event-ends 0057-pledges 0058-repeats
  0061-collections 0062-statements 0063-published-years 0065-welfare 0069-people 0070-people-imports
  0074-messages 0075-opt-outs 0078-ledger-days 0080-care 0085-check-in 0086-report-reminders
  0090-rota 0095-push 0097-automatic-messages 0100-telephone-codes 0101-resets-by-telephone
  0104-people-lists 0105-fellowship-requests 0106-branches 0107-branches-of-care 0108-assistants
  0109-reminders-of-assistants 0110-conversations 0112-found-people 0113-last-seen
  0114-decided-requests 0115-consent-bits 0116-last-marks-by-person 0117-household-birth-index
  0118-addresses-of-the-office 0119-resets-of-the-office 0120-visitors-by-telephone
  0121-invited-duties 0122-later-profile 0123-fellowship-links 0124-folded-search 0125-name-keys
  0127-titles 0128-fellowships-of-lists 0131-event-last-days 0133-places-of-events
  0134-languages-of-services 0139-makers-of-guardian-codes 0140-gifts-by-telephone
  0141-told-leader-messages 0142-person-requests 0144-event-series 0146-budgets-of-codes
  0147-told-budgets 0148-thanks-that-wait 0149-seen-accounts 0150-writers-of-conversations
  0152-payment-detail-changes 0155-erasures 0156-sealed-books 0157-book-roots 0158-baptised-or-not
`
  .trim()
  .split(/\s+/)

/** A database that has run some of the migrations of 0.1.0, but not all. The message says what to do. */
export class OutdatedDatabase extends Error {
  constructor() {
    super(
      'These data were last opened by a version before 0.1.0, and nothing was changed in them. Open them once with version 0.1.0, which brings them up to date (git checkout v0.1.0), then with this version.',
    )
  }
}

/** Whether migrations of 0.1.0 were applied. Throws OutdatedDatabase when only some of them were. */
export function hasReplaced(applied: readonly string[]): boolean {
  const done = replaced.filter((name) => applied.includes(name))
  if (done.length > 0 && done.length < replaced.length) throw new OutdatedDatabase()
  return done.length > 0
}

/**
 * Marks a database of version 0.1.0 as one that has the baseline, so that only later migrations run. No row of the church is touched. Throws
 * OutdatedDatabase, with the database unchanged.
 */
export async function adoptBaseline(transaction: Transaction<Tables>): Promise<void> {
  if (!hasReplaced(await appliedTo(transaction))) return
  const [first, ...others] = replaced
  await sql`update kysely_migration set name = '0158-baseline' where name = ${first}`.execute(transaction)
  await sql`delete from kysely_migration where name in (${sql.join(others)})`.execute(transaction)
  if (engineOf(transaction) === 'postgres')
    for (const statement of alike) await sql.raw(statement).execute(transaction)
}

/** The names of the migrations that a database has run; none for an empty one. */
async function appliedTo(db: Db): Promise<string[]> {
  const stored = byEngine(db, {
    sqlite: sql`select 1 from sqlite_schema where name = 'kysely_migration'`,
    postgres: sql`select 1 where to_regclass('kysely_migration') is not null`,
  })
  if ((await stored.execute(db)).rows.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** Constraints of tables that 0.1.0 had made anew: PostgreSQL gave them other names. */
const renamed = [
  ['profile', 'profile_born_again_check'],
  ['report_reminder', 'report_reminder_pkey'],
  ['report_reminder', 'report_reminder_event_id_fkey'],
  ['report_reminder', 'report_reminder_account_id_fkey'],
  ['text_code_cost', 'text_code_cost_pkey'],
] as const

/** What makes the tables of 0.1.0 on PostgreSQL those of the baseline: later migrations know one kind. A column was not sorted by bytes. */
const alike = [
  ...renamed.map(([table, name]) => `alter table ${table} rename constraint ${name}1 to ${name}`),
  `alter table service alter column held_in type ${bytewiseText}`,
]
