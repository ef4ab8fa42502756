import {
  type DutiesForm,
  type Duty,
  duties,
  type HolderAnswer,
} from '../../../../lib/contract/accounts/duty.ts'
import { mostSignatories } from '../../../../lib/contract/giving/welfare.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { nameOfAccount } from '../account-name.ts'
import { accountRefusals } from '../messages.ts'

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
    account: id,
    duty,
    name: nameOfAccount({ first_name, last_name, username }),
  }))
}

/** Gives somebody exactly these duties. Call it in a transaction. Throws 409 for a fourth signatory. */
export async function setDuties(db: Db, account: number, form: DutiesForm, now: Date): Promise<void> {
  if (form.signatory) await refuseFourthSignatory(db, account)
  await db.deleteFrom('duty').where('account_id', '=', account).execute()
  for (const duty of duties) if (form[duty]) await give(db, { account, duty, now })
}

/** Gives somebody these duties beside those that they have. Call it in a transaction. Throws 409 for a fourth signatory. */
export async function addDuties(db: Db, account: number, given: readonly Duty[], now: Date): Promise<void> {
  if (given.includes('signatory')) await refuseFourthSignatory(db, account)
  for (const duty of given) await give(db, { account, duty, now })
}

/** Throws 409 when the church has three signatories beside this account; `account` 0 is one that is not there yet. */
export async function refuseFourthSignatory(db: Db, account: number): Promise<void> {
  const { count } = await db
    .selectFrom('duty')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('duty', '=', 'signatory')
    .where('account_id', '<>', account)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostSignatories) refuse(409, accountRefusals.threePeopleAreSignatories)
}

const give = (db: Db, { account, duty, now }: { account: number; duty: Duty; now: Date }) =>
  db
    .insertInto('duty')
    .values({ account_id: account, duty, granted_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** What the system log says of somebody's duties. */
export const dutiesDetail = (username: string, held: readonly Duty[]): string =>
  `${username} now has the duties: ${held.join(', ') || 'none'}`
