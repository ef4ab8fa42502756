import { expect, test } from 'vitest'
import type {
  DoorTicket,
  OrderAnswer,
  OrderRow,
  TicketOffer,
} from '../../../src/lib/contract/services/registration.ts'
import { deleteAccount } from '../../../src/server/accounts/account-management/repo.ts'
import { sweepRegistrations } from '../../../src/server/services/registrations/sweep.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { newTicketSecret, openRegistration, settings } from '../../support/registrations.ts'

/* Registrations: prices that the server alone computes, places, waiting lists, the door, and who may do what. */

const statesOf = (answers: readonly { body: unknown }[]) =>
  answers.map(({ body }) => (body as OrderAnswer).state)
const day = 86_400_000

test('each buyer is offered the smallest price that holds', async () => {
  await using camp = await openRegistration()
  const member = (await camp.church.signIn('member')).access
  const prices = async (access?: string) => {
    const { body } = await camp.church.get(`events/${camp.event}/registration/`, access)
    return (body as TicketOffer).kinds.map(({ price }) => price)
  }

  expect(await prices()).toEqual([3000, 1000])
  camp.church.wait(4 * day)
  expect(await prices()).toEqual([5000, 1000])
  expect(await prices((await camp.church.signIn('member')).access)).toEqual([4000, 1000])
  expect(member).toBeTruthy()
})

test('a price that was changed in the browser is refused, and nothing is ordered', async () => {
  await using camp = await openRegistration()

  const cheaper = await camp.order({ total: 1 })

  expect([cheaper.status, cheaper.body]).toEqual([
    409,
    { detail: 'The price is GHS 30 now. Please look at it, and send again.' },
  ])
  expect((await camp.read()).placed).toBe(0)
})

test('a family orders in one go, sees its tickets by its secret alone, and the order is taken once', async () => {
  await using camp = await openRegistration()
  const secret = newTicketSecret()
  const family = { kinds: [camp.grown, camp.grown, camp.child], total: 7000, secret }

  const first = await camp.order(family)
  const again = await camp.order(family)
  const own = await camp.own(secret)

  expect([first.status, again.status]).toEqual([201, 201])
  expect((await camp.read()).placed).toBe(3)
  expect(own.tickets.map(({ kind, price }) => [kind, price])).toEqual([
    ['Grown-up', 3000],
    ['Grown-up', 3000],
    ['Child', 1000],
  ])
  expect(new Set(own.tickets.map(({ code }) => code)).size).toBe(3)
  for (const { code } of own.tickets) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/)
  expect((await camp.church.post('tickets/', { secret: newTicketSecret() })).status).toBe(404)
  expect(own.due).toBe(7000)
})

test('a discount code holds as often and as long as it says', async () => {
  await using camp = await openRegistration()
  const code = (discount: string, total: number) => camp.order({ total, changes: { discount } })
  const priced = await camp.church.post(`events/${camp.event}/tickets/price/`, {
    tickets: [{ kind: camp.grown, name: 'Kofi' }],
    discount: 'choir',
  })

  expect(priced.body).toEqual({ total: 1500, discount: 1500, family: 0 })
  expect((await code('choir', 1500)).status).toBe(201)
  expect((await code('CHOIR', 1500)).body).toEqual({ discount: ['This code does not hold'] })
  expect((await code('LATE', 0)).status).toBe(400)
  expect((await code('GUESS', 0)).status).toBe(400)
  expect((await camp.read()).discounts.map(({ code: word, uses }) => [word, uses])).toEqual([
    ['CHOIR', 1],
    ['LATE', 0],
  ])
})

test('of those who want the last places at once no more get one, and a place that is given back goes to who waited longest', async () => {
  await using camp = await openRegistration({ places: 3, has_waiting: true })
  const secrets = Array.from({ length: 8 }, newTicketSecret)

  const answers = await Promise.all(
    secrets.map((secret, at) => camp.order({ secret, changes: { email: `guest${at}@example.com` } })),
  )
  const { placed, waiting } = await camp.read()
  const first = secrets.find((_, at) => statesOf(answers)[at] === 'placed') ?? ''
  camp.church.letters.length = 0
  const cancelled = await camp.church.post('tickets/cancel/', { secret: first })

  expect(statesOf(answers).toSorted()).toEqual([...Array(3).fill('placed'), ...Array(5).fill('waiting')])
  expect([placed, waiting]).toEqual([3, 5])
  expect((cancelled.body as OrderAnswer).state).toBe('cancelled')
  expect((await camp.read()).placed).toBe(3)
  expect(camp.church.letters.map(({ subject }) => subject)).toEqual(['You have a place: Camp'])
  const waits = answers.find(({ body }) => (body as OrderAnswer).state === 'waiting')?.body as OrderAnswer
  expect(waits.tickets[0]?.code).toBe('')
})

test('without a waiting list a family that does not fit is refused whole', async () => {
  await using camp = await openRegistration({ places: 2 })

  const three = await camp.order({ kinds: [camp.child, camp.child, camp.child], total: 3000 })
  const two = await camp.order({ kinds: [camp.child, camp.child], total: 2000 })

  expect([three.status, three.body]).toEqual([409, { detail: 'There are not so many places left.' }])
  expect(two.status).toBe(201)
  expect((await camp.read()).placed).toBe(2)
})

test('a kind has no more tickets than it says, and fewer places than are taken are refused', async () => {
  const [grown, child] = settings.kinds
  if (!grown || !child) throw new Error('The settings have two kinds.')
  await using camp = await openRegistration({ kinds: [grown, { ...child, places: 1 }] })
  const { church, admin, event } = camp

  expect((await camp.order({ kinds: [camp.child], total: 1000 })).status).toBe(201)
  expect((await camp.order({ kinds: [camp.child], total: 1000 })).status).toBe(409)
  await camp.order()
  const fewer = await church.put(
    `registrations/${event}/`,
    { ...settings, places: 1, kinds: kindsWith(camp) },
    admin,
  )
  const removed = await church.put(
    `registrations/${event}/`,
    { ...settings, kinds: kindsWith(camp).slice(0, 1) },
    admin,
  )
  expect(fewer.body).toEqual({ places: ['2 places are taken already'] })
  expect(removed.body).toEqual({ kinds: ['“Child” was ordered: it can be closed, and not removed'] })
})

const kindsWith = ({ grown, child }: { grown: number; child: number }) =>
  settings.kinds.map((kind, at) => ({ ...kind, id: at === 0 ? grown : child }))

test('the door lets a ticket in once, and no guessed, cancelled or waiting one', async () => {
  await using camp = await openRegistration({ places: 1, has_waiting: true })
  const { church, event } = camp
  await holdDuty(church, 'media', 'usher')
  const usher = (await church.signIn('media')).access
  const secret = newTicketSecret()
  await camp.order({ secret })
  const waiting = (await camp.order({ name: 'Esi' })).body as OrderAnswer
  const code = (await camp.own(secret)).tickets[0]?.code ?? ''
  const arrive = (body: object, access = usher) =>
    church.post(`registrations/${event}/arrivals/`, body, access)

  const first = await arrive({ code: `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase() })
  const second = await arrive({ code })
  expect([first.status, (first.body as DoorTicket).due]).toEqual([200, 3000])
  expect([second.status, second.body]).toEqual([
    409,
    { detail: 'Kofi is in already. A second person has the same ticket.' },
  ])
  expect((await arrive({ code: 'AAAAAAAAAAAAAAAA' })).status).toBe(404)
  expect((await arrive({ ticket: waiting.tickets[0]?.id })).status).toBe(409)
  expect((await arrive({ code }, (await church.signIn('member')).access)).status).toBe(403)
  expect((await arrive({ code, undo: true })).status).toBe(200)
  expect((await arrive({ code })).status).toBe(200)
  expect((await church.post('tickets/cancel/', { secret })).status).toBe(409)
})

test('a ticket of another event does not open the door', async () => {
  await using camp = await openRegistration()
  await using other = await openRegistration()
  const secret = newTicketSecret()
  await camp.order({ secret })
  const code = (await camp.own(secret)).tickets[0]?.code
  const { id } = await camp.church.db
    .selectFrom('event')
    .select('id')
    .where('fellowship_id', 'is', null)
    .where('id', '!=', camp.event)
    .executeTakeFirstOrThrow()
  await camp.church.put(`registrations/${id}/`, settings, camp.admin)

  expect((await camp.church.post(`registrations/${id}/arrivals/`, { code }, camp.admin)).status).toBe(404)
  expect(
    (await other.church.post(`registrations/${other.event}/arrivals/`, { code }, other.admin)).status,
  ).toBe(404)
})

test('without the books the desk takes no more than is due, gives back no more than was paid, and the second of two is told', async () => {
  await using camp = await openRegistration()
  const { church, event, admin } = camp
  const { id, version } = (await camp.order()).body as OrderAnswer
  const off = await church.put(
    'admin/modules/',
    { off: ['giving', 'books', 'pledges', 'welfare', 'kofi-ama'] },
    admin,
  )
  expect(off.status).toBe(200)
  const countEntries = async () => (await church.db.selectFrom('ledger_entry').select('id').execute()).length
  const before = await countEntries()
  const pay = (amount: number, seen?: number) =>
    church.post(
      `registrations/${event}/orders/${id}/payments/`,
      { amount, method: 'cash', version: seen },
      admin,
    )

  expect((await pay(3001)).body).toEqual({ amount: ['This is more than is due'] })
  expect((await pay(-1)).body).toEqual({ amount: ['This is more than was paid'] })
  const paid = await pay(1000, version)
  expect([(paid.body as OrderRow).paid, (paid.body as OrderRow).due]).toEqual([1000, 2000])
  expect((await pay(2000, version)).status).toBe(409)
  // Of two desks at once the second is told that less is due.
  const both = await Promise.all([pay(1999), pay(1998)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  const noted = both[0].status === 200 ? 1999 : 1998
  expect((await pay(2000 - noted)).status).toBe(200)
  await church.post(`registrations/${event}/orders/${id}/cancel/`, {}, admin)
  expect(((await pay(-3000)).body as OrderRow).due).toBe(0)
  expect(await countEntries()).toBe(before)
})

test('members set up nothing and see no orders, ushers see the door and set up nothing', async () => {
  await using camp = await openRegistration()
  const { church, event } = camp
  await holdDuty(church, 'media', 'usher')
  const usher = (await church.signIn('media')).access
  const member = (await church.signIn('member')).access

  expect((await church.put(`registrations/${event}/`, settings, usher)).status).toBe(403)
  expect((await church.get(`registrations/${event}/door/`, usher)).status).toBe(200)
  for (const path of ['', `${event}/`, `${event}/door/`, `${event}/orders/`, `${event}/badges/`])
    expect([path, (await church.get(`registrations/${path}`, member)).status]).toEqual([path, 403])
})

test('nobody registers before the first day, after the last, or for an event that is over', async () => {
  await using camp = await openRegistration({ opens_on: '2026-11-23', closes_on: '2026-11-24' })

  const before = await camp.order()
  camp.church.wait(day)
  const within = await camp.order()
  camp.church.wait(2 * day)
  const after = await camp.order()

  expect([before.status, within.status, after.status]).toEqual([409, 201, 409])
})

test('who cancels one ticket of several keeps the others, until the last day for it', async () => {
  await using camp = await openRegistration({ cancels_until: '2026-11-30' })
  const { church } = camp
  const secret = newTicketSecret()
  await camp.order({ secret, kinds: [camp.grown, camp.child], total: 4000 })
  const [, child] = (await camp.own(secret)).tickets

  const one = await church.post('tickets/cancel/', { secret, ticket: child?.id })
  church.wait(9 * day)
  const late = await church.post('tickets/cancel/', { secret })

  expect((one.body as OrderAnswer).tickets.map(({ state }) => state)).toEqual(['placed', 'cancelled'])
  expect((one.body as OrderAnswer).total).toBe(3000)
  expect([late.status, (await camp.own(secret)).may_cancel]).toEqual([409, false])
})

test('a script in every word of an order stays text, and badges are a PDF', async () => {
  await using camp = await openRegistration()
  const name = '<script>alert(1)</script>'
  await camp.order({ name })

  const door = (await camp.church.get(`registrations/${camp.event}/door/`, camp.admin)).body as DoorTicket[]
  const badges = await camp.church.api.request(`/backend/api/registrations/${camp.event}/badges/`, {
    headers: { Authorization: `Bearer ${camp.admin}` },
  })

  expect(door[0]?.name).toBe(name)
  expect((await badges.text()).slice(0, 5)).toBe('%PDF-')
})

test('the tickets of a place are a PDF for who has the secret, and those that wait are none', async () => {
  await using camp = await openRegistration({ places: 1, has_waiting: true })
  const [first, second] = [newTicketSecret(), newTicketSecret()]
  await camp.order({ secret: first })
  await camp.order({ secret: second })
  const pdf = (secret: string) => camp.church.post('tickets/pdf/', { secret })

  expect((await pdf(first)).body).toMatch(/^%PDF-/)
  expect((await pdf(second)).status).toBe(409)
  expect((await pdf(newTicketSecret())).status).toBe(404)
})

test('the names of an event that is long over are forgotten, and its sums stay', async () => {
  await using camp = await openRegistration()
  await camp.order()

  camp.church.wait(200 * day)
  await sweepRegistrations({ db: camp.church.db, now: () => camp.church.clock.now })

  const orders = await camp.church.db
    .selectFrom('ticket_order')
    .select(['name', 'telephone', 'state'])
    .execute()
  expect(orders).toEqual([{ name: '', telephone: '', state: 'placed' }])
  expect(await camp.church.db.selectFrom('ticket').select(['name', 'price']).execute()).toEqual([
    { name: '', price: 3000 },
  ])
})

test('an account that is deleted leaves its order without a name', async () => {
  await using camp = await openRegistration()
  const { access } = await camp.church.signIn('member')
  await camp.order({ access, total: 3000 })

  const { id } = await camp.church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  await camp.church.db.transaction().execute((db) => deleteAccount(db, id, camp.church.clock.now))

  const [order] = await camp.church.db.selectFrom('ticket_order').selectAll().execute()
  expect(order).toMatchObject({ account_id: null, name: '', email: '', telephone: '', state: 'placed' })
})

test('of two who save the same version of a registration at once the second is told', async () => {
  await using camp = await openRegistration()
  const { church, event, admin } = camp
  for (let round = 0; round < 8; round++) {
    const { version } = await camp.read()
    const save = (about: string) =>
      church.put(
        `registrations/${event}/`,
        { ...settings, kinds: kindsWith(camp), discounts: [], about, version },
        admin,
      )

    const both = await Promise.all([save(`First ${round}`), save(`Second ${round}`)])

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await camp.read()).version).toBe(version + 1)
  }
})
