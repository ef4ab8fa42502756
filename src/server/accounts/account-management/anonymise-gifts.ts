import type { Db } from '../../platform/db/tables.ts'
import { findIdentity } from '../../register/entries/identity.ts'

/**
 * Anonymises the gifts of an account that is about to be deleted. Amount, purpose, dates and the payment's
 * ids stay for the books. Call it in the transaction of the deletion.
 */
export async function anonymiseGiftsOf(db: Db, accountId: number): Promise<void> {
  const rows = await db.selectFrom('gift').select('id').where('account_id', '=', accountId).execute()
  for (const { id } of rows)
    await db
      .updateTable('gift')
      .set({ giver_key: `gift ${id}`, telephone: null, name: '', email: '', message: '', prompt: '' })
      .set({ redirect_url: null })
      .where('id', '=', id)
      .execute()
}

/** Anonymises somebody's claims and vouchers. Amounts and dates stay for the books. Call it in the deletion's transaction. */
export async function anonymiseWelfareOf(db: Db, account: number): Promise<void> {
  const claims = db.selectFrom('welfare_claim').select('id').where('account_id', '=', account)
  await db.updateTable('welfare_vote').set({ why: '' }).where('claim_id', 'in', claims).execute()
  await db.updateTable('welfare_claim').set({ words: '' }).where('account_id', '=', account).execute()
  await db
    .updateTable('voucher')
    .set({ payee: '', received_name: '' })
    .where('payee_account', '=', account)
    .execute()
}

/** Anonymises the vouchers of somebody who was paid, or asked for it. What it was for stays for the books. Call it in the deletion's transaction. */
export async function anonymiseSpendingOf(db: Db, account: number): Promise<void> {
  const paid = db.selectFrom('spend_voucher').select('id').where('payee_account', '=', account)
  await db
    .updateTable('outgoing_row')
    .set({ name: '', text: '', reference: '' })
    .where('voucher_id', 'in', paid)
    .execute()
  await db
    .updateTable('spend_voucher')
    .set({ payee: '', payee_folded: '', received_name: '' })
    .where('payee_account', '=', account)
    .execute()
  await db
    .updateTable('recurring_voucher')
    .set({ payee: '', is_open: 0 })
    .where('payee_account', '=', account)
    .execute()
  await db.updateTable('spend_voucher').set({ asked_by: '' }).where('asked_account', '=', account).execute()
}

/**
 * Anonymises the pledges of an account that is about to be deleted. Amounts stay for the totals. Call it in the
 * transaction of the deletion.
 */
export async function anonymisePledgesOf(db: Db, account: number): Promise<void> {
  await db
    .updateTable('pledge')
    .set({ name: '', telephone: '', word: '', rhythm: 'off', remind_on: null })
    .where('account_id', '=', account)
    .execute()
}

/**
 * Anonymises the payments of an account, and those from the telephone number that it has shown to be its own. Call it in the transaction
 * of the deletion.
 */
export async function anonymisePaymentsOf(db: Db, account: number): Promise<void> {
  const telephone = (await findIdentity(db, account))?.telephone
  if (telephone) await forgetKeysOf(db, telephone)
  await db
    .updateTable('statement_row')
    .set({ giver: '', name: '', text: '', telephone: null, reference: '' })
    .where((row) =>
      row.or([row('account_id', '=', account), ...(telephone ? [row('telephone', '=', telephone)] : [])]),
    )
    .execute()
}

/** With its key the hash of a giver without an account could be tried out against names. */
async function forgetKeysOf(db: Db, telephone: string): Promise<void> {
  const nameless = db
    .selectFrom('ledger_entry')
    .innerJoin('statement_row', 'statement_row.id', 'ledger_entry.source_id')
    .select('ledger_entry.id')
    .where('ledger_entry.source', '=', 'statement_row')
    .where('statement_row.account_id', 'is', null)
    .where('statement_row.telephone', '=', telephone)
  await db.deleteFrom('giver_key').where('entry_id', 'in', nameless).execute()
}
