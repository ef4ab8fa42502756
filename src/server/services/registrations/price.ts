import type { Selectable } from 'kysely'
import type { TicketOffer } from '../../../lib/contract/services/registration.ts'
import { familySaving, sumOf } from '../../../lib/services/ticket-sum.ts'
import { registrationRules } from '../../../lib/texts/services/registration-rules.ts'
import type { DiscountCodeTable } from '../../platform/db/tables/registrations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { kindsOf, type RegisteredEvent, type Registration, rulesOf, type TicketKind } from './settings.ts'

/** For whom and when tickets are priced. */
export type Buyer = { isMember: boolean; today: string }

/** What a ticket costs a buyer: the smallest of the prices that hold. */
function priceOf(
  { price, member_price, early_price, early_until }: TicketKind,
  { isMember, today }: Buyer,
): number {
  const isEarly = early_until !== null && today <= early_until
  return Math.min(price, (isMember ? member_price : null) ?? price, (isEarly ? early_price : null) ?? price)
}

/** Whether people register on a day. */
export const isOpenOn = (registration: Registration, event: RegisteredEvent, today: string): boolean => {
  const { is_open, opens_on, closes_on } = registration
  const last = closes_on ?? (event.end_date || event.date)
  return is_open === 1 && (opens_on === null || opens_on <= today) && today <= last
}

/** How many tickets have a place: of all kinds, and of each. */
export async function countPlaced(db: Db, event: number) {
  const rows = await db
    .selectFrom('ticket')
    .select(['kind_id', (row) => row.fn.countAll<number>().as('many')])
    .where('event_id', '=', event)
    .where('state', '=', 'placed')
    .groupBy('kind_id')
    .execute()
  const byKind = new Map(rows.map(({ kind_id, many }) => [kind_id, Number(many)]))
  return { all: rows.reduce((sum, { many }) => sum + Number(many), 0), byKind }
}

/** `online`: whether the church takes money online now. */
type Offered = { registration: Registration; event: RegisteredEvent; buyer: Buyer; online: boolean }

/** What somebody may order now. */
export async function offerOf(db: Db, { registration, event, buyer, online }: Offered): Promise<TicketOffer> {
  const placed = await countPlaced(db, event.id)
  const kinds = (await kindsOf(db, event.id)).filter(({ is_open }) => is_open === 1)
  const left = (places: number | null, taken: number) =>
    places === null ? null : Math.max(0, places - taken)
  return {
    event: event.id,
    title: event.title,
    is_open: isOpenOn(registration, event, buyer.today),
    about: registration.about,
    closes_on: registration.closes_on ?? '',
    places_left: left(registration.places, placed.all),
    has_waiting: registration.has_waiting === 1,
    most_tickets: registration.most_tickets,
    is_member: buyer.isMember,
    pays_online: online && registration.pays_online === 1,
    // Without a provider everybody pays at the desk.
    pays_later: !online || registration.pays_later === 1,
    ...rulesOf(registration),
    kinds: kinds.map((kind) => ({
      id: kind.id,
      name: kind.name,
      price: priceOf(kind, buyer),
      places_left: left(kind.places, placed.byKind.get(kind.id) ?? 0),
    })),
  }
}

type Wanted = { registration: Registration; kinds: readonly number[]; discount: string; buyer: Buyer }

export type Priced = {
  prices: number[]
  /** What the family's price takes off. */
  family: number
  /** What the code takes off, and its id. */
  discount: number
  discountId: number | null
  total: number
}

/** What tickets cost now. Throws 409 for a kind that is not sold, and 400 at `discount` for a code that does not hold. */
export async function priceTickets(
  db: Db,
  { registration, kinds, discount: word, buyer }: Wanted,
): Promise<Priced> {
  const event = registration.event_id
  const sold = await kindsOf(db, event)
  const prices = kinds.map((id) => {
    const kind =
      sold.find((one) => one.id === id && one.is_open === 1) ?? refuse(409, registrationRules.noKind)
    return priceOf(kind, buyer)
  })
  const family = familySaving(prices, registration)
  const sum = sumOf(prices) - family
  const code = word ? await requireCode(db, { event, word, today: buyer.today }) : undefined
  const discount = code ? Math.min(sum, Math.floor((sum * code.percent) / 100) + code.amount) : 0
  return { prices, family, discount, discountId: code?.id ?? null, total: sum - discount }
}

async function requireCode(
  db: Db,
  { event, word, today }: { event: number; word: string; today: string },
): Promise<Selectable<DiscountCodeTable>> {
  const none = () => refuseFields({ discount: [registrationRules.discount] })
  const code =
    (await db
      .selectFrom('discount_code')
      .selectAll()
      .where('event_id', '=', event)
      .where('code', '=', word)
      .executeTakeFirst()) ?? none()
  if (code.until_day !== null && code.until_day < today) none()
  if (code.most_uses !== null) {
    const { uses } = await db
      .selectFrom('ticket_order')
      .select((row) => row.fn.countAll<number>().as('uses'))
      .where('discount_id', '=', code.id)
      .where('state', '!=', 'cancelled')
      .executeTakeFirstOrThrow()
    if (Number(uses) >= code.most_uses) none()
  }
  return code
}
