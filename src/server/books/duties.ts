import { type DutiesForm, duties, type HolderAnswer } from '../../lib/contract/duty.ts'
import { mostSignatories } from '../../lib/contract/welfare.ts'
import { nameOfAccount } from '../accounts/account-name.ts'
import type { Db } from '../db/tables.ts'
import { refuse } from '../errors/refusal.ts'

/** Everybody with a duty of the books, by duty and name. */
export async function listHolders(db: Db): Promise<HolderAnswer[]> {
  const rows = await db
    .selectFrom('duty')
    .innerJoin('account', 'account.id', 'duty.account_id')
    .where('duty', 'in', ['treasurer', 'counter'])
    .select(['account.id', 'username', 'first_name', 'last_name', 'duty'])
    .orderBy('duty', 'desc')
    .orderBy('first_name')
    .orderBy('account.id')
    .execute()
  return rows.map(({ id, username, first_name, last_name, duty }) => ({
    ...{ account: id, duty, name: nameOfAccount({ first_name, last_name, username }) },
  }))
}

/** Gives somebody exactly these duties. Call it in a transaction. Throws 409 for a fourth signatory. */
export async function setDuties(db: Db, account: number, form: DutiesForm, now: Date): Promise<void> {
  if (form.signatory) {
    const { count } = await db
      .selectFrom('duty')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('duty', '=', 'signatory')
      .where('account_id', '<>', account)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostSignatories)
      refuse(409, 'Three people are signatories already. Please take the duty from one of them first.')
  }
  await db.deleteFrom('duty').where('account_id', '=', account).execute()
  const granted_at = now.toISOString()
  for (const duty of duties)
    if (form[duty]) await db.insertInto('duty').values({ account_id: account, duty, granted_at }).execute()
}
