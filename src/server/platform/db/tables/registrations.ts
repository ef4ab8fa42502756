import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

/** How people register for an event. All amounts are in the smallest unit of the church's currency. */
export type EventRegistrationTable = {
  event_id: number
  is_open: Generated<Flag>
  about: Generated<string>
  /** The first and the last day at the church on which people register; null for no limit but the event itself. */
  opens_on: string | null
  closes_on: string | null
  /** The last day on which people cancel by themselves; null until the event. */
  cancels_until: string | null
  /** Of all kinds together; null for any number. */
  places: number | null
  has_waiting: Generated<Flag>
  /** The most tickets of one order. */
  most_tickets: Generated<number>
  /** The last turn that an order was given. */
  turns: Generated<number>
  version: Generated<number>
  pays_online: Generated<Flag>
  /** Whether people may pay at the desk, too. Without it a place that is not paid online in time goes to others. */
  pays_later: Generated<Flag>
  /** The last day on which who cancels gets everything back, and the last one for `refund_percent`; null for no rule. */
  refund_full_until: string | null
  refund_part_until: string | null
  refund_percent: Generated<number>
  /** What up to `family_most` tickets of one order cost at most; null for none. */
  family_price: number | null
  family_most: number | null
}

/** A kind of ticket with its prices. A member pays the smallest of those that hold. */
export type TicketKindTable = {
  id: Generated<number>
  event_id: number
  name: string
  price: number
  member_price: number | null
  early_price: number | null
  /** The last day of the early price. */
  early_until: string | null
  /** Null for no limit but that of the event. */
  places: number | null
  is_open: Generated<Flag>
  position: Generated<number>
}

/** A code that makes an order cheaper: by per cent, then by an amount. */
export type DiscountCodeTable = {
  id: Generated<number>
  event_id: number
  /** In capital letters. */
  code: string
  percent: Generated<number>
  amount: Generated<number>
  most_uses: number | null
  until_day: string | null
}

type TicketState = 'placed' | 'waiting' | 'cancelled'

/** Tickets that somebody ordered together. Whoever has the secret sees them. */
export type TicketOrderTable = {
  id: Generated<number>
  event_id: number
  account_id: number | null
  secret_hash: string
  name: string
  email: Generated<string>
  telephone: Generated<string>
  state: Generated<TicketState>
  turn: number
  discount_id: number | null
  discount: Generated<number>
  ordered_at: string
  version: Generated<number>
  /** Until when its places are kept without being paid; null for good. */
  held_until: string | null
  /** When its places went to others because they were not paid. */
  lapsed_at: string | null
  /** What the church keeps of cancelled tickets by its rules. */
  kept: Generated<number>
  /** The family's price as it was then. */
  family_price: number | null
  family_most: number | null
  /** The beginning of the event of which an e-mail reminded who has no account; null for none yet. */
  reminded_of: string | null
}

export type TicketTable = {
  id: Generated<number>
  order_id: number
  event_id: number
  kind_id: number
  /** Whose it is. */
  name: string
  /** What it cost when it was ordered, before the discount of the order. */
  price: number
  /** Random: whoever shows it at the door comes in. */
  code: string
  state: Generated<TicketState>
  arrived_at: string | null
  arrived_by: number | null
  /** Whether it went with its order because it was not paid in time: it comes back when it is. */
  has_lapsed: Generated<Flag>
}

/** What was paid of an order at the desk; below 0 for money given back. */
type TicketPaymentTable = {
  id: Generated<number>
  order_id: number
  amount: number
  method: 'cash' | 'momo' | 'bank' | 'other'
  paid_at: string
  recorded_by: number | null
  /** Whether it is in the books: the church used them then, and it was money. */
  is_posted: Generated<Flag>
}

/** The tables of registrations by name. */
export type RegistrationsTables = {
  event_registration: EventRegistrationTable
  ticket_kind: TicketKindTable
  discount_code: DiscountCodeTable
  ticket_order: TicketOrderTable
  ticket: TicketTable
  ticket_payment: TicketPaymentTable
}
