import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

type Named = { first_name: string | null; last_name: string | null; username: string | null }

/** First and last name of an account, else its username; '' where all are null, as of a deleted account. */
export const nameOfAccount = ({ first_name, last_name, username }: Named): string =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim() || (username ?? '')

/** SQL: first and last name of the query's account as one text; null where it has no account. */
export const fullName = sql<string | null>`trim(account.first_name || ' ' || account.last_name)`

/** The same by its id; undefined for a deleted account. */
export async function findAccountName(db: Db, id: number | null): Promise<string | undefined> {
  if (id === null) return undefined
  const account = await db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'username'])
    .where('id', '=', id)
    .executeTakeFirst()
  return account && nameOfAccount(account)
}
