import type { GiverAnswer } from '../../lib/contract/books-count.ts'
import { nameOfAccount } from '../accounts/account-name.ts'
import type { Db } from '../db/tables.ts'
import { accountsMatching } from './search.ts'

/** Up to six members whose names have these words, by first name. */
export async function findGivers(db: Db, words: string): Promise<GiverAnswer[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('id', 'in', accountsMatching(db, words))
    .orderBy('first_name')
    .orderBy('id')
    .limit(6)
    .execute()
  return rows.map(({ id, username, first_name, last_name }) => ({
    ...{ id, username, name: nameOfAccount({ first_name, last_name, username }) },
  }))
}
