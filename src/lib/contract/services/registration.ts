import * as z from 'zod/mini'
import { registrationRules } from '../../texts/services/registration-rules.ts'
import { atMost, dayText, Id, optionalText, requiredText } from '../base.ts'
import { Version } from '../edit.ts'
import { emailShape } from '../email.ts'
import { flag, id, number, numberOrNull, text, textOrNull } from '../fields.ts'

const largestPrice = 100_000_000

const whole = (least: number, most: number, error: string) =>
  z
    .number({ error })
    .check(z.refine((value) => Number.isSafeInteger(value) && value >= least && value <= most, { error }))

const Price = whole(0, largestPrice, 'Please give a price of 0 or more')
const OptionalPrice = z._default(z.nullable(Price), null)
const OptionalDay = z._default(z.nullable(dayText('Please give a day')), null)
const Places = z._default(z.nullable(whole(1, 100_000, 'Please give a number of places')), null)

/** A kind of ticket; without an id a new one. */
export const TicketKindForm = z.strictObject({
  id: z._default(z.nullable(Id), null),
  name: requiredText('Please name each kind of ticket', 80),
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
    .string({ error: 'Please give a code' })
    .check(
      z.trim(),
      atMost(20),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9]{4,20}$/, 'A code has 4 to 20 letters and digits'),
    ),
  percent: z._default(whole(0, 100, 'Please give a number from 0 to 100'), 0),
  amount: z._default(Price, 0),
  most_uses: Places,
  until_day: OptionalDay,
})
export type DiscountForm = z.infer<typeof DiscountForm>

/** PUT registrations/{event}/. */
export const RegistrationForm = z.strictObject({
  is_open: z._default(z.boolean(), false),
  about: optionalText(2000),
  opens_on: OptionalDay,
  closes_on: OptionalDay,
  cancels_until: OptionalDay,
  places: Places,
  has_waiting: z._default(z.boolean(), false),
  most_tickets: z._default(whole(1, 20, 'Please give a number from 1 to 20'), 6),
  kinds: z.array(TicketKindForm).check(
    z.minLength(1, 'Please add a kind of ticket'),
    z.maxLength(20, 'An event has at most 20 kinds of tickets'),
    z.refine(
      (kinds) =>
        kinds.every(({ early_price, early_until }) => (early_price === null) === (early_until === null)),
      'An early price needs its last day',
    ),
  ),
  discounts: z._default(
    z.array(DiscountForm).check(
      z.maxLength(100, 'An event has at most 100 codes'),
      z.refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'Two codes are the same'),
      z.refine(
        (all) => all.every(({ percent, amount }) => percent > 0 || amount > 0),
        'A code takes something off',
      ),
    ),
    [],
  ),
  version: Version,
})
export type RegistrationForm = z.infer<typeof RegistrationForm>

const kind = { id, name: text, places: numberOrNull, is_open: flag }

/** GET registrations/: events with their registration, or without one yet. */
export const RegistrationHead = z.strictObject({
  event: id,
  title: text,
  date: text,
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
export const PriceAnswer = z.strictObject({ total: number, discount: number })
export type PriceAnswer = z.infer<typeof PriceAnswer>

/** 32 random bytes as base64url, made by the browser: the same secret again finds the same order. */
const Secret = z
  .string({ error: 'Please send the secret of this order' })
  .check(z.regex(/^[\w-]{43}$/, 'Please send the secret of this order'))

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
    total: whole(0, largestPrice * 20, 'Please load the page again'),
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
  paid: number,
  due: number,
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
  amount: whole(-largestPrice * 20, largestPrice * 20, 'Please give an amount').check(
    z.refine((amount) => amount !== 0, 'Please give an amount'),
  ),
  method: z.enum(paymentMethods, { error: 'Please choose how it was paid' }),
  version: Version,
})
export type PaymentForm = z.infer<typeof PaymentForm>

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
