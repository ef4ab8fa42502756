import type { Db } from '../../platform/db/tables.ts'

/** Whether the church was ever open to visitors, also where an admin has closed it since: the setting is stored when it is first opened. */
export async function wasOpened(db: Db): Promise<boolean> {
  const churchSetting = await db
    .selectFrom('church_setting')
    .select('key')
    .where('key', '=', 'opened')
    .executeTakeFirst()
  return churchSetting !== undefined
}
