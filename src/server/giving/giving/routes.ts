import type { Context } from 'hono'
import type { Done } from '../../../lib/contract/answer.ts'
import * as calls from '../../../lib/contract/giving/calls/giving.ts'
import type { GiftAnswer } from '../../../lib/contract/giving/giving.ts'
import { donationRules } from '../../../lib/texts/giving/donation-rules.ts'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { bytesOf } from '../../platform/http/body.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { consumeAs } from '../../platform/http/rate-limit.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { entryOfGift } from '../books/entries.ts'
import { beginGift, isWorthPolling, sendCode } from './begin.ts'
import { givingRefusals } from './messages.ts'
import { type PollDeps, pollGift } from './poll.ts'
import { admitPrompt } from './prompts.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { applyRefundNotice, approvedRefundOf } from './refunds/refunds.ts'
import { offerStop } from './repeats/offer-stop.ts'
import { findByReference, findBySecret, findOwn, type Gift, giftAnswer } from './repo.ts'
import { resolve } from './resolve.ts'

/** Giving by the payment provider: an extension (docs/giving.md). */
export const giving = new Routes()
  .answer(calls.beginGift, [anyone, idempotent], async (c) => {
    const deps = pollDepsOf(c)
    const body = await bodyOf(c)
    await consumeAs(c, 'gift')
    const accountId = c.var.caller?.id ?? null
    const prompted = await admitPrompt(c, body)
    const site = c.var.settings.PUBLIC_SITE_URL ?? c.var.askedOrigin()
    const gift = await beginGift(deps, { ...body, accountId, site })
    if (prompted) offerStop(c, prompted)
    c.var.giving?.wake()
    return answerOf(c, gift)
  })
  .answer(calls.readGift, anyone, async (c) => {
    const gift = await findGift(c)
    // Nobody's gift was named: having none that is open is no fault.
    if (!gift && !c.req.header(calls.secretHeader) && !c.req.query('reference')) return null
    if (!gift) refuse(404, donationRules.noSuch)
    if (c.var.giving && isWorthPolling(gift)) c.var.background.run(pollGift(pollDepsOf(c), gift, 'page'))
    return answerOf(c, gift)
  })
  .answer(calls.sendGiftCode, anyone, async (c) => {
    const deps = pollDepsOf(c)
    const { code } = await bodyOf(c)
    const gift = (await findGift(c)) ?? refuse(404, donationRules.noSuch)
    await c.var.limits.consume('code by gift', gift.reference)
    return answerOf(c, await sendCode(deps, gift, code))
  })
  .answer(calls.hearPaystack, anyone, (c) => hear(c, 'paystack'))
  .answer(calls.hearHubtel, anyone, (c) => hear(c, 'hubtel'))
  .answer(calls.hearMtn, anyone, (c) => hear(c, 'mtn'))
  .answer(calls.hearMtnByPut, anyone, (c) => hear(c, 'mtn'))

const thanks = (): Done => ({ detail: givingRefusals.thankYou })

/** What the provider is asked with. Throws 404 in a church without a provider. */
function pollDepsOf(c: Context<AppEnv>): PollDeps {
  const { db, now, giving: open } = c.var
  const { providers } = open ?? refuse(404, donationRules.noGifts)
  return { db, now, providers }
}

/** A gift as its giver sees it, with what is given back of it and with its entry in the books. */
async function answerOf(c: Context<AppEnv>, gift: Gift): Promise<GiftAnswer> {
  if (gift.state !== 'succeeded') return giftAnswer(gift)
  const { db } = c.var
  return giftAnswer(gift, await approvedRefundOf(db, gift.id), await entryOfGift(db, gift.id))
}

/** The gift of the secret, or the caller's own; undefined for none. */
async function findGift(c: Context<AppEnv>): Promise<Gift | undefined> {
  const { db, caller } = c.var
  const secret = c.req.header(calls.secretHeader)
  const gift = secret ? await findBySecret(db, secret) : undefined
  // What pays for tickets is seen with their order.
  if (gift && gift.fund !== 'tickets') return gift
  return caller && findOwn(db, caller.id, c.req.query('reference'))
}

/**
 * Handles a callback of a provider. A signed one states a fact, which is stored; an unsigned one leads to a look-up, limited by
 * address. A fault answers 500, so that the provider sends it again. Throws 400 for a wrong signature.
 */
async function hear(c: Context<AppEnv>, name: PaymentProvider['name']): Promise<Done> {
  const deps = pollDepsOf(c)
  const provider = deps.providers.find((one) => one.name === name) ?? refuse(404, donationRules.noGifts)
  const notice = provider.readNotice(c.req.raw.headers, await bytesOf(c))
  if (notice === undefined) refuse(400, givingRefusals.hasNoValidSignature)
  if (!notice) return thanks()
  const { reference } = notice
  const { db, now } = deps
  if ('refund' in notice) {
    const { refund: fact, ...told } = notice
    const heard = { fact, now: now(), told: { ...told, provider: name } }
    await db.transaction().execute(async (transaction) => {
      const gift = await findByReference(transaction, reference)
      await applyRefundNotice(transaction, { ...heard, gift })
    })
    return thanks()
  }
  const { fact } = notice
  if (fact) {
    await resolve(db, { provider: name, reference, fact, source: 'webhook', now: now() })
    return thanks()
  }
  await c.var.limits.consume('hint by address', c.var.address)
  const gift = await findByReference(db, reference)
  const isOurs = gift?.provider === name && gift.state !== 'created' && gift.state !== 'succeeded'
  if (gift && isOurs) c.var.background.run(pollGift(deps, gift, 'webhook'))
  return thanks()
}
