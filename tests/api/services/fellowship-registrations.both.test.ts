import { expect, test } from 'vitest'
import type { ChurchEvent } from '../../../src/lib/contract/services/event.ts'
import type {
  OrderAnswer,
  OrderRow,
  RegistrationAnswer,
  RegistrationHead,
} from '../../../src/lib/contract/services/registration.ts'
import { openChurch } from '../../support/church.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openPaidTickets } from '../../support/paid-tickets.ts'
import { newTicketSecret, settings } from '../../support/registrations.ts'

/* Registrations of a fellowship's events: its leader and assistants keep them, its members see them, and nobody else does either. */

const plan = {
  ...{ title: 'Retreat', description: 'Two days.', date: '2026-12-05', time: '09:00', location: 'Aburi' },
  category: 'other',
}
const kinds = settings.kinds.map((kind) => ({ ...kind, early_price: null, early_until: null }))

/** A church whose first fellowship has an event that its leader opened for registration, and one order of a member. */
async function openRetreat() {
  const church = await openChurch({ now: new Date('2026-11-22T10:00:00Z') })
  const as = async (name: string) => (await church.signIn(name)).access
  const leader = await as('leader')
  const { id: event } = (await church.post('fellowships/1/events/', plan, leader)).body as { id: number }
  const saved = await church.put(`registrations/${event}/`, { ...settings, kinds }, leader)
  expect([saved.status, saved.body]).toEqual([200, expect.anything()])
  const [grown = 0] = (saved.body as RegistrationAnswer).kinds.map(({ id }) => id)
  const member = await as('member')
  const secret = newTicketSecret()
  const body = {
    ...{ secret, name: 'Kofi', telephone: '024 555 0101', total: 4000 },
    tickets: [{ kind: grown, name: 'Kofi' }],
  }
  const ordered = await church.post(`events/${event}/tickets/`, body, member)
  expect([ordered.status, ordered.body]).toEqual([201, expect.anything()])
  const order = ordered.body as OrderAnswer
  const list = async (access: string) => {
    const { status, body: heads } = await church.get('registrations/', access)
    expect(status).toBe(200)
    return heads as RegistrationHead[]
  }
  return {
    ...{ church, as, leader, member, event, grown, order, body, secret, list },
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

type Retreat = Awaited<ReturnType<typeof openRetreat>>

/** How the server answers each call of the desk about the event. */
async function deskAnswers({ church, event, order, grown }: Retreat, access?: string) {
  const at = `registrations/${event}/`
  const payment = { amount: 100, method: 'cash' }
  const answers = [
    await church.get(at, access),
    await church.put(at, { ...settings, discounts: [], kinds: [{ ...kinds[0], id: grown }] }, access),
    await church.get(`${at}orders/`, access),
    await church.post(`${at}orders/${order.id}/payments/`, payment, access),
    await church.post(`${at}orders/${order.id}/cancel/`, {}, access),
    await church.get(`${at}door/`, access),
    await church.post(`${at}arrivals/`, { ticket: order.tickets[0]?.id }, access),
    await church.get(`${at}badges/`, access),
  ]
  return answers.map(({ status }) => status)
}

/** The state of the order that no attack may change. */
const orderNow = async ({ church, order }: Retreat) => {
  const { state, version } = await church.db
    .selectFrom('ticket_order')
    .select(['state', 'version'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { arrived_at } = await church.db
    .selectFrom('ticket')
    .select('arrived_at')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const payments = await church.db.selectFrom('ticket_payment').select('id').execute()
  return { state, version, arrived_at, payments: payments.length }
}

const untouched = { state: 'placed', version: 2, arrived_at: null, payments: 0 }

const eight = (status: number) => Array(8).fill(status)

test('a leader lists the events of the own fellowship alone, takes money at the desk, and lets people in', async () => {
  await using retreat = await openRetreat()
  const { church, leader, event, order, list } = retreat

  const heads = await list(leader)
  const at = `registrations/${event}/`
  const paid = await church.post(
    `${at}orders/${order.id}/payments/`,
    { amount: 4000, method: 'cash' },
    leader,
  )
  const door = await church.post(`${at}arrivals/`, { ticket: order.tickets[0]?.id }, leader)

  expect(heads).toContainEqual(
    expect.objectContaining({
      event,
      exists: true,
      placed: 1,
      may_change: true,
      fellowship: heads[0]?.fellowship,
    }),
  )
  expect(new Set(heads.map(({ fellowship }) => fellowship)).size).toBe(1)
  expect(heads[0]?.fellowship).not.toBe('')
  expect([paid.status, (paid.body as OrderRow).due]).toEqual([200, 0])
  expect(door.status).toBe(200)
  expect((await church.get(`${at}badges/`, leader)).status).toBe(200)
})

test('the leader of another fellowship, members, ushers and the office reach nothing of it', async () => {
  await using retreat = await openRetreat()
  const { church, as, event, list } = retreat
  await holdDuty(church, 'media', 'usher')
  await holdDuty(church, 'newcomer', 'office')

  expect(await deskAnswers(retreat, await as('leader2'))).toEqual(eight(404))
  expect(await deskAnswers(retreat, await as('newcomer'))).toEqual(eight(404))
  expect(await deskAnswers(retreat, await as('media'))).toEqual([403, 403, ...Array(6).fill(404)])
  expect(await deskAnswers(retreat, retreat.member)).toEqual(eight(403))
  expect(await deskAnswers(retreat)).toEqual(eight(401))
  for (const name of ['leader2', 'newcomer', 'media'])
    expect((await list(await as(name))).some((head) => head.event === event)).toBe(false)
  expect(await orderNow(retreat)).toEqual(untouched)
})

test('a leader reaches no registration of the church and no order by another event’s number', async () => {
  await using retreat = await openRetreat()
  const { church, as, leader, event, order } = retreat
  const admin = await as('admin')
  const ofChurch = ((await church.post('events/', { ...plan, title: 'Feast' }, admin)).body as { id: number })
    .id
  expect((await church.put(`registrations/${ofChurch}/`, { ...settings, kinds }, admin)).status).toBe(200)
  const second = await as('leader2')
  const theirs = (
    (await church.post('fellowships/2/events/', { ...plan, title: 'Walk' }, second)).body as { id: number }
  ).id
  expect((await church.put(`registrations/${theirs}/`, { ...settings, kinds }, second)).status).toBe(200)

  expect(await deskAnswers({ ...retreat, event: ofChurch }, leader)).toEqual(eight(404))
  // The own event in the path, and the order or the ticket of another fellowship.
  const payment = { amount: 100, method: 'cash' }
  const at = `registrations/${theirs}/`
  expect((await church.post(`${at}orders/${order.id}/payments/`, payment, second)).status).toBe(404)
  expect((await church.post(`${at}orders/${order.id}/cancel/`, {}, second)).status).toBe(404)
  expect((await church.post(`${at}arrivals/`, { ticket: order.tickets[0]?.id }, second)).status).toBe(404)
  const stolen = { ...settings, kinds: [{ ...kinds[0], id: retreat.grown }] }
  expect((await church.put(at, stolen, second)).status).toBe(400)
  expect((await church.get('registrations/999999/', leader)).status).toBe(404)
  expect(await orderNow(retreat)).toEqual(untouched)
  expect((await church.get(`registrations/${event}/`, leader)).status).toBe(200)
})

/** The event as it is sent. */

test('who assists the leader keeps the registration, and who assists another one, or no longer, does not', async () => {
  await using retreat = await openRetreat()
  const { church, as, leader, event, list } = retreat
  const { id } = (await church.signIn('member')).user as { id: number }
  expect((await church.put(`fellowships/1/assistants/${id}/`, {}, leader)).status).toBeLessThan(300)

  const assistant = await as('member')
  expect((await list(assistant)).some((head) => head.event === event && head.may_change)).toBe(true)
  expect((await church.get(`registrations/${event}/`, assistant)).status).toBe(200)
  const other = (
    (await church.post('fellowships/2/events/', plan, await as('leader2'))).body as { id: number }
  ).id
  expect((await church.put(`registrations/${other}/`, { ...settings, kinds }, assistant)).status).toBe(404)

  await church.remove(`fellowships/1/assistants/${id}/`, leader)
  expect(await deskAnswers(retreat, assistant)).toEqual(eight(403))
  expect(await orderNow(retreat)).toEqual(untouched)
})

test('who may not see the event can neither open its registration nor order', async () => {
  await using retreat = await openRetreat()
  const { church, as, event, body, member } = retreat
  const order = { ...body, secret: newTicketSecret(), total: 5000 }
  const price = { tickets: order.tickets }
  const answersOf = async (access?: string) => [
    (await church.get(`events/${event}/registration/`, access)).status,
    (await church.post(`events/${event}/tickets/price/`, price, access)).status,
    (await church.post(`events/${event}/tickets/`, { ...order, secret: newTicketSecret() }, access)).status,
  ]

  expect(await answersOf()).toEqual([404, 404, 404])
  expect(await answersOf(await as('leader2'))).toEqual([404, 404, 404])
  expect(await answersOf(await as('newcomer'))).toEqual([404, 404, 404])
  // To a member the price is another one than was sent: they come as far as that.
  expect(await answersOf(member)).toEqual([200, 200, 409])
  const orders = await church.db.selectFrom('ticket_order').select('id').execute()
  expect(orders.length).toBe(1)
})

test('members of the fellowship are told that people register for its event, and others are not', async () => {
  await using retreat = await openRetreat()
  const { church, as, leader, event, member } = retreat
  const told = async (access?: string) => {
    const { body } = await church.get('events/', access)
    const events = (Array.isArray(body) ? body : (body as { results: unknown[] }).results) as ChurchEvent[]
    return events.find(({ id }) => id === event)?.registers
  }

  expect([await told(member), await told(leader), await told(await as('leader2')), await told()]).toEqual([
    true,
    true,
    undefined,
    undefined,
  ])
  await church.db
    .updateTable('event_registration')
    .set({ is_open: 0 })
    .where('event_id', '=', event)
    .execute()
  expect(await told(member)).toBe(false)
})

test('with the event its registration moves to the other fellowship, and its holder keeps the tickets', async () => {
  await using retreat = await openRetreat()
  const { church, as, leader, event, secret } = retreat
  const admin = await as('admin')

  const moved = await church.put(`events/${event}/`, { ...plan, fellowship: 2 }, admin)

  expect([moved.status, moved.body]).toEqual([200, expect.objectContaining({ fellowship: 2 })])
  expect(await deskAnswers(retreat, leader)).toEqual(eight(404))
  expect(await orderNow(retreat)).toEqual(untouched)
  expect((await church.get(`registrations/${event}/orders/`, await as('leader2'))).status).toBe(200)
  expect((await church.get(`events/${event}/registration/`, retreat.member)).status).toBe(404)
  expect(((await church.post('tickets/', { secret })).body as OrderAnswer).state).toBe('placed')
})

test('the super admin keeps those of fellowships, too', async () => {
  await using retreat = await openRetreat()
  const { church, as, event, list } = retreat
  const admin = await as('admin')

  expect(await list(admin)).toContainEqual(expect.objectContaining({ event, may_change: true }))
  expect((await church.get(`registrations/${event}/orders/`, admin)).status).toBe(200)
})

test('a fellowship takes money online only while the church does', async () => {
  await using paid = await openPaidTickets()
  const { church, admin } = paid
  const leader = (await church.signIn('leader')).access
  const { id: event } = (await church.post('fellowships/1/events/', plan, leader)).body as { id: number }
  const save = async (changes: object) => {
    const { body } = await church.get(`registrations/${event}/`, leader)
    const sold = (body as RegistrationAnswer).kinds.map(({ placed: _, ...kind }) => kind)
    const now = { ...settings, discounts: [], kinds: sold.length > 0 ? sold : kinds }
    return church.put(`registrations/${event}/`, { ...now, ...changes }, leader)
  }
  expect((await save({ pays_online: true })).status).toBe(200)
  expect((await save({ pays_online: false })).status).toBe(200)
  const off = { off: ['giving', 'books', 'pledges', 'welfare', 'kofi-ama'] }
  expect((await church.put('admin/modules/', off, admin)).status).toBe(200)

  const refused = await save({ pays_online: true })

  expect([refused.status, Object.keys(refused.body as object)]).toEqual([400, ['pays_online']])
  expect((await save({})).status).toBe(200)
  const { body } = await church.get(`registrations/${event}/`, leader)
  expect((body as RegistrationAnswer).pays_online).toBe(false)
})
