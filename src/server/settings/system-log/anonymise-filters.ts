import { sql } from 'kysely'
import { searchable } from '../../../lib/text/fold.ts'
import { dialledBoth } from '../../../lib/text/number-search.ts'
import { containingText } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Empties searches in the access log that name a person who is about to be deleted. Call it in the transaction. */
export async function anonymiseFilters(db: Db, accountId: number): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select(['username', 'first_name', 'middle_name', 'last_name', 'email', 'telephone'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const names = Object.values(account ?? {}).filter((name) => name !== null && name.length > 2) as string[]
  const number = account?.telephone ?? ''
  const all = searchable(names.join(' '))
  const isPart = sql<boolean>`(length(filter) > 2 and ${all} like '%' || searchable(filter) || '%')`
  const isWhole = names.map((name) => containingText(name, ['filter']))
  // Whoever looked for a number may have typed it with blanks, or a part of it.
  const typed = sql`replace(replace(filter, ' ', ''), '-', '')`
  const isOfNumber = sql<boolean>`(length(${typed}) > 2 and ${dialledBoth(number)} like '%' || ${typed} || '%')`
  await db
    .updateTable('access_entry')
    .set({ filter: '' })
    .where('filter', '!=', '')
    .where((row) => row.or([isPart, isOfNumber, ...isWhole]))
    .execute()
}
