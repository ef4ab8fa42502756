import { expect } from 'vitest'
import type { OrderAnswer, OrderRow, PayForm } from '../../src/lib/contract/services/registration.ts'
import { pollDue, settleTickets } from '../../src/server/app/jobs/giving.ts'
import { verifyBooks } from '../../src/server/giving/books/verify/verify.ts'
import { openFakeProvider } from '../../src/server/giving/giving/fake/server.ts'
import { fakeProviders } from '../../src/server/giving/giving/open-providers.ts'
import { pollDueRefunds } from '../../src/server/giving/giving/refunds/refunds.ts'
import type { Email } from '../../src/server/platform/mail/mail.ts'
import { newTicketSecret, openRegistration, type settings } from './registrations.ts'

/** A church whose tickets are paid online at a stand-in of the provider, whose messages a test delivers. A ticket costs 30. */
export async function openPaidTickets(changes: Partial<typeof settings> = {}) {
  const fake = await openFakeProvider()
  fake.mute()
  const clock = { now: () => new Date() }
  const providers = fakeProviders(
    () => fake.url,
    () => clock.now(),
  )
  const camp = await openRegistration({ pays_online: true, ...changes }, { providers })
  const { church, event, admin } = camp
  clock.now = () => church.clock.now
  await church.db
    .insertInto('duty')
    .columns(['account_id', 'duty', 'granted_at'])
    .expression((query) =>
      query
        .selectFrom('account')
        .select(['id', query.val('treasurer').as('duty'), query.val('2026-11-01T00:00:00Z').as('at')])
        .where('username', '=', 'media'),
    )
    .execute()
  const deps = { db: church.db, providers, now: () => church.clock.now }
  const settle = () =>
    settleTickets({
      ...deps,
      mail: { send: (letter: Email) => void church.letters.push(letter) },
      cache: { invalidate: () => undefined },
    })
  /** Pays with the wallet of these last four digits. */
  const pay = (secret: string, digits: string, others: Partial<PayForm> = {}) =>
    church.post('tickets/pay/', {
      secret,
      attempt: newTicketSecret(),
      amount: 3000,
      method: 'mtn-momo',
      telephone: `024400${digits}`,
      email: 'kofi@example.com',
      ...others,
    })
  return {
    ...camp,
    fake,
    pay,
    settle,
    /** Moves both clocks, asks the provider about what is due, and settles the places. */
    async pass(milliseconds: number) {
      church.wait(milliseconds)
      fake.advance(milliseconds)
      await pollDue(deps)
      await pollDueRefunds(deps)
      await settle()
    },
    /** Orders a ticket, and returns the secret. */
    async ordered(details: Parameters<typeof camp.order>[0] = {}) {
      const secret = newTicketSecret()
      const answer = await camp.order({ secret, ...details })
      expect([answer.status, answer.body]).toEqual([201, expect.anything()])
      return secret
    },
    async rows(): Promise<OrderRow[]> {
      const { body } = await church.get(
        `registrations/${event}/orders/`,
        (await church.signIn('admin')).access,
      )
      return (body as { results: OrderRow[] }).results
    },
    desk: (order: OrderAnswer, amount: number, method = 'cash') =>
      church.post(`registrations/${event}/orders/${order.id}/payments/`, { amount, method }, admin),
    cancel: (order: OrderRow, gives_all = false) =>
      church.send(`registrations/${event}/orders/${order.id}/cancel/`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${admin}`,
          'Content-Type': 'application/json',
          'If-Match': `"${order.version}"`,
        },
        body: JSON.stringify({ gives_all }),
      }),
    /** The entries of tickets in the books, in order. */
    entries: () =>
      church.db
        .selectFrom('ledger_entry')
        .innerJoin('fund', 'fund.id', 'ledger_entry.fund_id')
        .select(['kind', 'source', 'debit', 'credit', 'amount', 'fund.name as fund', 'receipt_sequence'])
        .where('source', 'in', ['ticket_sale', 'ticket_refund', 'ticket_payment'])
        .orderBy('ledger_entry.id')
        .execute(),
    problems: async () => (await verifyBooks(church.db)).problems,
    async [Symbol.asyncDispose]() {
      fake.close()
      await camp[Symbol.asyncDispose]()
    },
  }
}
