import * as z from 'zod/mini'
import { registrationRules } from '../../texts/services/registration-rules.ts'
import { serviceRules } from '../../texts/services/service-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { atMost, dayText, Id, optionalText, requiredText, type Why } from '../base.ts'
import { Version } from '../edit.ts'
import { emailShape } from '../email.ts'
import { flag, id, number, numberOrNull, text, textOrNull } from '../fields.ts'
import { Donation } from '../giving/donation.ts'
import { GiftAnswer, GiftCode } from '../giving/giving.ts'

const largestPrice = 100_000_000

const whole = (least: number, most: number, error: Why) =>
  z
    .number({ error })
    .check(z.refine((value) => Number.isSafeInteger(value) && value >= least && value <= most, { error }))

const Price = whole(0, largestPrice, () => serviceRules.givePrice0More)
const OptionalPrice = z._default(z.nullable(Price), null)
const OptionalDay = z._default(z.nullable(dayText(() => usualRules.giveDay)), null)
const Places = z._default(z.nullable(whole(1, 100_000, () => serviceRules.giveNumberPlaces)), null)

/** A kind of ticket; without an id a new one. */
export const TicketKindForm = z.strictObject({
  id: z._default(z.nullable(Id), null),
  name: requiredText(() => serviceRules.nameEachKindTicket, 80),
  price: Price,
  /** Of members of a fellowship who are signed in. */
  member_price: OptionalPrice,
  early_price: OptionalPrice,
  early_until: OptionalDay,
  places: Places,
  is_open: z._default(z.boolean(), true),
})
export type TicketKindForm = z.infer<typeof TicketKindForm>

/** A code that makes an order cheaper; without an id a new one. */
export const DiscountForm = z.strictObject({
  id: z._default(z.nullable(Id), null),
  code: z
    .string({ error: () => serviceRules.giveCode })
    .check(
      z.trim(),
      atMost(20),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9]{4,20}$/, { error: () => serviceRules.codeHasLetters }),
    ),
  percent: z._default(
    whole(0, 100, () => serviceRules.giveNumberFrom0),
    0,
  ),
  amount: z._default(Price, 0),
  most_uses: Places,
  until_day: OptionalDay,
})
export type DiscountForm = z.infer<typeof DiscountForm>

/** PUT registrations/{event}/. */
export const RegistrationForm = z
  .strictObject({
    is_open: z._default(z.boolean(), false),
    about: optionalText(2000),
    opens_on: OptionalDay,
    closes_on: OptionalDay,
    cancels_until: OptionalDay,
    places: Places,
    has_waiting: z._default(z.boolean(), false),
    /** Whether people pay online, by the provider of gifts; and whether they may pay at the desk in place of it. */
    pays_online: z._default(z.boolean(), false),
    pays_later: z._default(z.boolean(), true),
    /** Who cancels gets everything back until a day, then a share until another one, then nothing; without days everything. */
    refund_full_until: OptionalDay,
    refund_part_until: OptionalDay,
    refund_percent: z._default(
      whole(0, 100, () => serviceRules.giveNumberFrom0),
      0,
    ),
    /** The most that so many tickets of one registration cost together. */
    family_price: z._default(z.nullable(whole(1, largestPrice, () => serviceRules.givePriceAbove0)), null),
    family_most: z._default(z.nullable(whole(2, 20, () => serviceRules.giveNumberFrom2)), null),
    most_tickets: z._default(
      whole(1, 20, () => serviceRules.giveNumberFrom1),
      6,
    ),
    kinds: z.array(TicketKindForm).check(
      z.minLength(1, { error: () => serviceRules.addKindTicket }),
      z.maxLength(20, { error: () => serviceRules.eventAtMost20 }),
      z.refine(
        (kinds) =>
          kinds.every(({ early_price, early_until }) => (early_price === null) === (early_until === null)),
        { error: () => serviceRules.earlyPriceNeedsIts },
      ),
    ),
    discounts: z._default(
      z.array(DiscountForm).check(
        z.maxLength(100, { error: () => serviceRules.eventAtMost100 }),
        z.refine((all) => new Set(all.map(({ code }) => code)).size === all.length, {
          error: () => serviceRules.twoCodesSame,
        }),
        z.refine((all) => all.every(({ percent, amount }) => percent > 0 || amount > 0), {
          error: () => serviceRules.codeTakesOff,
        }),
      ),
      [],
    ),
    version: Version,
  })
  .check(
    z.refine(({ pays_online, pays_later }) => pays_online || pays_later, {
      error: () => serviceRules.sayHowPeoplePay,
      path: ['pays_later'],
    }),
    z.refine(({ family_price, family_most }) => (family_price === null) === (family_most === null), {
      error: () => serviceRules.familyPriceNeeds,
      path: ['family_most'],
    }),
    z.refine(({ refund_part_until, refund_percent }) => refund_part_until === null || refund_percent > 0, {
      error: () => serviceRules.sayHowMuchGiven,
      path: ['refund_percent'],
    }),
    z.refine(
      ({ refund_full_until, refund_part_until }) =>
        refund_full_until === null || refund_part_until === null || refund_full_until <= refund_part_until,
      { error: () => serviceRules.dayComesAfterLast, path: ['refund_part_until'] },
    ),
  )
export type RegistrationForm = z.infer<typeof RegistrationForm>

/** How money is given back, as everybody reads it. */
const refundRules = { refund_full_until: textOrNull, refund_part_until: textOrNull, refund_percent: number }

/** The same, and the family's price. */
const rules = {
  ...refundRules,
  family_price: numberOrNull,
  family_most: numberOrNull,
}

const kind = { id, name: text, places: numberOrNull, is_open: flag }

/** GET registrations/: events with their registration, or without one yet. */
export const RegistrationHead = z.strictObject({
  event: id,
  title: text,
  date: text,
  /** The name of the fellowship whose event it is; '' for the whole church. */
  fellowship: text,
  /** False where people do not register yet. */
  exists: flag,
  is_open: flag,
  places: numberOrNull,
  placed: number,
  waiting: number,
  arrived: number,
  may_change: flag,
})
export type RegistrationHead = z.infer<typeof RegistrationHead>

/** GET registrations/{event}/: for who sets it up. */
export const RegistrationAnswer = z.strictObject({
  event: id,
  title: text,
  date: text,
  is_open: flag,
  about: text,
  opens_on: textOrNull,
  closes_on: textOrNull,
  cancels_until: textOrNull,
  places: numberOrNull,
  has_waiting: flag,
  most_tickets: number,
  pays_online: flag,
  pays_later: flag,
  ...rules,
  /** Whether the church takes money online at all. */
  can_pay_online: flag,
  kinds: z.array(
    z.strictObject({
      ...kind,
      price: number,
      member_price: numberOrNull,
      early_price: numberOrNull,
      early_until: textOrNull,
      placed: number,
    }),
  ),
  discounts: z.array(
    z.strictObject({
      id,
      code: text,
      percent: number,
      amount: number,
      most_uses: numberOrNull,
      until_day: textOrNull,
      uses: number,
    }),
  ),
  placed: number,
  waiting: number,
  arrived: number,
  /** What the orders with a place come to, and what was paid of it. */
  total: number,
  paid: number,
  version: number,
})
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>

/** GET events/{id}/registration/: what somebody may order now, at the prices that hold for the caller. */
export const TicketOffer = z.strictObject({
  event: id,
  title: text,
  is_open: flag,
  about: text,
  closes_on: text,
  places_left: numberOrNull,
  has_waiting: flag,
  most_tickets: number,
  /** Whether the members' price holds for the caller. */
  is_member: flag,
  pays_online: flag,
  pays_later: flag,
  ...rules,
  kinds: z.array(z.strictObject({ id, name: text, price: number, places_left: numberOrNull })),
})
export type TicketOffer = z.infer<typeof TicketOffer>

const Tickets = z
  .array(z.strictObject({ kind: Id, name: requiredText(() => registrationRules.name, 120) }))
  .check(
    z.minLength(1, { error: () => registrationRules.none }),
    z.maxLength(20, { error: () => registrationRules.none }),
  )

const DiscountWord = z._default(z.string().check(z.trim(), atMost(20), z.toUpperCase()), '')

/** POST events/{id}/tickets/price/. */
export const PriceForm = z.strictObject({ tickets: Tickets, discount: DiscountWord })

/** What tickets cost now. */
export const PriceAnswer = z.strictObject({
  total: number,
  discount: number,
  /** What the family's price takes off. */
  family: number,
})
export type PriceAnswer = z.infer<typeof PriceAnswer>

/** 32 random bytes as base64url, made by the browser: the same secret again finds the same order. */
const Secret = z
  .string({ error: () => serviceRules.sendSecretOrder })
  .check(z.regex(/^[\w-]{43}$/, { error: () => serviceRules.sendSecretOrder }))

/** POST events/{id}/tickets/. */
export const OrderForm = z
  .strictObject({
    secret: Secret,
    name: requiredText(() => registrationRules.name, 120),
    email: z._default(
      z.string().check(
        z.trim(),
        atMost(150),
        z.refine((given) => given === '' || emailShape.test(given), { error: () => registrationRules.email }),
      ),
      '',
    ),
    telephone: optionalText(40),
    tickets: Tickets,
    discount: DiscountWord,
    /** What the page showed: another price is refused, so that nobody pays what they did not see. */
    total: whole(0, largestPrice * 20, () => serviceRules.loadPageAgain),
    /** Hidden from people: only programs that fill every field write here. */
    website: optionalText(200),
  })
  .check(
    z.refine(({ email, telephone }) => email !== '' || telephone !== '', {
      error: () => registrationRules.contact,
      path: ['telephone'],
    }),
  )
export type OrderForm = z.infer<typeof OrderForm>

/** POST tickets/: what the holder of a secret sees. */
export const SecretForm = z.strictObject({ secret: Secret })

/** POST tickets/cancel/: all tickets, or one. */
export const CancelTicketsForm = z.strictObject({ secret: Secret, ticket: z.optional(Id) })

/** What people read of a payment while it goes its way. */
const attempt = z.nullable(GiftAnswer)

/**
 * POST tickets/pay/: pays what is due of an order online, or a part of it where the church allows that. `attempt` is made by the browser like a secret:
 * the same one again finds the same payment. The server alone knows what is due.
 */
export const PayForm = z.strictObject({
  secret: Secret,
  attempt: Secret,
  amount: whole(1, largestPrice * 20, () => serviceRules.giveAmountAbove0),
  method: Donation.shape.paymentMethod,
  telephone: optionalText(30),
  email: z
    .string()
    .check(z.trim(), atMost(150), z.regex(emailShape, { error: () => registrationRules.email })),
})
export type PayForm = z.infer<typeof PayForm>

/** POST tickets/code/: what the network sent, or a voucher, for the payment that wants it. */
export const TicketCodeForm = z.strictObject({ secret: Secret, ...GiftCode.shape })

export const ticketStates = ['placed', 'waiting', 'cancelled'] as const

const ticketFields = {
  id,
  kind: text,
  name: text,
  price: number,
  code: text,
  state: z.enum(ticketStates),
  arrived_at: text,
}
const ticket = z.strictObject(ticketFields)

const order = {
  id,
  state: z.enum(ticketStates),
  name: text,
  tickets: z.array(ticket),
  /** What the tickets that are not cancelled cost, less the discount; what was paid, and what is left to pay, or to give back below 0. */
  total: number,
  discount: number,
  /** What the family's price takes off. */
  family: number,
  /** What the church keeps of cancelled tickets by its rules. */
  kept: number,
  paid: number,
  due: number,
  /** What was paid online and is being given back by the provider. */
  refunding: number,
  /** Until when its places are kept without being paid; '' for good. */
  held_until: text,
  /** Whether its places went to others, because they were not paid in time. */
  has_lapsed: flag,
  ordered_at: text,
  version: number,
}

/** An order as its holder sees it. `code_path` draws the QR code of a ticket in a square of `code_size`: so the page needs nothing that draws one. */
export const OrderAnswer = z.strictObject({
  ...order,
  tickets: z.array(z.strictObject({ ...ticketFields, code_path: text, code_size: number })),
  event: id,
  title: text,
  date: text,
  time: text,
  location: text,
  currency: text,
  may_cancel: flag,
  ...refundRules,
  /** What who cancels everything now gets back of what was paid. */
  gets_back: number,
  /** How what is due can be paid online, and whether in parts; null where it cannot. */
  pay: z.nullable(z.strictObject({ mode: text, methods: z.array(text), in_parts: flag, most: number })),
  email: text,
  /** The newest payment online. */
  attempt,
})
export type OrderAnswer = z.infer<typeof OrderAnswer>
export type TicketAnswer = OrderAnswer['tickets'][number]

/** An order for staff. */
export const OrderRow = z.strictObject({
  ...order,
  email: text,
  telephone: text,
  payments: z.array(z.strictObject({ amount: number, method: text, paid_at: text, recorded_by: text })),
})
export type OrderRow = z.infer<typeof OrderRow>

const paymentMethods = ['cash', 'momo', 'bank', 'other'] as const

/** POST registrations/{event}/orders/{order}/payments/: below 0 for money given back. */
export const PaymentForm = z.strictObject({
  amount: whole(-largestPrice * 20, largestPrice * 20, () => usualRules.giveAmount).check(
    z.refine((amount) => amount !== 0, { error: () => usualRules.giveAmount }),
  ),
  method: z.enum(paymentMethods, { error: () => serviceRules.chooseHowPaid }),
  /** The account of the books that `other` goes to, where the church uses the books. */
  into: z.optional(Id),
  version: Version,
})
export type PaymentForm = z.infer<typeof PaymentForm>

/** GET registrations/accounts/: what else may be paid with at the desk, by the accounts of the books; none where the church does without books. */
export const DeskAccounts = z.array(z.strictObject({ id, name: text }))

/** POST registrations/{event}/orders/{order}/cancel/. */
export const CancelOrderForm = z.strictObject({
  /** True gives everything back, whatever the rules say: the church itself cancels. */
  gives_all: z._default(z.boolean(), false),
})

/** POST registrations/{event}/arrivals/: the code of a ticket, or its number in the list. */
export const ArrivalForm = z.strictObject({
  code: z._default(z.string().check(z.trim(), atMost(60)), ''),
  ticket: z.optional(Id),
  /** True takes an arrival back. */
  undo: z._default(z.boolean(), false),
})
export type ArrivalForm = z.infer<typeof ArrivalForm>

/** A ticket at the door. */
export const DoorTicket = z.strictObject({
  id,
  name: text,
  kind: text,
  /** Who ordered it. */
  by: text,
  arrived_at: text,
  /** What is left to pay of its order. */
  due: number,
})
export type DoorTicket = z.infer<typeof DoorTicket>
