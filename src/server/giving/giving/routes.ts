import { type Context, Hono } from 'hono'
import { Done } from '../../../lib/contract/answer.ts'
import { GiftAnswer, GiftCode, NewGift, OpenGift } from '../../../lib/contract/giving/giving.ts'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { bytesOf } from '../../platform/http/body.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { consumeAs } from '../../platform/http/rate-limit.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { entryOfGift } from '../books/entries.ts'
import { beginGift, isWorthPolling, noGifts, sendCode } from './begin.ts'
import { type PollDeps, pollGift } from './poll.ts'
import { admitPrompt } from './prompts.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { applyRefundNotice, approvedRefundOf } from './refunds/refunds.ts'
import { offerStop } from './repeats/offer-stop.ts'
import { findByReference, findBySecret, findOwn, type Gift, giftAnswer } from './repo.ts'
import { resolve } from './resolve.ts'

/** The header with the secret of an attempt, which its giver's browser made. */
const secretHeader = 'X-Gift-Secret'

/** Giving by the payment provider: an extension (docs/giving.md). */
export const giving = new Hono<AppEnv>()
  .post(
    '/',
    anyone,
    idempotent,
    describe({
      summary: 'Begins a gift; the same secret, or an open gift of the same purpose, leads to the first one',
      status: 201,
      answer: GiftAnswer,
    }),
    takes(NewGift),
    async (c) => {
      const deps = pollDepsOf(c)
      const asked = await bodyOf(c)
      await consumeAs(c, 'gift')
      const accountId = c.var.caller?.id ?? null
      const prompted = await admitPrompt(c, asked)
      const site = c.var.settings.PUBLIC_SITE_URL ?? c.var.askedOrigin()
      const gift = await beginGift(deps, { ...asked, accountId, site })
      if (prompted) offerStop(c, prompted)
      c.var.giving?.wake()
      return c.json(await answerOf(c, gift), 201)
    },
  )
  .get(
    '/gift',
    anyone,
    describe({
      summary: `The gift of the secret in ${secretHeader}; for a member also the one of a reference, or the newest that is open, null for none`,
      query: { reference: 'of a gift of one’s own' },
      answer: OpenGift,
    }),
    async (c) => {
      const gift = await findGift(c)
      // Nobody's gift was named: having none that is open is no fault.
      if (!gift && !c.req.header(secretHeader) && !c.req.query('reference')) return c.json(null)
      if (!gift) refuse(404, noSuch)
      if (c.var.giving && isWorthPolling(gift)) c.var.background.run(pollGift(pollDepsOf(c), gift, 'page'))
      return c.json(await answerOf(c, gift))
    },
  )
  .post(
    '/gift/code',
    anyone,
    describe({
      summary: `Sends the code or voucher that the network wants, for the gift of the secret in ${secretHeader}`,
      answer: GiftAnswer,
    }),
    takes(GiftCode),
    async (c) => {
      const deps = pollDepsOf(c)
      const { code } = await bodyOf(c)
      const gift = (await findGift(c)) ?? refuse(404, noSuch)
      await c.var.limits.consume('code by gift', gift.reference)
      return c.json(await answerOf(c, await sendCode(deps, gift, code)))
    },
  )
  .post(
    '/webhook',
    anyone,
    describe({ summary: 'Takes a message of the payment provider, by its signature', answer: Done }),
    async (c) => {
      await hear(c, 'paystack')
      return c.json({ detail: 'Thank you.' })
    },
  )
  .post(
    '/callback/hubtel',
    anyone,
    describe({
      summary: 'Takes a hint of Hubtel, which has no signature: the gift is looked up',
      answer: Done,
    }),
    async (c) => {
      await hear(c, 'hubtel')
      return c.json({ detail: 'Thank you.' })
    },
  )
  .on(
    ['POST', 'PUT'],
    '/callback/mtn',
    anyone,
    describe({ summary: 'Takes a hint of MTN, which has no signature: the gift is looked up', answer: Done }),
    async (c) => {
      await hear(c, 'mtn')
      return c.json({ detail: 'Thank you.' })
    },
  )

const noSuch = 'There is no such gift.'

/** What the provider is asked with. Throws 404 in a church without a provider. */
function pollDepsOf(c: Context<AppEnv>): PollDeps {
  const { db, now, giving: open } = c.var
  const { providers } = open ?? refuse(404, noGifts)
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
  const secret = c.req.header(secretHeader)
  const found = secret ? await findBySecret(db, secret) : undefined
  if (found) return found
  return caller && findOwn(db, caller.id, c.req.query('reference'))
}

/**
 * Handles a callback of a provider. A signed one states a fact, which is stored; an unsigned one leads to a look-up, limited by
 * address. A fault answers 500, so that the provider sends it again. Throws 400 for a wrong signature.
 */
async function hear(c: Context<AppEnv>, name: PaymentProvider['name']): Promise<void> {
  const deps = pollDepsOf(c)
  const provider = deps.providers.find((one) => one.name === name) ?? refuse(404, noGifts)
  const notice = provider.readNotice(c.req.raw.headers, await bytesOf(c))
  if (notice === undefined) refuse(400, 'This has no valid signature of the payment provider.')
  if (!notice) return
  const { reference } = notice
  const { db, now } = deps
  if ('refund' in notice) {
    const { refund: fact, ...told } = notice
    const heard = { fact, now: now(), told: { ...told, provider: name } }
    return db.transaction().execute(async (transaction) => {
      const gift = await findByReference(transaction, reference)
      await applyRefundNotice(transaction, { ...heard, gift })
    })
  }
  const { fact } = notice
  if (fact)
    return void (await resolve(db, { provider: name, reference, fact, source: 'webhook', now: now() }))
  await c.var.limits.consume('hint by address', c.var.address)
  const gift = await findByReference(db, reference)
  const isOurs = gift?.provider === name && gift.state !== 'created' && gift.state !== 'succeeded'
  if (gift && isOurs) c.var.background.run(pollGift(deps, gift, 'webhook'))
}
