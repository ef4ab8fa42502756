import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** The language in which a person is written to: what their account has chosen, else what the register says; '' where neither does. */
export async function languageOfPerson(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('person')
    .leftJoin('account', 'account.id', 'person.account_id')
    .select(sql<string>`coalesce(account.language, person.language)`.as('language'))
    .where('person.id', '=', id)
    .executeTakeFirst()
  return row?.language ?? ''
}
