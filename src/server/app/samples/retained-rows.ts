import { demonstrationPassword } from '../../../content/people.ts'
import { verifyPassword } from '../../accounts/accounts/passwords/passwords.ts'
import type { SampleTable } from '../../platform/db/tables/operations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { sampleIds } from './marks.ts'

/** A sample row that is kept as the church's own, and the reason. */
export type RetainedRow = { table: SampleTable; id: number; name: string; why: string }

/** Thrown for invalid command-line arguments; the message says why and what to do. */
export class NotUnderstood extends Error {}

/** Tables with a version column (for edit conflicts): a version above 1 means that the row was edited. */
const versioned = [
  ['service', 'title'],
  ['sermon', 'title'],
  ['announcement', 'title'],
  ['event', 'title'],
  ['fellowship', 'name'],
  ['page', 'path'],
  ['fund', 'name'],
  ['rota_team', 'name'],
] as const

/** The sample rows that were edited, and the sample fellowships with data that people added. */
export async function findOwned(db: Db): Promise<RetainedRow[]> {
  const changed: RetainedRow[] = []
  for (const [table, column] of versioned) {
    const rows = await db
      .selectFrom(table as 'event')
      .select(['id', `${column as 'title'} as name`])
      .where('version', '>', 1)
      .where('id', 'in', sampleIds(db, table))
      .execute()
    changed.push(...rows.map((row) => ({ ...row, table, why: 'it was changed' })))
  }
  return [...changed, ...(await findRewritten(db)), ...(await findInUse(db, changed))]
}

/** Pages whose words were changed; where a page stands is its own row. */
async function findRewritten(db: Db): Promise<RetainedRow[]> {
  const rows = await db
    .selectFrom('page')
    .select(['id', 'path as name'])
    .where('version', '=', 1)
    .where('id', 'in', sampleIds(db, 'page'))
    .where('id', 'in', db.selectFrom('page_text').select('page_id').where('version', '>', 1))
    .execute()
  return rows.map((row) => ({ ...row, table: 'page' as const, why: 'it was changed' }))
}

/** Fellowships with such events or messages are kept, because these cannot exist without their fellowship. */
async function findInUse(db: Db, changed: readonly RetainedRow[]): Promise<RetainedRow[]> {
  const idsOf = (table: SampleTable) => changed.filter((row) => row.table === table).map(({ id }) => id)
  const rows = await db
    .selectFrom('fellowship')
    .select(['id', 'name'])
    .where('id', 'in', sampleIds(db, 'fellowship'))
    .where('id', 'not in', [0, ...idsOf('fellowship')])
    .where((row) =>
      row.or([
        row(
          'id',
          'in',
          db
            .selectFrom('event')
            .select('fellowship_id')
            .where('fellowship_id', 'is not', null)
            .where((event) =>
              event.or([
                event('id', 'not in', sampleIds(db, 'event')),
                event('id', 'in', [0, ...idsOf('event')]),
              ]),
            ),
        ),
        row(
          'id',
          'in',
          db
            .selectFrom('conversation')
            .select('fellowship_id')
            .where('fellowship_id', 'is not', null)
            .where('account_id', 'not in', sampleIds(db, 'account')),
        ),
      ]),
    )
    .execute()
  const why = 'it has events or messages that people added'
  return rows.map((row) => ({ ...row, table: 'fellowship' as const, why }))
}

/**
 * The sample accounts that a real person has taken over. Throws NotUnderstood for an account that is not a sample, and
 * for one that still has the published password.
 */
export async function findTakenOver(db: Db, usernames: readonly string[]): Promise<RetainedRow[]> {
  const kept: RetainedRow[] = []
  for (const username of usernames) {
    const account = await db
      .selectFrom('account')
      .select(['id', 'username as name', 'password_hash'])
      .where('username_key', '=', username.normalize('NFKC').toLowerCase())
      .where('id', 'in', sampleIds(db, 'account'))
      .executeTakeFirst()
    if (!account) throw new NotUnderstood(`There is no sample account ${username}.`)
    if (await verifyPassword(account.password_hash, demonstrationPassword))
      throw new NotUnderstood(`${username} still has the published password: change it first.`)
    kept.push({ table: 'account', id: account.id, name: account.name, why: 'you said so' })
  }
  return kept
}

/** Removes the sample mark of rows: they now belong to the church. */
export async function unmark(db: Db, kept: readonly RetainedRow[]): Promise<void> {
  for (const { table, id } of kept)
    await db.deleteFrom('sample_row').where('table_name', '=', table).where('row_id', '=', id).execute()
}
