import type { WaitingPaymentDetails } from '../../../lib/contract/giving/payment-details.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findAccountName } from '../accounts/account-name.ts'
import { type Change, findOfVersion, listWaitingOfChurch } from './changes.ts'
import { listKeepers } from './keepers.ts'

/** The waiting version of a page's text, as its editors see it; null where none waits for a second person or for its hour. */
export async function waitingOfPage(
  db: Db,
  { id, lang, number }: { id: number; lang: string; number: number | null },
): Promise<WaitingPaymentDetails | null> {
  const change = number === null ? undefined : await findOfVersion(db, { id, lang, number })
  return change?.state === 'waiting' ? waitingOf(db, change) : null
}

/** The same of what the church says of itself. */
export async function waitingOfChurch(db: Db): Promise<WaitingPaymentDetails | null> {
  const [change] = await listWaitingOfChurch(db)
  return change ? waitingOf(db, change) : null
}

async function waitingOf(db: Db, { asked_by, asked_at, due_at }: Change): Promise<WaitingPaymentDetails> {
  const approvers = (await listKeepers(db)).filter(({ id }) => id !== asked_by)
  const by = (await findAccountName(db, asked_by)) ?? ''
  return { asked_by: by, asked_at, due_at, approvers: approvers.map(({ name }) => name) }
}
