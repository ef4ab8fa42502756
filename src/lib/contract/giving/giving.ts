import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { donationRules } from '../../texts/giving/donation-rules.ts'
import { atMost, Id, optionalText } from '../base.ts'
import { Donation } from './donation.ts'

/** What a gift can be for, until the church has a list of its own. The first is the default. */
export const funds = [
  ['offering', 'Offering'],
  ['tithe', 'Tithe'],
  ['thanksgiving', 'Thanksgiving'],
  ['harvest', 'Harvest'],
  ['welfare', 'Welfare'],
  ['building', 'Building'],
  ['missions', 'Missions'],
] as const
export type FundId = (typeof funds)[number][0]

/** What money that comes by a payment provider is for: a gift for a purpose, or tickets that somebody buys, which are no gift. */
export const purposes = [...funds.map(([id]) => id), 'tickets'] as const
export type Purpose = FundId | 'tickets'

/** The states of a gift. A later one is never left for an earlier one, whatever order facts arrive in (server/giving/giving/state-machine.ts). */
export const giftStates = [
  'created',
  'sent',
  'pending',
  'needs code',
  'code sent',
  'expired',
  'failed',
  'succeeded',
] as const
export type GiftState = (typeof giftStates)[number]

/** The states in which the giver or the provider still has to do something. */
export const openGiftStates = ['created', 'sent', 'pending', 'needs code', 'code sent'] as const

export const isOpenGift = (state: GiftState): boolean => openGiftStates.some((open) => open === state)

/** `live`: money moves. `test`: the keys of a provider's test mode. `sample`: the fake beside the sample church. */
const giftModes = ['live', 'test', 'sample'] as const
export type GiftMode = (typeof giftModes)[number]

/** The payment providers. Their keys are in the environment of the process. */
export const giftProviders = ['paystack', 'hubtel', 'mtn'] as const
export type ProviderName = (typeof giftProviders)[number]

/** What the Give page offers: gifts in a mode, the form that only shows itself, or the church's other ways to give. */
export type GivingMode = GiftMode | 'demonstration' | 'none'

/** Methods whose wallet is asked on the giver's telephone. */
export const walletMethods: readonly string[] = ['mtn-momo', 'vodafone-cash', 'airteltigo-money']

/** The largest amount of one gift, in whole units. Providers and networks take less. */
export const largestGift = 1_000_000

/** The secret of an attempt: 32 random bytes as base64url. */
const secret = z
  .string({ error: () => bookRules.sendSecretAttempt })
  .check(z.regex(/^[\w-]{43}$/, { error: () => bookRules.sendSecretAttempt }))

/** The form of a gift: that of the specification (spec 1 §5), its purpose, and the telephone of the wallet. */
export const GiftForm = z
  .strictObject({
    ...Donation.shape,
    amount: Donation.shape.amount.check(
      z.refine((amount) => Number(amount) <= largestGift, {
        error: () => donationRules.tooMuch,
      }),
    ),
    fund: z._default(
      z.enum(
        funds.map(([id]) => id),
        { error: () => donationRules.fund },
      ),
      'offering',
    ),
    telephone: optionalText(30),
    /** The weekday of birth, for a Kofi & Ama collection that is open: '0' is Sunday; absent or '' for none. */
    weekday: z.optional(z.string()),
  })
  .check(
    z.refine(({ paymentMethod, telephone }) => telephone !== '' || !walletMethods.includes(paymentMethod), {
      error: () => donationRules.telephone,
      path: ['telephone'],
    }),
  )
export type GiftForm = z.infer<typeof GiftForm>

/**
 * POST giving/: the form with the secret of the attempt, made by the browser, and the pledge of which it is a part. The same secret
 * again finds the same gift.
 */
export const NewGift = z.strictObject({ gift: GiftForm, secret, pledge: z.optional(Id) })
export type NewGift = z.infer<typeof NewGift>

/** POST giving/gift/code/: what the network sent, or the voucher that the giver generated. */
export const GiftCode = z.strictObject({
  code: z
    .string({ error: () => donationRules.noCode })
    .check(z.trim(), atMost(20), z.regex(/^[A-Za-z0-9]{3,12}$/, { error: () => donationRules.code })),
})
export type GiftCode = z.infer<typeof GiftCode>

/** A gift as its giver sees it. */
export const GiftAnswer = z.strictObject({
  reference: z.string(),
  state: z.enum(giftStates),
  mode: z.enum(giftModes),
  amount: z.number(),
  currency: z.string(),
  fund: z.enum(purposes),
  method: z.string(),
  /** The wallet that is asked, without its middle: `024 ... 567`; '' for none. */
  telephone: z.string(),
  /** What the provider says that the giver should do. */
  prompt: z.string(),
  /** Until when the prompt stands on the telephone; '' for none. */
  prompt_until: z.string(),
  /** The provider's page, where a card is entered; '' for none. */
  redirect_url: z.string(),
  reason: z.string(),
  /** The receipt's number; '' until the gift has succeeded. */
  receipt_number: z.string(),
  created_at: z.string(),
  /** Opens the check of the receipt; '' before, and for a gift of a provider's test mode. */
  code: z.string(),
  /** The hash of the newest entry of the books, which a receipt shows; '' where there is no code. */
  root: z.string(),
  /** The day of that entry; '' where there is no code. */
  root_day: z.string(),
  /** When the money was paid; '' before. */
  paid_at: z.string(),
  /** What the provider keeps of it, in the smallest unit; null where it has not said. */
  fees: z.nullable(z.number()),
  /** What is given back of it; null for nothing. */
  refund: z.nullable(z.strictObject({ state: z.string(), amount: z.number(), changed_at: z.string() })),
})
export type GiftAnswer = z.infer<typeof GiftAnswer>

/** GET giving/gift/: null for a member without an open gift, where neither a secret nor a reference names one. */
export const OpenGift = z.nullable(GiftAnswer)
