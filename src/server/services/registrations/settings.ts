import { type Selectable, sql } from 'kysely'
import type {
  RegistrationAnswer,
  RegistrationForm,
  RegistrationHead,
} from '../../../lib/contract/services/registration.ts'
import type { EventRegistrationTable, TicketKindTable } from '../../platform/db/tables/registrations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { type Desk, rightAt } from './desk-rights.ts'
import { registrationRefusals } from './messages.ts'
import { lockRegistration } from './order.ts'
import { sumsOf } from './sums.ts'

export type Registration = Selectable<EventRegistrationTable>
export type TicketKind = Selectable<TicketKindTable>

const findEvent = (db: Db, id: number) =>
  db
    .selectFrom('event')
    .select(['id', 'title', 'date', 'end_date', 'time', 'location', 'is_online', 'fellowship_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** An event, whoever may see it: that is the route's to check. Throws 404. */
export const requireEvent = async (db: Db, id: number) =>
  (await findEvent(db, id)) ?? refuse(404, registrationRefusals.noEvent)

/** An event with its registration, whoever may see it; undefined where nobody registers for it. */
export async function findRegistration(db: Db, id: number) {
  if (!Number.isSafeInteger(id)) return undefined
  const event = await findEvent(db, id)
  const registration = await db
    .selectFrom('event_registration')
    .selectAll()
    .where('event_id', '=', id)
    .executeTakeFirst()
  return event && registration && { event, registration }
}

export type RegisteredEvent = Awaited<ReturnType<typeof requireEvent>>

/** The registration of an event. Throws 404 where there is none. */
export const requireRegistration = async (db: Db, event: number): Promise<Registration> =>
  (await db.selectFrom('event_registration').selectAll().where('event_id', '=', event).executeTakeFirst()) ??
  refuse(404, registrationRefusals.nobodyRegisters)

/** The kinds of tickets of an event in their order. */
export const kindsOf = (db: Db, event: number): Promise<TicketKind[]> =>
  db
    .selectFrom('ticket_kind')
    .selectAll()
    .where('event_id', '=', event)
    .orderBy('position')
    .orderBy('id')
    .execute()

const count = (state: string) => sql<number>`count(case when state = ${state} then 1 end)`

/**
 * Coming events of a desk with how many registered; those without a registration only for who may add one. The super admin sees those of fellowships
 * for which people register already.
 */
export async function listRegistrations(db: Db, today: string, desk: Desk): Promise<RegistrationHead[]> {
  const { church, fellowships, everything } = desk
  const events = await db
    .selectFrom('event')
    .leftJoin('fellowship', 'fellowship.id', 'event.fellowship_id')
    .leftJoin('event_registration', 'event_registration.event_id', 'event.id')
    .select([
      'event.id',
      'title',
      'date',
      'event.fellowship_id',
      'fellowship.name as fellowship',
      'event_registration.event_id',
      'is_open',
      'event_registration.places',
    ])
    .where((where) => {
      const exists = where('event_registration.event_id', 'is not', null)
      const ofChurch = where('event.fellowship_id', 'is', null)
      return where.or([
        ...(church === 'sets up' ? [ofChurch] : []),
        ...(church === 'door' ? [where.and([ofChurch, exists])] : []),
        ...(fellowships.length > 0 ? [where('event.fellowship_id', 'in', fellowships)] : []),
        ...(everything ? [exists] : []),
      ])
    })
    .where((where) => where.or([where('date', '>=', today), where('end_date', '>=', today)]))
    .orderBy('date')
    .orderBy('event.id')
    .limit(200)
    .execute()
  const sums = await db
    .selectFrom('ticket')
    .select(['event_id', count('placed').as('placed'), count('waiting').as('waiting')])
    .select(sql<number>`count(arrived_at)`.as('arrived'))
    .groupBy('event_id')
    .execute()
  const byEvent = new Map(sums.map((sum) => [sum.event_id, sum]))
  return events.map(({ id, title, date, event_id, is_open, places, fellowship, fellowship_id }) => ({
    ...{ event: id, title, date, places, fellowship: fellowship ?? '' },
    exists: event_id !== null,
    is_open: is_open === 1,
    placed: Number(byEvent.get(id)?.placed ?? 0),
    waiting: Number(byEvent.get(id)?.waiting ?? 0),
    arrived: Number(byEvent.get(id)?.arrived ?? 0),
    may_change: rightAt(desk, fellowship_id) === 'sets up',
  }))
}

/** How money is given back, and the family's price. */
export const rulesOf = ({
  refund_full_until,
  refund_part_until,
  refund_percent,
  family_price,
  family_most,
}: Omit<Registration, 'event_id' | 'turns'>) => ({
  refund_full_until,
  refund_part_until,
  refund_percent,
  family_price,
  family_most,
})

/** What a registration begins with. */
const fresh = {
  is_open: 0,
  about: '',
  opens_on: null,
  closes_on: null,
  cancels_until: null,
  places: null,
  has_waiting: 0,
  most_tickets: 6,
  pays_online: 0,
  pays_later: 1,
  refund_full_until: null,
  refund_part_until: null,
  refund_percent: 0,
  family_price: null,
  family_most: null,
  version: 0,
} as const

/** The registration of an event for who sets it up; one that is not there yet as it would begin. `online`: whether the church takes money online. Throws 404. */
export async function readRegistration(db: Db, event: number, online: boolean): Promise<RegistrationAnswer> {
  const { title, date } = await requireEvent(db, event)
  const stored = await db
    .selectFrom('event_registration')
    .selectAll()
    .where('event_id', '=', event)
    .executeTakeFirst()
  const {
    event_id: _,
    turns: __,
    is_open,
    has_waiting,
    pays_online,
    pays_later,
    ...settings
  } = stored ?? { ...fresh, event_id: event, turns: 0 }
  const tickets = await db
    .selectFrom('ticket')
    .select(['kind_id', count('placed').as('placed'), count('waiting').as('waiting')])
    .select(sql<number>`count(arrived_at)`.as('arrived'))
    .where('event_id', '=', event)
    .groupBy('kind_id')
    .execute()
  const sum = (of: (row: (typeof tickets)[number]) => number) =>
    tickets.reduce((all, row) => all + Number(of(row)), 0)
  const uses = await db
    .selectFrom('ticket_order')
    .select(['discount_id', sql<number>`count(*)`.as('uses')])
    .where('event_id', '=', event)
    .where('state', '!=', 'cancelled')
    .groupBy('discount_id')
    .execute()
  const orders = await db.selectFrom('ticket_order').selectAll().where('event_id', '=', event).execute()
  const sums = await sumsOf(db, orders)
  const money = (of: 'total' | 'paid', among = orders) =>
    among.reduce((all, { id }) => all + (sums.get(id)?.[of] ?? 0), 0)
  const discounts = await db
    .selectFrom('discount_code')
    .select(['id', 'code', 'percent', 'amount', 'most_uses', 'until_day'])
    .where('event_id', '=', event)
    .orderBy('code')
    .execute()
  const kinds = await kindsOf(db, event)
  return {
    ...{ event, title, date, ...settings },
    is_open: is_open === 1,
    has_waiting: has_waiting === 1,
    pays_online: pays_online === 1,
    pays_later: pays_later === 1,
    can_pay_online: online,
    kinds: kinds.map(({ event_id: __, position: ___, is_open: isOpen, ...kind }) => ({
      ...kind,
      is_open: isOpen === 1,
      placed: Number(tickets.find(({ kind_id }) => kind_id === kind.id)?.placed ?? 0),
    })),
    discounts: discounts.map((code) => ({
      ...code,
      uses: Number(uses.find(({ discount_id }) => discount_id === code.id)?.uses ?? 0),
    })),
    placed: sum(({ placed }) => placed),
    waiting: sum(({ waiting }) => waiting),
    arrived: sum(({ arrived }) => arrived),
    total: money(
      'total',
      orders.filter(({ state }) => state === 'placed'),
    ),
    paid: money('paid'),
  }
}

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0)

/**
 * Sets up how people register. `online`: whether the church takes money online. Throws 404; 409 for another version; 400 for fewer places than are
 * taken. Call it in a transaction: it locks the registration before it compares.
 */
export async function saveRegistration(
  db: Db,
  event: number,
  { form, online }: { form: RegistrationForm; online: boolean },
): Promise<void> {
  await lockRegistration(db, event)
  const { fellowship_id } = await requireEvent(db, event)
  const now = await readRegistration(db, event, online)
  const { kinds, discounts, version, is_open, has_waiting, pays_online, pays_later, ...columns } = form
  if (version !== undefined && version !== now.version) refuse(409, changedMeanwhile())
  if (!pays_later && !online)
    refuseFields({
      pays_later: [registrationRefusals.payAtDesk],
    })
  // A fellowship does not prepare what the church has not switched on.
  if (fellowship_id !== null && pays_online && !now.pays_online && !online)
    refuseFields({ pays_online: [registrationRefusals.payAtDesk] })
  if (columns.places !== null && columns.places < now.placed)
    refuseFields({ places: [registrationRefusals.placesTaken({ placed: now.placed })] })
  const set = {
    ...columns,
    ...{ is_open: bit(is_open), has_waiting: bit(has_waiting) },
    ...{ pays_online: bit(pays_online), pays_later: bit(pays_later) },
  }
  if (now.version === 0) {
    // Of two who set up the same event at once the second is told so.
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('event_registration')
      .values({ event_id: event, ...set })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .executeTakeFirst()
    if (added === 0n) refuse(409, changedMeanwhile())
  } else
    await db
      .updateTable('event_registration')
      .set({ ...set, version: sql`version + 1` })
      .where('event_id', '=', event)
      .execute()
  await saveKinds(db, now, kinds)
  await saveDiscounts(db, now, discounts)
}

async function saveKinds(db: Db, now: RegistrationAnswer, kinds: RegistrationForm['kinds']): Promise<void> {
  const kept = kinds.flatMap(({ id }) => id ?? [])
  if (kept.some((id) => !now.kinds.some((kind) => kind.id === id)))
    refuseFields({ kinds: [registrationRefusals.kindElsewhere] })
  for (const [position, { id, is_open, ...kind }] of kinds.entries()) {
    const set = { ...kind, is_open: bit(is_open), position }
    const placed = now.kinds.find((one) => one.id === id)?.placed ?? 0
    if (kind.places !== null && kind.places < placed)
      refuseFields({ kinds: [registrationRefusals.ticketsTaken({ placed, name: kind.name })] })
    if (id === null)
      await db
        .insertInto('ticket_kind')
        .values({ event_id: now.event, ...set })
        .execute()
    else await db.updateTable('ticket_kind').set(set).where('id', '=', id).execute()
  }
  for (const { id, name } of now.kinds.filter((kind) => !kept.includes(kind.id))) {
    const sold = await db
      .selectFrom('ticket')
      .select('id')
      .where('kind_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (sold) refuseFields({ kinds: [registrationRefusals.ordered({ name })] })
    await db.deleteFrom('ticket_kind').where('id', '=', id).execute()
  }
}

async function saveDiscounts(
  db: Db,
  now: RegistrationAnswer,
  discounts: RegistrationForm['discounts'],
): Promise<void> {
  const kept = discounts.flatMap(({ id }) => id ?? [])
  if (kept.some((id) => !now.discounts.some((code) => code.id === id)))
    refuseFields({ discounts: [registrationRefusals.codeElsewhere] })
  // First those that go, so that a new one may have their code.
  for (const { id } of now.discounts.filter((code) => !kept.includes(code.id)))
    await db.deleteFrom('discount_code').where('id', '=', id).execute()
  for (const { id, ...code } of discounts) {
    if (id === null)
      await db
        .insertInto('discount_code')
        .values({ event_id: now.event, ...code })
        .execute()
    else await db.updateTable('discount_code').set(code).where('id', '=', id).execute()
  }
}
