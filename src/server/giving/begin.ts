import { randomUUID } from 'node:crypto'
import { type GiftForm, isOpenGift, type NewGift, walletMethods } from '../../lib/contract/gift.ts'
import { readAmount } from '../../lib/money.ts'
import { readTelephone } from '../accounts/rules.ts'
import { readChurch } from '../church-settings/repo.ts'
import type { Db } from '../db/tables.ts'
import { refuse, refuseFields } from '../errors/refusal.ts'
import { type Looking, lookLease, nextLook, noteFound } from './look.ts'
import { addGift, claimLook, findBySecret, findOpen, type Gift, hashSecret } from './repo.ts'
import { resolve } from './resolve.ts'

type Beginning = NewGift & { accountId: number | null; returnTo: string }

/**
 * Begins a gift: its row first, then the charge under the row's reference. The same secret finds the same gift, and a member's
 * open one of the same purpose is found instead of a second. Throws 409 where a guest's number has one open that was begun
 * elsewhere, because its secret shows it to nobody else.
 */
export async function beginGift(
  deps: Looking,
  { accountId, gift, secret, returnTo }: Beginning,
): Promise<Gift> {
  const { db, provider, now } = deps
  const begun = await db.transaction().execute(async (transaction) => {
    const same = await findBySecret(transaction, secret)
    if (same) return same
    const row = await rowOf(transaction, gift, { accountId, provider, now: now() })
    const open = await findOpen(transaction, row)
    if (open && accountId !== null) return open
    if (open) refuse(409, openElsewhere)
    return addGift(transaction, { ...row, secret_hash: hashSecret(secret) })
  })
  return begun.state === 'created' ? send(deps, begun, returnTo) : begun
}

const openElsewhere =
  'A gift for this purpose from this number still waits for its answer. Please finish it where it was begun, or try again in a few minutes.'

/** Asks the provider for the charge. Whoever turns the gift to `sent` does it, and nobody else ever again. */
async function send(deps: Looking, gift: Gift, returnTo: string): Promise<Gift> {
  const { db, provider, now } = deps
  const { reference, amount, currency, method, telephone, email } = gift
  const brought = { provider: provider.name, reference, source: 'giver', now: now() } as const
  const { gift: sent, changed } = await db.transaction().execute(async (transaction) => {
    // The lease keeps the poller from looking before the charge has its answer.
    await claimLook(transaction, gift.id, now(), lookLease)
    return resolve(transaction, { ...brought, fact: { kind: 'sent' } })
  })
  if (!changed || !sent) return sent ?? gift
  const found = await provider.charge({ reference, amount, currency, method, telephone, email, returnTo })
  return noteFound(deps, sent, { found, source: 'giver', provider: provider.name })
}

/** Sends the giver's code to the provider. Throws 409 when none is wanted any more. */
export async function sendCode(deps: Looking, gift: Gift, code: string): Promise<Gift> {
  const { db, provider, now } = deps
  const { reference } = gift
  const brought = { provider: provider.name, reference, source: 'giver', now: now() } as const
  if (gift.state !== 'needs code') refuse(409, notWanted)
  const { gift: sent, changed } = await resolve(db, { ...brought, fact: { kind: 'code sent' } })
  if (!changed || !sent) refuse(409, notWanted)
  const found = await provider.submitCode(reference, code)
  return noteFound(deps, sent, { found, source: 'giver', provider: provider.name })
}

const notWanted = 'No code is wanted any more.'

/** Whether the provider may be asked on behalf of somebody who looks at this gift. */
export const isWorthALook = ({ state }: Gift): boolean => isOpenGift(state) && state !== 'created'

type Origin = { accountId: number | null; provider: Looking['provider']; now: Date }

/** The row of a new gift, without its secret. Throws 400 for a number or an amount that cannot be. */
async function rowOf(db: Db, form: GiftForm, { accountId, provider, now }: Origin) {
  const { currency, country } = await readChurch(db)
  const { amount: whole, paymentMethod: method, telephone: written, fund, name, email, message } = form
  const amount = readAmount(whole, currency)
  if (!amount) refuseFields({ amount: ['Please give a whole amount'] })
  const asks = walletMethods.includes(method)
  const telephone = asks ? readTelephone({ telephone: written, country_code: undefined }, country) : null
  const at = now.toISOString()
  const giver_key = accountId === null ? (telephone ?? email.toLowerCase()) : `account ${accountId}`
  return {
    reference: randomUUID(),
    ...{ account_id: accountId, giver_key, fund, amount, currency, method, telephone, name, email, message },
    ...{ provider: provider.name, mode: provider.mode, state: 'created' as const },
    ...{ created_at: at, changed_at: at, provider_id: null, redirect_url: null, fees: null },
    ...{ receipt_number: null, paid_at: null, looking_until: null },
    next_look_at: nextLook({ state: 'created', created_at: at }, now),
  }
}
