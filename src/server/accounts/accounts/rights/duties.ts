import type { Duty } from '../../../../lib/contract/accounts/duty.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** The duties of an account beside its role (docs/decisions/accounts.md#duties). */
export async function dutiesOf(db: Db, account: number): Promise<Duty[]> {
  const rows = await db
    .selectFrom('duty')
    .select('duty')
    .where('account_id', '=', account)
    .orderBy('duty')
    .execute()
  return rows.map(({ duty }) => duty)
}
