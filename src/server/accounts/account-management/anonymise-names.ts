import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Db } from '../../platform/db/tables.ts'
import { nameOfAccount } from '../accounts/account-name.ts'
import type { Account } from '../accounts/repo.ts'

const somebody = 'somebody who was deleted'

/**
 * Removes the copies of an account's name in what staff did and wrote: acts of care, notes of care and conversations, also where work was
 * handed over to this account. Call it in the transaction that deletes the account, before the row goes.
 */
export async function anonymiseNamesOf(db: Db, account: Account): Promise<void> {
  const { id } = account
  await db.updateTable('care_history').set({ by_name: '' }).where('done_by', '=', id).execute()
  await db.updateTable('care_note').set({ writer: '' }).where('written_by', '=', id).execute()
  await db.updateTable('conversation_entry').set({ by_name: '' }).where('done_by', '=', id).execute()
  await db.updateTable('account_seen').set({ seen_by_name: '' }).where('seen_by', '=', id).execute()
  const names = [nameOfPerson(account), nameOfAccount(account), account.username]
  await db
    .updateTable('care_history')
    .set({ word: somebody })
    .where('act', '=', 'handed over')
    .where('word', 'in', names)
    .execute()
  await db
    .updateTable('conversation_entry')
    .set({ text: somebody })
    .where('kind', '=', 'handed over')
    .where('text', 'in', names)
    .execute()
}
