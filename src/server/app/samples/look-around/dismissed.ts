import { sql } from 'kysely'
import type { Db } from '../../../platform/db/tables.ts'

/** Whether an account has dismissed its first steps. */
export async function hasDismissed(db: Db, account: number): Promise<boolean> {
  const { dismissed_by } = await db
    .selectFrom('demonstration')
    .select('dismissed_by')
    .executeTakeFirstOrThrow()
  return dismissed_by.includes(` ${account} `)
}

/** Dismisses the first steps of an account for good. One statement, so that two accounts may do so at once. */
export async function dismiss(db: Db, account: number): Promise<void> {
  await db
    .updateTable('demonstration')
    .set({ dismissed_by: sql`dismissed_by || ${`${account} `}` })
    .where('dismissed_by', 'not like', `% ${account} %`)
    .execute()
}
