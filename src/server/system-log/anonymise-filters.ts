import { sql } from 'kysely'
import { containing } from '../db/search.ts'
import type { Db } from '../db/tables.ts'

/** Empties searches in the access log that name a person who is about to be deleted. Call it in the transaction. */
export async function anonymiseFilters(db: Db, accountId: number): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select(['username', 'first_name', 'middle_name', 'last_name', 'email', 'telephone'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const names = Object.values(account ?? {}).filter((name) => name !== null && name.length > 2) as string[]
  const all = names.join(' ').toLowerCase()
  const isPart = sql<boolean>`(length(filter) > 2 and ${all} like '%' || lower(filter) || '%')`
  const isWhole = names.map((name) => containing(name, ['filter']))
  await db
    .updateTable('access_entry')
    .set({ filter: '' })
    .where('filter', '!=', '')
    .where((row) => row.or([isPart, ...isWhole]))
    .execute()
}
