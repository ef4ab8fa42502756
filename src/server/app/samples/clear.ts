import type { BinKind } from '../../../lib/contract/settings/bin.ts'
import { hasAdmin } from '../../accounts/accounts/first-admin/first-admin.ts'
import { deleteAccount } from '../../accounts/users/repo.ts'
import { isOfForm } from '../../messages/conversations/forms.ts'
import type { SampleTable } from '../../platform/db/tables/operations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { listNamed } from '../../platform/files/named.ts'
import { eraseFromBin } from '../../settings/bin/repo.ts'
import { record } from '../../settings/system-log/repo.ts'
import { countSamples, sampleIds, sampleTables } from './marks.ts'
import { findOwned, findTakenOver, type RetainedRow, unmark } from './retained-rows.ts'
import { removeSampleSettings } from './seed/privacy.ts'

export type Clearing = {
  /** Usernames of sample accounts that a real person has taken over. */
  keep: readonly string[]
  /** Whether to remove sample rows that were edited, and fellowships with data that people added. */
  changedToo: boolean
  now: Date
}

export type Cleared = {
  removed: ReadonlyMap<SampleTable, number>
  kept: readonly RetainedRow[]
  /** Rows of real people that are removed together with sample rows, by table. */
  gone: ReadonlyMap<string, number>
  /** Real people whose fellowship was a sample: they stay, without a fellowship. */
  withoutFellowship: number
  /** Keys of files that no row refers to any more. */
  files: readonly string[]
  hasAdmin: boolean
}

/**
 * Removes all sample rows, what the sample people wrote, and everything that depends on either; data that real people
 * added stays. Call it in a transaction, and delete the files after the commit. Throws NotUnderstood.
 */
export async function clearSamples(db: Db, { keep, changedToo, now }: Clearing): Promise<Cleared> {
  const kept = [...(await findTakenOver(db, keep)), ...(changedToo ? [] : await findOwned(db))]
  await unmark(db, kept)
  const removed = await countSamples(db)
  const [before, named] = [await countActs(db), await listNamed(db)]
  const withoutFellowship = await countLeftAlone(db)
  await removeSampleActivities(db)
  await removeSampleBooks(db)
  for (const table of sampleTables) await removeFrom(db, table, now)
  await removeFromBin(db)
  await removeSampleSettings(db)
  await db.deleteFrom('giving_repeat').where('mode', '=', 'sample').execute()
  await db.deleteFrom('gift').where('mode', '=', 'sample').execute()
  const after = await countActs(db)
  const still = await listNamed(db)
  await db.deleteFrom('sample_row').execute()
  const rows = [...removed.values()].reduce((sum, count) => sum + count, 0)
  const entry = { at: now, action: 'Sample data removed', detail: `${rows} rows`, address: '' }
  if (rows > 0) await record(db, { ...entry, status: 'warning' })
  return {
    ...{ removed, kept, withoutFellowship },
    gone: new Map([...before].map(([table, count]) => [table, count - (after.get(table) ?? 0)])),
    files: [...named].filter((key) => !still.has(key)),
    hasAdmin: await hasAdmin(db),
  }
}

/** Removes the settings of youth activities that belong to sample fellowships and were never edited. */
async function removeSampleActivities(db: Db): Promise<void> {
  await db
    .deleteFrom('activity')
    .where('fellowship_id', 'in', sampleIds(db, 'fellowship'))
    .where('version', '=', 1)
    .execute()
}

/** Sample rows that staff has deleted: restored, they would bring back accounts with published passwords. */
async function removeFromBin(db: Db): Promise<void> {
  for (const table of sampleTables)
    await db
      .deleteFrom('bin_entry')
      .where('kind', '=', table as BinKind)
      .where('row_id', 'in', sampleIds(db, table))
      .execute()
}

/** What was entered into the books while they were a sample. Live entries are never deleted, nor are their funds. */
async function removeSampleBooks(db: Db): Promise<void> {
  const tables = [
    'campaign',
    'closed_month',
    'ledger_entry',
    'ledger_day',
    'cash_count',
    'statement_row',
    'published_year',
    'book_root',
    'book_root_letter',
    'voucher',
    'welfare_claim',
  ] as const
  for (const table of tables) await db.deleteFrom(table).where('book', '=', 'sample').execute()
  const used = db.selectFrom('ledger_entry').select('fund_id')
  await db.deleteFrom('sample_row').where('table_name', '=', 'fund').where('row_id', 'in', used).execute()
}

async function removeFrom(db: Db, table: SampleTable, now: Date): Promise<void> {
  if (table !== 'account')
    return void (await db.deleteFrom(table).where('id', 'in', sampleIds(db, table)).execute())
  for (const written of ['prayer_request', 'testimony'] as const)
    await db.deleteFrom(written).where('account_id', 'in', sampleIds(db, 'account')).execute()
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', sampleIds(db, table))
    .execute()
  // Not among the erasures, which are of people.
  for (const { id } of accounts) {
    await deleteAccount(db, id, now)
    await eraseFromBin(db, id)
  }
}

const acts = [
  'attendance',
  'event_signup',
  'event_reminder',
  'service_reminder',
  'rota_member',
  'rota_turn',
  'prayer_support',
  'testimony_like',
] as const

/** The number of rows by real (not sample) people, by table. */
async function countActs(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of acts) {
    const { rows } = await db
      .selectFrom(table as 'attendance')
      .select((row) => row.fn.countAll<number>().as('rows'))
      .where('account_id', 'not in', sampleIds(db, 'account'))
      .executeTakeFirstOrThrow()
    counts.set(table, rows)
  }
  return counts.set('leader_message', await countWordsToLeaders(db))
}

async function countWordsToLeaders(db: Db): Promise<number> {
  const { rows } = await db
    .selectFrom('conversation_entry')
    .innerJoin('conversation', 'conversation.id', 'conversation_entry.conversation_id')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where(isOfForm('leader'))
    .where('account_id', 'not in', sampleIds(db, 'account'))
    .executeTakeFirstOrThrow()
  return rows
}

async function countLeftAlone(db: Db): Promise<number> {
  const { rows } = await db
    .selectFrom('account')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('fellowship_id', 'in', sampleIds(db, 'fellowship'))
    .where('id', 'not in', sampleIds(db, 'account'))
    .executeTakeFirstOrThrow()
  return rows
}
