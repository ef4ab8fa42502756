import type { OwnerLetterTable } from '../../../platform/db/tables/accounts.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { takeOldest } from '../../../platform/db/take-oldest.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { type OwnerEmail, sendOwnerEmail } from '../addresses/owner-emails.ts'
import { findAccount } from '../repo.ts'
import { factorsResetOnServer } from './emails.ts'

/* E-mails to owners that a command stores in the database, because only the running server has a connection to a mail server. */

type Kind = OwnerLetterTable['kind']

const words: Record<Kind, OwnerEmail> = { 'factors-reset-on-server': factorsResetOnServer }

/** Stores an e-mail to the owner of an account. Call it in the transaction of the change that it reports. */
export async function queueOwnerEmail(db: Db, accountId: number, kind: Kind, now: Date): Promise<void> {
  const row = { account_id: accountId, kind, created_at: now.toISOString() }
  await db.insertInto('owner_letter').values(row).execute()
}

/** Sends every stored e-mail; one process alone takes each. */
export async function sendQueuedOwnerEmails({ db, mail }: { db: Db; mail: Mail }): Promise<void> {
  for (;;) {
    const queued = await db.transaction().execute((transaction) => takeOldest(transaction, 'owner_letter'))
    if (!queued) return
    const account = await findAccount(db, queued.account_id)
    if (account) await sendOwnerEmail({ db, mail }, account, words[queued.kind])
  }
}
