import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The names of accounts by id, read at once: '' for none, and a phrase for one that is deleted. */
export async function namesOf(
  db: Db,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('account')
          .select(['id', 'first_name', 'last_name', 'username'])
          .where('id', 'in', wanted)
          .execute()
  const names = new Map(rows.map((row) => [row.id, nameOfAccount(row)]))
  return (id) => (id === null ? '' : names.get(id)) ?? deletedAccount
}

/** What stands for somebody whose account was deleted. */
const deletedAccount = 'Somebody whose account is deleted'
