import { randomUUID } from 'node:crypto'
import {
  type GiftForm,
  isOpenGift,
  type NewGift,
  walletMethods,
} from '../../../lib/contract/giving/giving.ts'
import { readAmount } from '../../../lib/money/money.ts'
import { donationRules } from '../../../lib/texts/giving/donation-rules.ts'
import { findConfirmed } from '../../accounts/accounts/addresses/confirmed-telephones.ts'
import { hashSecret } from '../../accounts/accounts/sessions/secrets.ts'
import { readTelephone } from '../../accounts/accounts/telephones.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { requirePledge } from '../books/pledges/pledge-parts.ts'
import { openWeekdayOffering } from '../books/weekday-offering/offerings.ts'
import { givingRefusals } from './messages.ts'
import { nextPoll, noteFound, type PollDeps, pollLease } from './poll.ts'
import { chosenOf, type PaymentProvider } from './providers/provider.ts'
import { addGift, claimPoll, findBySecret, findOpen, type Gift, newGift } from './repo.ts'
import { resolve } from './resolve.ts'

/** `site` is the address of the church's own pages. */
type Beginning = NewGift & { accountId: number | null; site: string }

/**
 * Begins a gift: its row first, then the charge under the row's reference. The same secret finds the same gift, and a member's
 * open one of the same purpose is found instead of a second. Throws 409 where a guest's number has one open that was begun
 * elsewhere, because its secret shows it to nobody else.
 */
export async function beginGift(
  deps: PollDeps,
  { accountId, gift, secret, pledge, site }: Beginning,
): Promise<Gift> {
  const { db, providers, now } = deps
  const begun = await db.transaction().execute(async (transaction) => {
    const same = await findBySecret(transaction, secret)
    if (same) return same
    const row = await rowOf(transaction, gift, { accountId, providers, pledge, now: now() })
    const open = await findOpen(transaction, row)
    if (open && accountId !== null) return open
    if (open) refuse(409, donationRules.openElsewhere)
    return addGift(transaction, { ...row, secret_hash: hashSecret(secret) })
  })
  return begun.state === 'created' ? send(deps, begun, site) : begun
}

/** Asks the provider for the charge. Whoever turns the gift to `sent` does it, and nobody else ever again. */
export async function send(deps: PollDeps, gift: Gift, site: string): Promise<Gift> {
  const { db, now } = deps
  const provider = providerOf(deps, gift)
  const { reference, amount, currency, method, telephone, email } = gift
  const brought = { provider: provider.name, reference, source: 'giver', now: now() } as const
  const { gift: sent, changed } = await db.transaction().execute(async (transaction) => {
    // The lease keeps the poller from asking before the charge has its answer.
    await claimPoll(transaction, gift.id, now(), pollLease)
    return resolve(transaction, { ...brought, fact: { kind: 'sent' } })
  })
  if (!changed || !sent) return sent ?? gift
  const outcome = await provider.charge({
    reference,
    amount,
    currency,
    method,
    telephone,
    email,
    isOwnTelephone: await isOwnTelephone(db, gift),
    returnTo: new URL(gift.fund === 'tickets' ? '/tickets' : '/give', site).href,
    callbackUrl: new URL(`/backend/api/giving/callback/${provider.name}/`, site).href,
  })
  return noteFound(deps, sent, { outcome, source: 'giver' })
}

/** The provider of a gift. Throws 409 where the process no longer has its key. */
const providerOf = ({ providers }: PollDeps, gift: Gift): PaymentProvider =>
  providers.find(({ name }) => name === gift.provider) ?? refuse(409, donationRules.giveLater)

/** Whether the giver's account has confirmed the telephone: an unconfirmed one may be a stranger's (docs/decisions/messages.md#kept-refusals). */
export async function isOwnTelephone(
  db: Db,
  { account_id, telephone }: Pick<Gift, 'account_id' | 'telephone'>,
): Promise<boolean> {
  if (account_id === null || telephone === null) return false
  return (await findConfirmed(db, account_id))?.telephone === telephone
}

/** Sends the giver's code to the provider. Throws 409 when none is wanted any more. */
export async function sendCode(deps: PollDeps, gift: Gift, code: string): Promise<Gift> {
  const { db, now } = deps
  const provider = providerOf(deps, gift)
  const { reference } = gift
  const brought = { provider: provider.name, reference, source: 'giver', now: now() } as const
  if (gift.state !== 'needs code' || !provider.submitCode) refuse(409, donationRules.notWanted)
  const { gift: sent, changed } = await resolve(db, { ...brought, fact: { kind: 'code sent' } })
  if (!changed || !sent) refuse(409, donationRules.notWanted)
  const outcome = await provider.submitCode(reference, code)
  return noteFound(deps, sent, { outcome, source: 'giver' })
}

/** Whether the provider may be asked on behalf of somebody who looks at this gift. */
export const isWorthPolling = ({ state }: Gift): boolean => isOpenGift(state) && state !== 'created'

type Origin = {
  accountId: number | null
  providers: PollDeps['providers']
  pledge: number | undefined
  now: Date
}

/** The row of a new gift, without its secret. Throws 400 for a number or an amount that cannot be. */
async function rowOf(db: Db, form: GiftForm, { accountId, providers, pledge, now }: Origin) {
  const { currency, country, giving_provider } = await readChurch(db)
  const provider = chosenOf(providers, giving_provider) ?? refuse(404, donationRules.noGifts)
  const { amount: whole, paymentMethod: method, telephone: written, name, email, message } = form
  const amount = readAmount(whole, currency)
  if (!amount) refuseFields({ amount: [givingRefusals.pleaseGiveWholeAmount] })
  if (!provider.methodsIn(currency).includes(method))
    refuseFields({ paymentMethod: [givingRefusals.churchTakesNoGifts] })
  const asks = walletMethods.includes(method)
  const telephone = asks ? readTelephone({ telephone: written, country_code: undefined }, country) : null
  const { fund, ...occasion } = await purposeOf(db, form)
  const born = newGift(now)
  const giver_key = accountId === null ? (telephone ?? email.toLowerCase()) : `account ${accountId}`
  return {
    ...born,
    reference: randomUUID(),
    account_id: accountId,
    giver_key,
    fund,
    amount,
    currency,
    method,
    telephone,
    name,
    email,
    message,
    ...occasion,
    provider: provider.name,
    mode: provider.mode,
    pledge_id: pledge ? await requirePledge(db, { id: pledge, accountId, purpose: fund }) : null,
    next_look_at: nextPoll(born, now),
  }
}

/** What a gift is for. One that names its weekday of birth is for the collection that is open. Throws 400 where none is. */
async function purposeOf(db: Db, { fund, weekday }: GiftForm) {
  if (!weekday) return { fund, collection_id: null, weekday: null }
  const open = await openWeekdayOffering(db)
  if (!open) refuseFields({ weekday: [givingRefusals.kofiAmaCollectionHas] })
  if (!/^[0-6]$/.test(weekday)) refuseFields({ weekday: [givingRefusals.pleaseChooseDay] })
  return { fund: open.purpose, collection_id: open.id, weekday: Number(weekday) }
}
