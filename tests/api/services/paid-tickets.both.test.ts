import { expect, test } from 'vitest'
import type { StatementAnswer } from '../../../src/lib/contract/giving/books-ledger.ts'
import type { ReportAnswer } from '../../../src/lib/contract/giving/books-report.ts'
import type { PaymentAnswer } from '../../../src/lib/contract/giving/matching.ts'
import type { ReconciliationAnswer } from '../../../src/lib/contract/giving/reconciliation.ts'
import type { RefundAnswer } from '../../../src/lib/contract/giving/refund.ts'
import type { OrderAnswer, TicketOffer } from '../../../src/lib/contract/services/registration.ts'
import { deleteAccount } from '../../../src/server/accounts/account-management/repo.ts'
import type { Email } from '../../../src/server/platform/mail/mail.ts'
import { remindOfEvents } from '../../../src/server/services/events/reminders.ts'
import { remindOfTickets } from '../../../src/server/services/registrations/remind.ts'
import { openPaidTickets } from '../../support/paid-tickets.ts'
import { newTicketSecret } from '../../support/registrations.ts'

/* Tickets that are paid online, in parts, at the desk, too late and twice; what the books say of it; and what is given back. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const paysNow = { pays_later: false }

test('a ticket that is paid online is a purchase of its own fund, without a receipt of a gift', async () => {
  await using camp = await openPaidTickets()
  const { access } = await camp.church.signIn('member')
  const secret = newTicketSecret()
  await camp.order({ secret, access, total: 3000 })

  const begun = (await camp.pay(secret, '0001')).body as OrderAnswer
  await camp.pass(10_000)
  const paid = await camp.own(secret)

  expect(begun.attempt).toMatchObject({ state: 'pending', fund: 'tickets', amount: 3000 })
  expect([paid.paid, paid.due, paid.pay]).toEqual([3000, 0, null])
  expect(paid.attempt?.receipt_number).toMatch(/^TICKETS-\d{6}$/)
  const sale = { kind: 'ticket', source: 'ticket_sale', debit: 'provider', credit: 'income', amount: 3000 }
  const [entry, ...fees] = await camp.entries()
  expect(entry).toEqual({ ...sale, fund: 'Tickets', receipt_sequence: null })
  expect(fees.every(({ kind }) => kind === 'fee')).toBe(true)
  expect(await camp.problems()).toEqual([])
})

test('what was paid for tickets is in no statement, in no total of a giver and in no open gift, and by its name in the report', async () => {
  await using camp = await openPaidTickets()
  const { church } = camp
  const { access } = await church.signIn('member')
  const secret = newTicketSecret()
  await camp.order({ secret, access, total: 3000 })
  await church.post(
    'tickets/pay/',
    {
      ...{ secret, attempt: newTicketSecret(), amount: 3000, method: 'mtn-momo' },
      ...{ telephone: '0244000001', email: 'kofi@example.com' },
    },
    access,
  )
  const open = (await church.get('giving/gift/', access)).body
  await camp.pass(10_000)
  const treasurer = (await church.signIn('media')).access
  const days = 'from=2026-11-01&to=2026-11-30'
  const own = (await church.get(`books/statement/?${days}`, access)).body as StatementAnswer
  const { id } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  const seen = (await church.get(`books/people/${id}/statement/?${days}`, treasurer)).body as StatementAnswer
  const report = (await church.get(`books/report/?by=fund&${days}`, treasurer)).body as ReportAnswer

  expect(open).toBeNull()
  for (const statement of [own, seen]) expect(JSON.stringify(statement)).not.toMatch(/ticket/i)
  expect(report.rows.find(({ name }) => name === 'Tickets')?.amount).toBe(3000)
  expect(report.tickets).toBe(3000)
})

test('a sum that was changed in the browser pays nothing, and no more than is due is ever asked for', async () => {
  await using camp = await openPaidTickets(paysNow)
  const secret = await camp.ordered()

  expect((await camp.pay(secret, '0001', { amount: 1 })).body).toEqual({
    amount: ['Please pay all of it at once'],
  })
  expect((await camp.pay(secret, '0001', { amount: 3001 })).body).toEqual({
    amount: ['This is more than is due'],
  })
  expect(camp.fake.charges.size).toBe(0)
})

test('who pays twice at once, or again after a lost answer, pays once', async () => {
  await using camp = await openPaidTickets()
  const secret = await camp.ordered()
  const attempt = newTicketSecret()

  const answers = await Promise.all([
    camp.pay(secret, '0001', { attempt }),
    camp.pay(secret, '0001', { attempt }),
    camp.pay(secret, '0001'),
  ])
  await camp.pass(10_000)
  const again = await camp.pay(secret, '0001', { attempt })
  const other = await camp.pay(secret, '0001')

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(camp.fake.charges.size).toBe(1)
  expect((again.body as OrderAnswer).attempt?.state).toBe('succeeded')
  expect([other.status, other.body]).toEqual([409, { detail: 'These tickets are paid already.' }])
})

test('part of it is paid online and the rest at the desk, which the books have, too', async () => {
  await using camp = await openPaidTickets()
  const secret = await camp.ordered()
  await camp.pay(secret, '0001', { amount: 1200 })
  await camp.pass(10_000)
  const order = await camp.own(secret)

  const more = await camp.desk(order, 1801)
  const rest = await camp.desk(order, 1500)
  const bank = await camp.desk(order, 300, 'momo')

  expect([order.paid, order.due, order.pay?.in_parts]).toEqual([1200, 1800, true])
  expect([more.status, rest.status, bank.status]).toEqual([400, 200, 200])
  const back = await camp.desk(order, -300, 'momo')
  expect(back.status).toBe(200)
  expect(
    (await camp.entries())
      .filter(({ kind }) => kind !== 'fee')
      .map(({ kind, debit, credit, amount }) => [kind, debit, credit, amount]),
  ).toEqual([
    ['ticket', 'provider', 'income', 1200],
    ['ticket', 'cash', 'income', 1500],
    ['ticket', 'bank', 'income', 300],
    ['ticket-refund', 'income', 'bank', 300],
  ])
  expect(await camp.problems()).toEqual([])
})

test('something else at the desk is booked into the account that it belongs to, and given back from there', async () => {
  await using camp = await openPaidTickets()
  const { church, admin } = camp
  const order = await camp.own(await camp.ordered())
  const { access: member } = await church.signIn('member')
  const accounts = (await church.get('registrations/accounts/', admin)).body as { id: number; name: string }[]
  const cheques = accounts.find(({ name }) => name === 'Cheques in hand')?.id
  const other = (amount: number, account?: number) =>
    church.post(
      `registrations/${camp.event}/orders/${order.id}/payments/`,
      { amount, method: 'other', ...(account && { into: account }) },
      admin,
    )
  const { id: provider } = await church.db
    .selectFrom('book_account')
    .select('id')
    .where('ledger', '=', 'provider')
    .executeTakeFirstOrThrow()

  const wrong = [await other(3000), await other(3000, provider), await other(3000, 999_999)]
  const paid = await other(3000, cheques)
  const back = await other(-1000, cheques)
  const byMember = await church.get('registrations/accounts/', member)

  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400])
  expect([paid.status, back.status, byMember.status]).toEqual([200, 200, 403])
  expect(accounts.map(({ name }) => name)).not.toContain('Payment provider')
  expect(
    (await camp.entries()).map(({ kind, debit, credit, amount }) => [kind, debit, credit, amount]),
  ).toEqual([
    ['ticket', 'cheques', 'income', 3000],
    ['ticket-refund', 'income', 'cheques', 1000],
  ])
  expect(await camp.problems()).toEqual([])
})

test('a row of the bank is the payment for tickets that the desk noted, once, of its amount, and the bank agrees with the books', async () => {
  await using camp = await openPaidTickets()
  const { church } = camp
  const [one, two] = [await camp.own(await camp.ordered()), await camp.own(await camp.ordered())]
  await camp.desk(one, 3000, 'momo')
  await camp.desk(two, 2500, 'bank')
  const treasurer = (await church.signIn('media')).access
  const statement = new FormData()
  const rows = ['Date,Narration,Reference,Debit,Credit,Balance', '2026-11-22,MOMO A,A,,30.00,30.00']
  rows.push('2026-11-22,MOMO B,B,,30.00,60.00', '2026-11-22,BANK C,C,,25.00,85.00')
  for (const name of ['mapping', 'answers', 'account']) statement.set(name, '')
  statement.set('file', new File([`${rows.join('\n')}\n`], 'statement.csv', { type: 'text/csv' }))
  expect((await church.postForm('books/matching/', statement, treasurer)).status).toBe(201)
  const listed = async () =>
    ((await church.get('books/matching/', treasurer)).body as { results: PaymentAnswer[] }).results
  const match = (row: PaymentAnswer | undefined, payment: number | undefined, access = treasurer) =>
    church.post(`books/matching/${row?.id}/tickets/`, { payment, version: row?.version }, access)
  const [first, second, third] = await listed()
  const wanted = first?.suggestion?.ticket?.id

  const byOffice = await match(first, wanted, camp.admin)
  const otherAmount = await match(third, wanted)
  const done = await match(first, wanted)
  const again = await match(second, wanted)
  const none = await match(second, 999_999)
  const last = await match(third, third?.suggestion?.ticket?.id)

  expect(first?.suggestion?.ticket).toEqual({ id: wanted, event: 'Camp', day: '2026-11-22' })
  expect([byOffice, otherAmount, again, none].map(({ status }) => status)).toEqual([403, 409, 409, 409])
  expect(done.body).toMatchObject({ state: 'counted', reason: 'Camp', giver: '' })
  expect(last.status).toBe(200)
  expect((await listed()).find(({ id }) => id === second?.id)?.suggestion?.ticket).toBeNull()
  const { accounts } = (await church.get('books/reconciliation/', treasurer)).body as ReconciliationAnswer
  const bankAccount = accounts.find(({ name }) => name === 'Bank account')?.id
  const closing = { day: '2026-11-22', amount: 8500 }
  await church.post(`books/reconciliation/${bankAccount}/`, closing, treasurer)
  const after = (await church.get('books/reconciliation/', treasurer)).body as ReconciliationAnswer
  const bank = after.accounts.find(({ id }) => id === bankAccount)
  expect(bank).toMatchObject({ books: 5500, rest: 0, lines: [{ kind: 'open', rows: 1, amount: 3000 }] })

  const { version } = done.body as PaymentAnswer
  const undone = await church.post(
    `books/matching/${first?.id}/undo/`,
    { reason: 'The other one', version },
    treasurer,
  )
  expect(undone.body).toMatchObject({ state: 'open', suggestion: { ticket: { id: wanted } } })
  expect(await camp.entries()).toHaveLength(2)
  expect(await camp.problems()).toEqual([])
})

test('a place that has to be paid online is kept for an hour, and goes to who waited when it is not paid', async () => {
  await using camp = await openPaidTickets({ ...paysNow, places: 1, has_waiting: true })
  const [first, second] = [
    await camp.ordered({ changes: { email: 'first@example.com' } }),
    await camp.ordered({ changes: { email: 'second@example.com' } }),
  ]
  const held = await camp.own(first)
  camp.church.letters.length = 0

  await camp.pass(59 * minute)
  const still = await camp.own(first)
  await camp.pass(2 * minute)

  expect([held.state, held.tickets[0]?.code]).toEqual(['placed', ''])
  expect(held.held_until).not.toBe('')
  expect(still.state).toBe('placed')
  expect((await camp.own(first)).has_lapsed).toBe(true)
  expect((await camp.own(second)).state).toBe('placed')
  expect(camp.church.letters.map(({ to, subject }) => [to, subject])).toEqual([
    ['second@example.com', 'You have a place: Camp'],
    ['first@example.com', 'Your places went to others: Camp'],
  ])
  expect((await camp.read()).placed).toBe(1)
})

test('an unpaid place whose hour is over is free for the next who orders, before any job has run', async () => {
  await using camp = await openPaidTickets({ ...paysNow, places: 1 })
  await camp.ordered()

  const early = await camp.order()
  camp.church.wait(61 * minute)
  const late = await camp.order()

  expect([early.status, late.status]).toEqual([409, 201])
  expect((await camp.read()).placed).toBe(1)
})

test('a place that is paid stays, and its code is shown', async () => {
  await using camp = await openPaidTickets(paysNow)
  const secret = await camp.ordered()
  await camp.pay(secret, '0001')
  await camp.pass(10_000)
  await camp.pass(3 * hour)

  const order = await camp.own(secret)
  expect([order.state, order.held_until]).toEqual(['placed', ''])
  expect(order.tickets[0]?.code).toMatch(/^[A-Z2-9]{16}$/)
})

test('a payment that comes too late gets a place where one is free', async () => {
  await using camp = await openPaidTickets({ ...paysNow, places: 1 })
  const secret = await camp.ordered()
  // The provider's answer is lost: the payment is known later.
  await camp.pay(secret, '0003')
  await camp.pass(61 * minute)
  expect((await camp.own(secret)).has_lapsed).toBe(true)

  await succeedLate(camp)

  const order = await camp.own(secret)
  expect([order.state, order.has_lapsed, order.due]).toEqual(['placed', false, 0])
})

test('a payment that comes too late for any place waits before all others, and comes back whole when it is cancelled', async () => {
  await using camp = await openPaidTickets({ ...paysNow, places: 1, refund_full_until: '2026-11-01' })
  const secret = await camp.ordered()
  await camp.pay(secret, '0003')
  await camp.pass(61 * minute)
  const quick = await camp.ordered()
  await camp.pay(quick, '0001')
  await camp.pass(10_000)

  await succeedLate(camp)
  const waiting = await camp.own(secret)
  const placed = (await camp.read()).placed
  const cancelled = (await camp.church.post('tickets/cancel/', { secret })).body as OrderAnswer

  expect([waiting.state, waiting.due, waiting.gets_back]).toEqual(['waiting', 0, 3000])
  expect(placed).toBe(1)
  expect([cancelled.state, cancelled.kept, cancelled.due, cancelled.refunding]).toEqual([
    'cancelled',
    0,
    -3000,
    3000,
  ])
})

/** The provider says that the newest payment which came to nothing has succeeded after all. */
async function succeedLate(camp: Awaited<ReturnType<typeof openPaidTickets>>) {
  const [charge] = [...camp.fake.charges.values()]
  if (!charge) throw new Error('There is a payment.')
  const { body, signature } = camp.fake.signed({ ...charge, status: 'success' })
  const headers = { 'Content-Type': 'application/json', 'X-Paystack-Signature': signature }
  const answer = await camp.church.api.request('/backend/api/giving/webhook/', {
    method: 'POST',
    headers,
    body,
  })
  expect(answer.status).toBe(200)
  await camp.settle()
}

test('the rules of the event say what comes back: everything, a share, nothing', async () => {
  const rules = { refund_full_until: '2026-11-23', refund_part_until: '2026-11-27', refund_percent: 40 }
  await using camp = await openPaidTickets(rules)
  const offer = (await camp.church.get(`events/${camp.event}/registration/`)).body as TicketOffer
  const secrets = [await camp.ordered(), await camp.ordered(), await camp.ordered(), await camp.ordered()]
  for (const secret of secrets.slice(0, 3)) {
    await camp.pay(secret, '0001')
    await camp.pass(10_000)
  }
  const [full = '', part = '', none = '', unpaid = ''] = secrets
  const cancel = async (secret: string) => {
    const { gets_back } = await camp.own(secret)
    const { body } = await camp.church.post('tickets/cancel/', { secret })
    const { kept, due, refunding } = body as OrderAnswer
    return [gets_back, kept, due, refunding]
  }

  expect(offer).toMatchObject(rules)
  expect(await cancel(full)).toEqual([3000, 0, -3000, 3000])
  camp.church.wait(3 * day)
  expect(await cancel(part)).toEqual([1200, 1800, -1200, 1200])
  // Who paid nothing owes nothing.
  expect(await cancel(unpaid)).toEqual([0, 0, 0, 0])
  camp.church.wait(4 * day)
  expect(await cancel(none)).toEqual([0, 3000, 0, 0])
})

test('a refund waits for one of the church, goes to the provider once, and the books have it', async () => {
  await using camp = await openPaidTickets()
  const { church } = camp
  const secret = await camp.ordered()
  await camp.pay(secret, '0001')
  await camp.pass(10_000)
  await church.post('tickets/cancel/', { secret })
  await church.background.ended()
  const treasurer = (await church.signIn('media')).access
  const { results } = (await church.get('admin/refunds/', treasurer)).body as { results: RefundAnswer[] }
  const [refund] = results
  const member = (await church.signIn('member')).access

  expect(results).toHaveLength(1)
  expect(refund).toMatchObject({
    state: 'asked',
    amount: 3000,
    reason: expect.stringMatching(/^Tickets cancelled: Camp/),
  })
  const path = `admin/refunds/${refund?.id}/approve/`
  expect((await church.post(path, {}, member)).status).toBe(403)
  expect((await church.post(path, {}, treasurer)).status).toBe(200)
  await camp.pass(6 * minute)

  const after = await camp.own(secret)
  expect([after.paid, after.due, after.refunding]).toEqual([0, 0, 0])
  expect((await camp.entries()).map(({ kind, source }) => [kind, source])).toContainEqual([
    'ticket-refund',
    'ticket_refund',
  ])
  expect(church.letters.map(({ subject }) => subject)).toContain(
    'A refund of tickets waits for your approval',
  )
  expect(await camp.problems()).toEqual([])
})

test('the desk gives all back against the rules, and whoever asked does not approve it', async () => {
  await using camp = await openPaidTickets({ refund_full_until: '2026-11-01' })
  const { church, admin } = camp
  const secret = await camp.ordered()
  await camp.pay(secret, '0001')
  await camp.pass(10_000)
  const [row] = await camp.rows()
  if (!row) throw new Error('There is an order.')

  const cancelled = await camp.cancel(row, true)
  const { results } = (await church.get('admin/refunds/', admin)).body as { results: RefundAnswer[] }
  const own = await church.post(`admin/refunds/${results[0]?.id}/approve/`, {}, admin)
  // What is on its way back is not given back at the desk, too.
  const cash = await camp.desk(await camp.own(secret), -3000)

  expect([cancelled.status, results[0]?.amount]).toEqual([200, 3000])
  expect(own.status).toBe(403)
  expect(cash.body).toEqual({ amount: ['The rest is being given back online'] })
})

test('of a family as many tickets as it says cost no more than its price, also when one is cancelled', async () => {
  await using camp = await openPaidTickets({ family_price: 6000, family_most: 3 })
  const { grown, child } = camp
  const four = { kinds: [grown, grown, grown, child] }
  const wrong = await camp.order({ ...four, total: 10_000 })
  const secret = await camp.ordered({ ...four, total: 7000 })
  const priced = await camp.church.post(`events/${camp.event}/tickets/price/`, {
    tickets: four.kinds.map((kind) => ({ kind, name: 'Kofi' })),
    discount: 'CHOIR',
  })
  const order = await camp.own(secret)
  const [one] = order.tickets

  const less = (await camp.church.post('tickets/cancel/', { secret, ticket: one?.id })).body as OrderAnswer

  expect(wrong.status).toBe(409)
  expect(priced.body).toEqual({ total: 3500, discount: 3500, family: 3000 })
  expect([order.total, order.family]).toEqual([7000, 3000])
  expect([less.total, less.family]).toEqual([6000, 1000])
  expect((await camp.read()).total).toBe(6000)
})

test('without online giving people pay at the desk, and what has to be paid online cannot be set up', async () => {
  await using camp = await openPaidTickets()
  const { church, event, admin } = camp
  await church.put('admin/modules/', { off: ['giving'] }, admin)
  const offer = (await church.get(`events/${event}/registration/`)).body as TicketOffer
  const secret = await camp.ordered()

  expect([offer.pays_online, offer.pays_later]).toEqual([false, true])
  expect((await camp.own(secret)).pay).toBeNull()
  expect((await camp.pay(secret, '0001')).status).toBe(404)
})

test('tickets have their name among funds, take no gifts, and stay what they are', async () => {
  await using camp = await openPaidTickets()
  const { church } = camp
  const secret = await camp.ordered()
  await camp.pay(secret, '0001')
  await camp.pass(10_000)
  const treasurer = (await church.signIn('media')).access
  const funds = (await church.get('books/funds/', treasurer)).body as { id: number; purpose: string }[]
  const tickets = funds.find(({ purpose }) => purpose === 'tickets')
  const change = (purpose: string | null) =>
    church.put(
      `books/funds/${tickets?.id}/`,
      { name: 'Camp money', is_open: true, goal: null, purpose },
      treasurer,
    )
  const campaign = { fund: tickets?.id, title: 'Roof', due_on: null, is_open: true }

  expect((await change('tithe')).status).toBe(400)
  expect((await change('tickets')).status).toBe(200)
  expect((await church.post('books/campaigns/', campaign, treasurer)).body).toEqual({
    fund: ['Please choose an open fund'],
  })
})

test('who holds a ticket is reminded once a day before, with an account or without one, and nobody who waits', async () => {
  await using camp = await openPaidTickets({ places: 2, has_waiting: true })
  const { church } = camp
  const { access } = await church.signIn('member')
  await camp.order({ access, total: 3000 })
  await camp.ordered({ changes: { email: 'guest@example.com' } })
  await camp.ordered({ changes: { email: 'waits@example.com' } })
  const { id } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  await church.db
    .updateTable('account')
    .set({ email: 'member@example.com', email_confirmed_at: '2026-11-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
  const { addressHash, background } = church
  const mail = { send: (letter: Email) => void church.letters.push(letter) }
  const now = () => church.clock.now
  const remind = async () => {
    church.letters.length = 0
    const telling = { db: church.db, mail, now, background, addressHash, push: undefined, site: undefined }
    await remindOfEvents(telling)
    await remindOfTickets(telling)
    return church.letters.map(({ to }) => to).toSorted()
  }

  church.wait(10 * day)
  expect(await remind()).toEqual([])
  church.wait(2.5 * day)
  expect(await remind()).toEqual(['guest@example.com', 'member@example.com'])
  expect(church.letters.every(({ subject }) => subject === 'Reminder: Camp')).toBe(true)
  expect(await remind()).toEqual([])
  await church.db.updateTable('event').set({ time: '10:00' }).where('id', '=', camp.event).execute()
  expect(await remind()).toEqual(['guest@example.com', 'member@example.com'])
})

test('the places of a deleted account go to who waits, and those that it has paid stay', async () => {
  await using camp = await openPaidTickets({ places: 2, has_waiting: true })
  const { church } = camp
  const { access } = await church.signIn('member')
  const paid = newTicketSecret()
  await camp.order({ access, total: 3000 })
  await camp.order({ access, total: 3000, secret: paid })
  await camp.pay(paid, '0001')
  await camp.pass(10_000)
  const waits = await camp.ordered()
  const { id } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()

  await church.db.transaction().execute((db) => deleteAccount(db, id, church.clock.now))
  await camp.settle()

  expect([(await camp.own(paid)).state, (await camp.own(waits)).state]).toEqual(['placed', 'placed'])
  const states = await church.db.selectFrom('ticket_order').select(['name', 'state']).orderBy('id').execute()
  expect(states).toEqual([
    { name: '', state: 'cancelled' },
    { name: '', state: 'placed' },
    { name: 'Kofi', state: 'placed' },
  ])
})
