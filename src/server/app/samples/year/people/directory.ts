import type { Db } from '../../../../platform/db/tables.ts'
import { itemAt } from '../../seed/random.ts'

/** What members show to all members of the church: most of those in the directory their number, some their birthday and address. */
const shown = [
  { telephone: 'church' },
  { telephone: 'church', birthday: 'church' },
  { telephone: 'church', birthday: 'church', address: 'church' },
  { telephone: 'members', email: 'church' },
  {},
] as const

/** Of five members three are in the directory. */
export async function addDirectory(db: Db): Promise<void> {
  const members = await db
    .selectFrom('account')
    .select('id')
    .where('fellowship_id', 'is not', null)
    .orderBy('id')
    .execute()
  const rows = members
    .filter((_, at) => at % 5 < 3)
    .map(({ id }, at) => ({ account_id: id, directory: 1 as const, ...itemAt(shown, at) }))
  for (const row of rows)
    await db
      .insertInto('member_setting')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
