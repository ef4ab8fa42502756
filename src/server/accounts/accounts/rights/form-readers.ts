import type { Db } from '../../../platform/db/tables.ts'

/** Whether an account was named as who reads the answers of a form. */
export async function readsForms(db: Db, account: number): Promise<boolean> {
  const form = await db
    .selectFrom('form_reader')
    .select('form_id')
    .where('account_id', '=', account)
    .limit(1)
    .executeTakeFirst()
  return form !== undefined
}
