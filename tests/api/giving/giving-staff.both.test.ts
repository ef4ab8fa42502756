import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { FundAnswer } from '../../../src/lib/contract/giving/books-fund.ts'
import type { GiftAnswer, NewGift } from '../../../src/lib/contract/giving/giving.ts'
import type { RefundAnswer } from '../../../src/lib/contract/giving/refund.ts'
import type { UnmatchedPaymentAnswer } from '../../../src/lib/contract/giving/unmatched-payment.ts'
import { giftWords, paidOtherwise } from '../../../src/lib/texts/giving/giving.ts'
import { sweepRetention } from '../../../src/server/app/retention/sweep.ts'
import { post } from '../../../src/server/giving/books/ledger.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openFakeProvider } from '../../../src/server/giving/giving/fake/server.ts'
import { fakeProviders } from '../../../src/server/giving/giving/open-providers.ts'
import { pollDueRefunds } from '../../../src/server/giving/giving/refunds/refunds.ts'
import { openChurch } from '../../support/church.ts'

/* What staff does with gifts: payments that match none, and refunds by two people. */

const minute = 60_000

const giftOf = (digits: string, changes: object = {}): NewGift => ({
  gift: {
    name: 'Esi',
    email: 'esi@example.com',
    amount: '50',
    message: '',
    paymentMethod: 'mtn-momo',
    fund: 'offering',
    telephone: `024400${digits}`,
    ...changes,
  },
  secret: randomBytes(32).toString('base64url'),
})

/** A church of two admins, the first of whom is its treasurer, and whose provider is a fake. */
async function openGiving() {
  const fake = await openFakeProvider()
  fake.mute()
  const clock = { now: () => new Date() }
  const providers = fakeProviders(
    () => fake.url,
    () => clock.now(),
  )
  const church = await openChurch({ providers })
  clock.now = () => church.clock.now
  await church.db.updateTable('account').set({ role: 'admin' }).where('username', '=', 'media').execute()
  const { id } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow()
  await church.db
    .insertInto('duty')
    .values({ account_id: id, duty: 'treasurer', granted_at: clock.now().toISOString() })
    .execute()
  const begin = async (request: NewGift) => (await church.post('giving/', request)).body as GiftAnswer
  const see = async ({ secret }: NewGift) =>
    (await church.send('giving/gift/', { headers: { 'X-Gift-Secret': secret } })).body as GiftAnswer
  const deliver = async () => {
    for (const { body, signature } of fake.hooks.splice(0)) {
      const headers = { 'Content-Type': 'application/json', 'X-Paystack-Signature': signature }
      const init = { method: 'POST', headers, body }
      expect((await church.api.request('/backend/api/giving/webhook/', init)).status).toBe(200)
    }
  }
  const as = async (username: string) => {
    const { access } = await church.signIn(username)
    const list = async <Row>(path: string) =>
      ((await church.get(`admin/${path}/`, access)).body as { results: Row[] }).results
    const act = (path: string, body: object = {}) => church.post(`admin/${path}/`, body, access)
    return { list, act, access }
  }
  const lookUp = () => pollDueRefunds({ db: church.db, providers, now: () => church.clock.now })
  const pass = async (milliseconds: number) => {
    church.wait(milliseconds)
    fake.advance(milliseconds)
  }
  return {
    church,
    fake,
    begin,
    see,
    deliver,
    as,
    lookUp,
    pass,
    async [Symbol.asyncDispose]() {
      fake.close()
      await church[Symbol.asyncDispose]()
    },
  }
}

type Giving = Awaited<ReturnType<typeof openGiving>>

/** A gift of 50.00 of which 50.01 was paid, as the list shows it. */
async function payTooMuch(giving: Giving) {
  const giftRequest = giftOf('0015')
  const gift = await giving.begin(giftRequest)
  await giving.pass(10_000)
  await giving.deliver()
  const admin = await giving.as('admin')
  const [payment] = await admin.list<UnmatchedPaymentAnswer>('unmatched-payments')
  if (!payment) throw new Error('Nothing was kept')
  return { giftRequest, gift, admin, payment }
}

describe('a payment that matches no gift', () => {
  test('is shown with what differs, given to its gift, and taken back', async () => {
    await using giving = await openGiving()
    const { giftRequest, gift, admin, payment } = await payTooMuch(giving)
    const path = `unmatched-payments/${payment.id}`

    const given = await admin.act(`${path}/give`, {
      reference: gift.reference,
      note: 'She paid a pesewa more',
    })
    const paid = await giving.see(giftRequest)
    const undone = await admin.act(`${path}/undo`)

    expect(payment).toMatchObject({ why: 'another amount', amount: 5001, gift_amount: 5000, settled: '' })
    expect(JSON.stringify(payment)).not.toMatch(/Esi|esi@|0244/)
    expect(given.body).toMatchObject({ settled: 'given', settled_by: 'admin', gift_state: 'succeeded' })
    expect(paid).toMatchObject({ state: 'succeeded', amount: 5001 })
    expect(paid.receipt_number).not.toBe('')
    expect(undone.body).toMatchObject({ settled: '', gift_state: 'expired', gift_amount: 5000 })
    expect(await giving.see(giftRequest)).toMatchObject({
      state: 'expired',
      amount: 5000,
      receipt_number: '',
    })
    const log = await giving.church.get('admin/logs/?search=payment', admin.access)
    expect(JSON.stringify(log.body)).toMatch(/given to a gift.*|undone/)
  })

  test('stays with a reason, and no decision is made twice', async () => {
    await using giving = await openGiving()
    const { admin, gift, payment } = await payTooMuch(giving)
    const path = `unmatched-payments/${payment.id}`

    const without = await admin.act(`${path}/keep`, { note: ' ' })
    const kept = await admin.act(`${path}/keep`, { note: 'Given back at the office' })
    const second = await admin.act(`${path}/give`, { reference: gift.reference, note: '' })

    expect([without.status, kept.status, second.status]).toEqual([400, 200, 409])
    expect(kept.body).toMatchObject({ settled: 'stays', note: 'Given back at the office' })
  })

  test('that stays ends the gift that it names, so that its giver can give again', async () => {
    await using giving = await openGiving()
    const { giftRequest, admin, gift, payment } = await payTooMuch(giving)
    const before = await giving.see(giftRequest)

    await admin.act(`unmatched-payments/${payment.id}/keep`, { note: 'Given back at the office' })
    const after = await giving.see(giftRequest)
    const again = await giving.begin(giftOf('0015'))
    const undone = await admin.act(`unmatched-payments/${payment.id}/undo`)
    const given = await admin.act(`unmatched-payments/${payment.id}/give`, {
      reference: gift.reference,
      note: 'She wants it to count',
    })

    expect([before.state, after.state]).toEqual(['pending', 'expired'])
    expect(giftWords(after, 0).text.filter(Boolean)).toEqual([paidOtherwise])
    expect(again).toMatchObject({ state: 'pending' })
    expect(again.reference).not.toBe(gift.reference)
    expect([undone.status, given.status]).toEqual([200, 200])
    expect(await giving.see(giftRequest)).toMatchObject({ state: 'succeeded', amount: 5001 })
  })

  test('that is given to another gift ends the one that it names', async () => {
    await using giving = await openGiving()
    const { giftRequest, admin, payment } = await payTooMuch(giving)
    const other = giftOf('0003', { fund: 'tithe' })
    const { reference } = await giving.begin(other)

    await admin.act(`unmatched-payments/${payment.id}/give`, { reference, note: 'It was the tithe' })

    expect([(await giving.see(giftRequest)).state, (await giving.see(other)).state]).toEqual([
      'expired',
      'succeeded',
    ])
  })

  test('is given to no gift that has its money, and to none that is not there', async () => {
    await using giving = await openGiving()
    const { admin, payment } = await payTooMuch(giving)
    const paid = await giving.begin(giftOf('0000', { fund: 'tithe' }))
    await giving.deliver()
    const path = `unmatched-payments/${payment.id}/give`

    const twice = await admin.act(path, { reference: paid.reference, note: '' })
    const none = await admin.act(path, { reference: 'nobody', note: '' })

    expect([twice.status, none.status]).toEqual([409, 404])
  })

  test('is taken back from its gift once the refund was declined, and not before', async () => {
    await using giving = await openGiving()
    const { giftRequest, admin, gift, payment } = await payTooMuch(giving)
    const path = `unmatched-payments/${payment.id}`
    await admin.act(`${path}/give`, { reference: gift.reference, note: '' })
    const { receipt_number } = await giving.see(giftRequest)
    const { id } = (await admin.act('refunds', { receipt_number, reason: 'Too much' })).body as RefundAnswer

    const waiting = await admin.act(`${path}/undo`)
    await admin.act(`refunds/${id}/decline`, { why: 'It was another giver' })
    const undone = await admin.act(`${path}/undo`)

    expect([waiting.status, undone.status]).toEqual([409, 200])
    expect(await giving.see(giftRequest)).toMatchObject({ state: 'expired', receipt_number: '' })
    expect(await totalOf(giving)).toBe(0)
    expect((await verifyBooks(giving.church.db)).problems).toEqual([])
  })

  test('is no gift where it is money that the provider gave back', async () => {
    await using giving = await openGiving()
    await giving.begin(giftOf('0000'))
    await giving.deliver()
    await refundOutside(giving, {})
    await giving.deliver()
    const other = giftOf('0003', { fund: 'tithe' })
    const { reference } = await giving.begin(other)
    const [payment] = await strays(giving)

    const given = await (await giving.as('admin')).act(`unmatched-payments/${payment?.id}/give`, {
      reference,
      note: '',
    })

    expect([payment?.why, given.status]).toEqual(['a refund from outside', 409])
    expect((await giving.see(other)).state).toBe('pending')
  })

  test.each(['media', 'leader', 'member'])('is not shown to a %s', async (username) => {
    await using giving = await openGiving()
    await giving.church.db
      .updateTable('account')
      .set({ role: 'media' })
      .where('username', '=', 'media')
      .execute()
    const { access } = await giving.as(username)

    expect((await giving.church.get('admin/unmatched-payments/', access)).status).toBe(403)
    expect((await giving.church.get('admin/refunds/', access)).status).toBe(403)
  })
})

/** A gift that has succeeded, with a refund that the admin asked for. */
async function askRefund(giving: Giving, digits: string, changes: object = {}) {
  const gift = giftOf(digits)
  await giving.begin(gift)
  await giving.deliver()
  const { receipt_number } = await giving.see(gift)
  const admin = await giving.as('admin')
  const made = await admin.act('refunds', { receipt_number, reason: 'Typed a nought too many', ...changes })
  return { giftRequest: gift, admin, made, receipt_number, id: (made.body as RefundAnswer).id }
}

const refundIn = async (giving: Giving) => {
  const [refund] = await (await giving.as('admin')).list<RefundAnswer>('refunds')
  return refund
}

test('who tried to give is forgotten thirty days after the attempt failed, and gifts are not', async () => {
  await using giving = await openGiving()
  const { db } = giving.church
  const [failed, given] = [giftOf('0002'), giftOf('0000', { fund: 'tithe' })]
  await giving.begin(failed)
  await giving.begin(given)
  await giving.deliver()
  const at = giving.church.clock.now.toISOString()
  await db
    .updateTable('gift')
    .set({ state: 'failed', changed_at: at })
    .where('fund', '=', 'offering')
    .execute()
  const rows = async () => {
    await sweepRetention({ db, now: () => giving.church.clock.now })
    return db
      .selectFrom('gift')
      .select(['state', 'telephone', 'name', 'email', 'giver_key'])
      .orderBy('id')
      .execute()
  }

  giving.church.wait(29 * 24 * 60 * minute)
  const before = await rows()
  giving.church.wait(2 * 24 * 60 * minute)
  const [attempt, gift] = await rows()

  expect(before.map(({ telephone }) => telephone)).toEqual(['+233244000002', '+233244000000'])
  expect(attempt).toEqual({ state: 'failed', telephone: null, name: '', email: '', giver_key: 'gift 1' })
  expect(gift).toMatchObject({ state: 'succeeded', name: 'Esi', telephone: '+233244000000' })
})

describe('a refund', () => {
  test('is approved by an admin who is no treasurer, sees no giver, and neither asks nor sees stray payments', async () => {
    await using giving = await openGiving()
    const { receipt_number, id } = await askRefund(giving, '0000')
    const { act, access } = await giving.as('media')

    const seen = await giving.church.get('admin/refunds/', access)
    const answer = await act('refunds', { receipt_number, reason: 'Mine' })
    const strays = await giving.church.get('admin/unmatched-payments/', access)
    const approved = await act(`refunds/${id}/approve`)
    await giving.church.background.ended()
    const told = giving.church.letters.filter(({ subject }) => /refund/i.test(subject))

    expect(told.map(({ subject, to }) => [to.split('@')[0], subject])).toEqual([
      ['media', 'A refund waits for your approval'],
      ['treasurer', 'A refund waits for your approval'],
      ['admin', 'A refund is approved'],
    ])
    expect(told.every(({ text }) => text.includes(receipt_number))).toBe(true)
    expect(JSON.stringify(seen.body)).toContain(receipt_number)
    expect(JSON.stringify(seen.body)).not.toMatch(/Esi|esi@|0244/)
    expect([seen.status, answer.status, strays.status, approved.status]).toEqual([200, 403, 403, 200])
  })

  test('is asked for by one person and approved by another, and its giver sees it', async () => {
    await using giving = await openGiving()
    const { giftRequest, admin, made, id } = await askRefund(giving, '0000')
    const second = await giving.as('media')

    const own = await admin.act(`refunds/${id}/approve`)
    const before = [...giving.fake.charges.values()].flatMap(({ refunds }) => refunds)
    const approved = await second.act(`refunds/${id}/approve`)
    await giving.deliver()
    const onItsWay = (await giving.see(giftRequest)).refund
    await giving.pass(minute)
    await giving.deliver()

    expect([made.status, own.status, before.length]).toEqual([201, 403, 0])
    expect(made.body).toMatchObject({ state: 'asked', amount: 5000, fees: 98, asked_by: 'admin' })
    expect(approved.body).toMatchObject({ state: 'pending', decided_by: 'media' })
    expect(onItsWay).toMatchObject({ state: 'pending', amount: 5000 })
    expect(await refundIn(giving)).toMatchObject({ state: 'processed' })
    expect(await giving.see(giftRequest)).toMatchObject({
      state: 'succeeded',
      refund: { state: 'processed' },
    })
    const entries = giving.church.db.selectFrom('ledger_entry').select(['kind', 'debit', 'amount'])
    expect(await entries.where('kind', '<>', 'fee').orderBy('number').execute()).toEqual([
      { kind: 'gift', debit: 'provider', amount: 5000 },
      { kind: 'refund', debit: 'income', amount: 5000 },
    ])
    expect((await verifyBooks(giving.church.db)).problems).toEqual([])
  })

  test.each([
    ['0000', 'processed'],
    ['0016', 'failed'],
    ['0017', 'processed'],
    ['0018', 'failed'],
  ])('of a gift that ends in %s comes to %s by looking alone', async (digits, state) => {
    await using giving = await openGiving()
    const { id } = await askRefund(giving, digits)
    const second = await giving.as('media')

    await second.act(`refunds/${id}/approve`)
    for (const time of [minute, 6 * minute]) {
      await giving.pass(time)
      await giving.lookUp()
    }

    expect(await refundIn(giving)).toMatchObject({ state })
    const booked = [...giving.fake.charges.values()].flatMap(({ refunds }) => refunds)
    expect(booked).toHaveLength(digits === '0018' ? 0 : 1)
  })

  test('is not asked for twice, for more than was given, or by an unknown receipt', async () => {
    await using giving = await openGiving()
    const { admin, receipt_number } = await askRefund(giving, '0000', { amount: 4500 })
    const gift = giftOf('0000', { fund: 'tithe' })
    await giving.begin(gift)
    await giving.deliver()
    const other = (await giving.see(gift)).receipt_number
    const ask = async (changes: object) => (await admin.act('refunds', { reason: 'x', ...changes })).status

    expect(await ask({ receipt_number })).toBe(409)
    expect(await ask({ receipt_number: other, amount: 5001 })).toBe(400)
    expect(await ask({ receipt_number: other, amount: 0.5 })).toBe(400)
    expect(await ask({ receipt_number: other, amount: -1 })).toBe(400)
    expect(await ask({ receipt_number: 'nobody' })).toBe(400)
    expect(await refundIn(giving)).toMatchObject({ amount: 4500 })
  })

  test('that was declined can be asked for again, and a declined one is not approved', async () => {
    await using giving = await openGiving()
    const { admin, id, receipt_number } = await askRefund(giving, '0000')

    const declined = await admin.act(`refunds/${id}/decline`, { why: 'She wants to leave it' })
    const late = await (await giving.as('media')).act(`refunds/${id}/approve`)
    const again = await admin.act('refunds', { receipt_number, reason: 'She asked again' })

    expect(declined.body).toMatchObject({ state: 'declined', why: 'She wants to leave it' })
    expect([late.status, again.status]).toEqual([409, 201])
  })

  test('approved twice at once is sent once', async () => {
    await using giving = await openGiving()
    const { id } = await askRefund(giving, '0000', { amount: 1000 })
    const second = await giving.as('media')

    const answers = await Promise.all([1, 2, 3].map(() => second.act(`refunds/${id}/approve`)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect([...giving.fake.charges.values()].flatMap(({ refunds }) => refunds)).toHaveLength(1)
  })

  test('needs a proof of who approves', async () => {
    await using giving = await openGiving()
    const { id } = await askRefund(giving, '0000')
    const second = await giving.as('media')
    giving.church.wait(11 * minute)

    const refused = await second.act(`refunds/${id}/approve`)

    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ step_up: ['password'] })])
  })

  test('of a provider that takes none is refused, and says what to do', async () => {
    await using giving = await openGiving()
    const { db } = giving.church
    const gift = giftOf('0000')
    await giving.begin(gift)
    await giving.deliver()
    await db.updateTable('gift').set({ provider: 'mtn' }).execute()
    const { receipt_number } = await giving.see(gift)

    const { status, body } = await (await giving.as('admin')).act('refunds', { receipt_number, reason: 'x' })

    expect([status, body]).toEqual([409, { detail: expect.stringContaining('takes no refunds from here') }])
  })

  test('that nobody asked for here is kept once for a person', async () => {
    await using giving = await openGiving()
    const gift = giftOf('0000')
    const { reference } = await giving.begin(gift)
    await giving.deliver()
    await fetch(`${giving.fake.url}/refund`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_test_of_the_stand_in' },
      body: JSON.stringify({ transaction: reference }),
    })

    giving.fake.hooks.push(...giving.fake.hooks)
    await giving.deliver()

    const kept = await (await giving.as('admin')).list<UnmatchedPaymentAnswer>('unmatched-payments')
    expect(kept).toMatchObject([{ why: 'a refund from outside', amount: 5000, gift_reference: reference }])
  })

  test.each([
    ['on its way', 0],
    ['processed', minute],
  ])('of another amount at the provider is a stray one, also while ours is %s', async (_, time) => {
    await using giving = await openGiving()
    const { giftRequest, id } = await askRefund(giving, '0000', { amount: 2000 })
    await (await giving.as('media')).act(`refunds/${id}/approve`)
    await giving.pass(time)
    await giving.deliver()

    await refundOutside(giving, { amount: 3000 })
    await giving.deliver()
    await giving.pass(minute)
    await giving.deliver()

    expect(await strays(giving)).toMatchObject([{ why: 'a refund from outside', amount: 3000 }])
    expect(await refundIn(giving)).toMatchObject({ state: 'processed', amount: 2000 })
    expect((await giving.see(giftRequest)).refund).toMatchObject({ state: 'processed', amount: 2000 })
    expect(await totalOf(giving)).toBe(3000)
  })

  test('that failed is not taken for another one that was made at the provider', async () => {
    await using giving = await openGiving()
    const { admin, id, receipt_number } = await askRefund(giving, '0016', { amount: 2000 })
    await (await giving.as('media')).act(`refunds/${id}/approve`)
    await giving.pass(minute)
    const told = [...giving.fake.hooks]
    await giving.deliver()
    const [charge] = giving.fake.charges.values()
    if (!charge) throw new Error('Nothing was charged')
    Object.assign(charge, { refunds: [], behaviour: { about: 'a refund succeeds' } })

    await refundOutside(giving, {})
    await giving.pass(minute)
    await giving.deliver()
    const whole = await strays(giving)
    const again = await admin.act('refunds', { receipt_number, reason: 'It failed', amount: 4000 })
    charge.refunds.length = 0
    giving.fake.hooks.push(...told)
    await giving.deliver()
    const repeated = await strays(giving)
    await giving.church.db.deleteFrom('unmatched_payment').execute()
    await refundOutside(giving, { amount: 2000 })
    await giving.pass(minute)
    giving.fake.hooks.splice(0, giving.fake.hooks.length - 1)
    await giving.deliver()

    expect(whole).toMatchObject([{ why: 'a refund from outside', amount: 5000 }])
    expect(again.status).toBe(201)
    expect(repeated).toHaveLength(1)
    expect(await strays(giving)).toMatchObject([{ why: 'a refund from outside', amount: 2000 }])
    const states = await giving.church.db.selectFrom('refund').select('state').orderBy('id').execute()
    expect(states.map(({ state }) => state)).toEqual(['failed', 'asked'])
    expect(await totalOf(giving)).toBe(5000)
  })

  test('of a gift whose entry was taken back is refused, and says what to do', async () => {
    await using giving = await openGiving()
    const { admin, id, receipt_number } = await askRefund(giving, '0000')
    await admin.act(`refunds/${id}/decline`, { why: 'The entry goes' })
    const taken = await takeBack(giving, 'gift')

    const answer = await admin.act('refunds', { receipt_number, reason: 'She asked again' })

    expect([taken.status, answer.status]).toEqual([201, 409])
    expect(answer.body).toEqual({ detail: expect.stringContaining('give the money back at the provider') })
    expect(await totalOf(giving)).toBe(0)
  })

  test('keeps its gift’s entry from being taken back, until the entry of the refund was', async () => {
    await using giving = await openGiving()
    const { id } = await askRefund(giving, '0000', { amount: 2000 })
    const second = await giving.as('media')

    const answer = await takeBack(giving, 'gift')
    await second.act(`refunds/${id}/approve`)
    const pending = await takeBack(giving, 'gift')
    await giving.pass(minute)
    await giving.deliver()
    const processed = await takeBack(giving, 'gift')
    const before = await totalOf(giving)
    const refund = await takeBack(giving, 'refund')
    const gift = await takeBack(giving, 'gift')

    expect([answer, pending, processed, refund, gift].map(({ status }) => status)).toEqual([
      409, 409, 409, 201, 201,
    ])
    expect(pending.body).toEqual({ detail: expect.stringContaining('This gift is being given back') })
    expect(processed.body).toEqual({ detail: expect.stringContaining('take the entry of the refund back') })
    expect([before, await totalOf(giving)]).toEqual([3000, 0])
    expect((await verifyBooks(giving.church.db)).problems).toEqual([])
  })

  test('is not subtracted again from a gift whose entry was taken back while it was on its way', async () => {
    await using giving = await openGiving()
    const { id } = await askRefund(giving, '0000')
    const { db, clock } = giving.church
    const gift = await db
      .selectFrom('ledger_entry')
      .selectAll()
      .where('kind', '=', 'gift')
      .executeTakeFirstOrThrow()
    const { book, debit, credit, fund_id, amount, day } = gift
    // As it was possible before an entry of a gift that is being given back was refused.
    await db.transaction().execute((transaction) =>
      post(transaction, {
        book,
        kind: 'counter-entry',
        debit: credit,
        credit: debit,
        fund_id,
        amount,
        day,
        source: 'ledger_entry',
        source_id: gift.id,
        now: clock.now,
      }),
    )

    await (await giving.as('media')).act(`refunds/${id}/approve`)
    await giving.pass(minute)
    await giving.deliver()

    expect(await refundIn(giving)).toMatchObject({ state: 'processed' })
    expect(await totalOf(giving)).toBe(0)
    expect((await verifyBooks(db)).problems).toEqual([])
  })
})

/** Somebody gives the one gift, or a part of it, back in the provider’s own dashboard. */
async function refundOutside({ fake }: Giving, part: { amount?: number }) {
  const [transaction] = fake.charges.keys()
  const headers = { Authorization: 'Bearer sk_test_of_the_stand_in' }
  const body = JSON.stringify({ transaction, ...part })
  expect((await fetch(`${fake.url}/refund`, { method: 'POST', headers, body })).status).toBe(200)
}

const strays = async (giving: Giving) =>
  (await giving.as('admin')).list<UnmatchedPaymentAnswer>('unmatched-payments')

/** What came in for the offering, less what was taken or given back. */
async function totalOf(giving: Giving) {
  const { access } = await giving.as('admin')
  const funds = (await giving.church.get('books/funds/', access)).body as FundAnswer[]
  return funds.find(({ purpose }) => purpose === 'offering')?.total
}

/** The treasurer takes the one entry of a kind back. */
async function takeBack(giving: Giving, kind: 'gift' | 'refund') {
  const { id } = await giving.church.db
    .selectFrom('ledger_entry')
    .select('id')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  const { access } = await giving.as('admin')
  return giving.church.post(`books/entries/${id}/counter-entry/`, { reason: 'Wrong' }, access)
}
