import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { GiftAnswer, NewGift } from '../../../src/lib/contract/giving/giving.ts'
import { pollDue } from '../../../src/server/app/jobs/giving.ts'
import {
  beginWeekdayOffering,
  weekdayOfferingAnswer,
} from '../../../src/server/giving/books/weekday-offering/offerings.ts'
import { fakeKey } from '../../../src/server/giving/giving/fake/key.ts'
import { openFakeProvider } from '../../../src/server/giving/giving/fake/server.ts'
import { openPaystack } from '../../../src/server/giving/giving/providers/paystack/paystack.ts'
import { type Church, openChurch } from '../../support/church.ts'

/* Giving against the fake, over real HTTP: what each of its behaviours comes to, and what attackers get. */

const minute = 60_000

const newSecret = () => randomBytes(32).toString('base64url')

/** A gift of GHS 50 by the wallet with these last four digits. */
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
  secret: newSecret(),
})

/** A church with a fake of its own. */
async function openGiving(options = {}) {
  const fake = await openFakeProvider()
  const provider = openPaystack({ secretKey: fakeKey, mode: 'sample', base: () => fake.url })
  const church = await openChurch({ providers: [provider], ...options })
  const begin = async (request: NewGift, access?: string) => {
    const { status, body } = await church.post('giving/', request, access)
    return { status, gift: body as GiftAnswer }
  }
  const see = async ({ secret }: { secret: string }) => {
    const { status, body } = await church.send('giving/gift/', { headers: { 'X-Gift-Secret': secret } })
    return { status, gift: body as GiftAnswer }
  }
  /** Moves both clocks, and lets the poller look. */
  const pass = async (milliseconds: number) => {
    church.wait(milliseconds)
    fake.advance(milliseconds)
    await pollDue({ db: church.db, providers: [provider], now: () => church.clock.now })
  }
  const deliver = async (hook: { body: string; signature: string }) => {
    const headers = { 'Content-Type': 'application/json', 'X-Paystack-Signature': hook.signature }
    const answer = await church.api.request('/backend/api/giving/webhook/', {
      method: 'POST',
      headers,
      body: hook.body,
    })
    return answer.status
  }
  const stateOf = async (request: NewGift) => (await see(request)).gift.state
  return {
    church,
    fake,
    provider,
    begin,
    see,
    pass,
    deliver,
    stateOf,
    unmatched: () => church.db.selectFrom('unmatched_payment').selectAll().execute(),
    async [Symbol.asyncDispose]() {
      fake.close()
      await church[Symbol.asyncDispose]()
    },
  }
}

test('a guest approves the prompt, and gets a receipt with number, amount, date and purpose', async () => {
  await using giving = await openGiving()
  const giftRequest = giftOf('0001', { fund: 'tithe' })

  const { status, gift } = await giving.begin(giftRequest)
  await giving.pass(10_000)
  const after = (await giving.see(giftRequest)).gift

  expect(status).toBe(201)
  expect(gift).toMatchObject({ state: 'pending', amount: 5000, currency: 'GHS', telephone: '024 ... 001' })
  expect(gift.prompt_until).not.toBe('')
  expect(after).toMatchObject({ state: 'succeeded', fund: 'tithe', amount: 5000 })
  expect(after.receipt_number).toMatch(/^S2026-\d{6}$/)
  expect(after.paid_at).not.toBe('')
  const events = await giving.church.db.selectFrom('gift_event').select(['source', 'after']).execute()
  expect(events).toEqual([
    { source: 'giver', after: 'sent' },
    { source: 'giver', after: 'pending' },
    { source: 'poll', after: 'succeeded' },
  ])
})

test.each([
  ['mtn-momo', '024'],
  ['vodafone-cash', '020'],
  ['airteltigo-money', '027'],
])('a gift by %s is approved on the telephone, and has its receipt', async (paymentMethod, prefix) => {
  await using giving = await openGiving()
  const giftRequest = giftOf('', { paymentMethod, telephone: `${prefix}4000001` })

  const { gift } = await giving.begin(giftRequest)
  await giving.pass(10_000)

  expect(gift).toMatchObject({ state: 'pending', method: paymentMethod })
  const { gift: after } = await giving.see(giftRequest)
  expect(after).toMatchObject({ state: 'succeeded', method: paymentMethod, amount: 5000 })
  expect(after.receipt_number).toMatch(/^S2026-\d{6}$/)
})

/** What each behaviour comes to after some minutes, by the poller alone and by the webhooks alone. */
test.each([
  ['0000', 'succeeded', 'succeeded'],
  ['0001', 'succeeded', 'succeeded'],
  ['0002', 'failed', 'pending'],
  ['0003', 'expired', 'pending'],
  ['0005', 'succeeded', 'succeeded'],
  ['0006', 'succeeded', 'succeeded'],
  ['0007', 'succeeded', 'succeeded'],
  ['0008', 'succeeded', 'succeeded'],
  ['0009', 'failed', 'pending'],
  ['0010', 'succeeded', 'succeeded'],
  ['0011', 'succeeded', 'succeeded'],
  ['0012', 'succeeded', 'succeeded'],
  ['0013', 'expired', 'sent'],
  ['0014', 'succeeded', 'succeeded'],
  ['0015', 'pending', 'pending'],
] as const)(
  'a wallet that ends in %s comes to %s by looking, and to %s by webhooks',
  async (digits, polled, told) => {
    await using giving = await openGiving()
    const [one, other] = [giftOf(digits), giftOf(digits, { fund: 'tithe' })]
    const { db } = giving.church

    await giving.begin(one)
    for (const milliseconds of [6_000, 10_000, minute, 6 * minute, 20 * minute])
      await giving.pass(milliseconds)
    const byLooking = await giving.stateOf(one)
    giving.fake.hooks.length = 0
    await giving.begin(other)
    giving.fake.advance(2 * minute)
    for (const hook of giving.fake.hooks) await giving.deliver(hook)

    expect(byLooking).toBe(polled)
    const row = await db.selectFrom('gift').select('state').where('fund', '=', 'tithe').executeTakeFirst()
    expect(row?.state).toBe(told)
    expect(giving.fake.charges.size).toBe(digits === '0013' ? 0 : 2)
    expect(await giving.unmatched()).toHaveLength(digits === '0015' ? 2 : 0)
  },
)

test('a gift that failed succeeds after all when the money comes later, without a webhook at night', async () => {
  await using giving = await openGiving()
  const gift = giftOf('0014')
  await giving.begin(gift)

  await giving.pass(10_000)
  const before = await giving.stateOf(gift)
  await giving.pass(24 * 60 * minute)

  expect([before, await giving.stateOf(gift)]).toEqual(['failed', 'succeeded'])
  const last = await giving.church.db
    .selectFrom('gift_event')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(last).toMatchObject({ source: 'reconcile', before: 'failed', after: 'succeeded' })
})

test('a gift that nothing ends has expired after two weeks, and late money still counts', async () => {
  await using giving = await openGiving()
  const [unanswered, mismatched] = [giftOf('0003'), giftOf('0015', { fund: 'tithe' })]
  const { gift } = await giving.begin(unanswered)
  await giving.begin(mismatched)
  const charge = giving.fake.charges.get(gift.reference)
  if (!charge) throw new Error('The charge was not accepted')
  const states = async () => [await giving.stateOf(unanswered), await giving.stateOf(mismatched)]
  await giving.pass(10_000)
  await giving.church.db
    .updateTable('gift')
    .set({ provider: 'hubtel' })
    .where('reference', '=', gift.reference)
    .execute()

  await giving.pass(13 * 24 * 60 * minute)
  const before = await states()
  await giving.pass(2 * 24 * 60 * minute)
  const after = await states()
  await giving.church.db.updateTable('gift').set({ provider: 'paystack' }).execute()
  await giving.deliver(giving.fake.signed({ ...charge, status: 'success' }))

  expect([before, after]).toEqual([
    ['pending', 'pending'],
    ['expired', 'expired'],
  ])
  expect(await giving.stateOf(unanswered)).toBe('succeeded')
})

test('a wrong code is asked for again, and the right one lets the gift through', async () => {
  await using giving = await openGiving()
  const giftRequest = giftOf('0004', { paymentMethod: 'vodafone-cash' })
  const headers = { 'X-Gift-Secret': giftRequest.secret, 'Content-Type': 'application/json' }
  const send = (code: string) =>
    giving.church.send('giving/gift/code/', { method: 'POST', headers, body: JSON.stringify({ code }) })

  const { gift } = await giving.begin(giftRequest)
  const wrong = await send('000000')
  await giving.pass(6_000)
  const right = await send('123456')
  const late = await send('123456')

  expect(gift).toMatchObject({ state: 'needs code', prompt: expect.stringContaining('*110#') })
  expect(wrong.body).toMatchObject({ state: 'needs code' })
  expect(right.body).toMatchObject({ state: 'succeeded' })
  expect(late.status).toBe(409)
})

test('a code that is wanted is learnt by looking, when the answer to the charge was lost', async () => {
  await using giving = await openGiving()
  const gift = giftOf('0004')
  await giving.begin(gift)
  await giving.church.db.updateTable('gift').set({ state: 'sent', prompt: '' }).execute()

  await giving.pass(6_000)

  expect(await giving.see(gift)).toMatchObject({ gift: { state: 'needs code' } })
})

test.each(['bank-card', 'ghanapay'])(
  'a gift by %s is paid on the page of the provider, which leads back',
  async (paymentMethod) => {
    await using giving = await openGiving()
    const giftRequest = giftOf('', { paymentMethod, telephone: '' })

    const { gift } = await giving.begin(giftRequest)
    await giving.pass(6_000)
    const waiting = await giving.stateOf(giftRequest)
    const paid = await fetch(gift.redirect_url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'pay' }),
      redirect: 'manual',
    })
    await giving.pass(10_000)

    expect(gift.redirect_url).toBe(`${giving.fake.url}/pay/${gift.reference}`)
    expect([waiting, paid.status]).toEqual(['pending', 303])
    expect(paid.headers.get('location')).toMatch(/\/give\?reference=/)
    expect(await giving.stateOf(giftRequest)).toBe('succeeded')
  },
)

test('a second press, another open gift of a member and ten presses at once lead to the first', async () => {
  await using giving = await openGiving()
  const { access } = await giving.church.signIn('member')
  const giftRequest = giftOf('0003')

  const all = await Promise.all(Array.from({ length: 10 }, () => giving.begin(giftRequest, access)))
  const other = await giving.begin(giftOf('0003', { amount: '70' }), access)
  giving.church.wait(minute)
  const again = await giving.begin(giftRequest, access)

  const references = [...all, other, again].map(({ gift }) => gift.reference)
  expect(new Set(references).size).toBe(1)
  expect(giving.fake.charges.size).toBe(1)
})

test('a guest’s number that waits elsewhere is refused, and its gift is not shown', async () => {
  await using giving = await openGiving()
  await giving.begin(giftOf('0003'))

  const { status, gift } = await giving.begin(giftOf('0003'))

  expect(status).toBe(409)
  expect(gift).toEqual({ detail: expect.stringContaining('still waits') })
})

test('a member sees their open gift on another telephone, and nobody else’s', async () => {
  await using giving = await openGiving()
  const { church } = giving
  const { access } = await church.signIn('member')
  const { gift } = await giving.begin(giftOf('0003'), access)
  const newcomer = await church.signIn('newcomer')
  const byReference = `giving/gift/?reference=${gift.reference}`

  const own = await church.get('giving/gift/', access)

  expect(own.body).toMatchObject({ reference: gift.reference })
  expect(await church.get('giving/gift/', newcomer.access)).toMatchObject({ status: 200, body: null })
  for (const [path, token] of [
    [byReference, newcomer.access],
    [byReference, undefined],
  ] as const)
    expect((await church.get(path, token)).status).toBe(404)
  expect((await giving.see({ secret: gift.reference })).status).toBe(404)
})

test('a forged, truncated, changed or replayed webhook changes nothing', async () => {
  await using giving = await openGiving()
  const giftRequest = giftOf('0003')
  const { gift } = await giving.begin(giftRequest)
  const charge = giving.fake.charges.get(gift.reference)
  if (!charge) throw new Error('The charge was not accepted')
  const { body, signature } = giving.fake.signed({ ...charge, status: 'success' })

  const refused = [
    await giving.deliver({ body, signature: '' }),
    await giving.deliver({ body, signature: '0'.repeat(128) }),
    await giving.deliver({ body: body.slice(0, -1), signature }),
    await giving.deliver({ body: body.replace('5000', '5001'), signature }),
    await giving.deliver({ body: ` ${body}`, signature }),
    await giving.deliver({ body: '', signature }),
  ]
  const before = await giving.stateOf(giftRequest)
  const taken = [await giving.deliver({ body, signature }), await giving.deliver({ body, signature })]

  expect(refused).toEqual([400, 400, 400, 400, 400, 400])
  expect(before).toBe('pending')
  expect(taken).toEqual([200, 200])
  expect(await giving.stateOf(giftRequest)).toBe('succeeded')
  const events = await giving.church.db.selectFrom('gift_event').selectAll().execute()
  expect(events.filter(({ after }) => after === 'succeeded')).toHaveLength(1)
  expect(JSON.stringify(events)).not.toMatch(/esi@|0244/)
})

test('a payment of an unknown reference, another amount or another currency is kept once for a person', async () => {
  await using giving = await openGiving()
  const giftRequest = giftOf('0003')
  const { gift } = await giving.begin(giftRequest)
  const charge = giving.fake.charges.get(gift.reference)
  if (!charge) throw new Error('The charge was not accepted')
  const success = { ...charge, status: 'success' as const }

  for (const odd of [
    { ...success, reference: 'somebody-elses' },
    { ...success, amount: 4999 },
    { ...success, currency: 'NGN' },
  ])
    for (const hook of [giving.fake.signed(odd), giving.fake.signed(odd)])
      expect(await giving.deliver(hook)).toBe(200)

  expect((await giving.unmatched()).map(({ why }) => why)).toEqual([
    'unknown reference',
    'another amount',
    'another currency',
  ])
  expect(await giving.stateOf(giftRequest)).toBe('pending')
  const { access } = await giving.church.signIn('admin')
  const log = await giving.church.get('admin/logs/?search=kept+for+a+look', access)
  expect(log.body).toMatchObject({ count: 3 })
})

test.each([
  ['amount', '0'],
  ['amount', '-50'],
  ['amount', '0.005'],
  ['amount', '1000000000000000'],
  ['currency', 'NGN'],
  ['telephone', '12'],
  ['telephone', '+44 20 7946 0018'],
])('a gift with the %s %s is refused before anybody is asked', async (field, value) => {
  await using giving = await openGiving()

  const { status, gift } = await giving.begin(giftOf('0001', { [field]: value }))

  expect([status, gift]).toEqual([400, expect.anything()])
  expect(giving.fake.charges.size).toBe(0)
  expect(await giving.church.db.selectFrom('gift').selectAll().execute()).toEqual([])
})

test('one number cannot be sent prompts without end', async () => {
  await using giving = await openGiving({ limits: true })
  const answers: number[] = []

  for (let time = 0; time < 11; time++) answers.push((await giving.begin(giftOf('0002'))).status)

  expect(answers.at(-1)).toBe(429)
})

test('only one process looks at a gift at a time, and the page does not make it faster', async () => {
  await using giving = await openGiving()
  const gift = giftOf('0003')
  await giving.begin(gift)
  giving.church.wait(6_000)
  const deps = { db: giving.church.db, providers: [giving.provider], now: () => giving.church.clock.now }

  const asks = await Promise.all([pollDue(deps), pollDue(deps), pollDue(deps)])

  expect(asks.toSorted()).toEqual([0, 0, 1])
})

test('a gift whose sending was cut off by a crash is sent by the next press, once', async () => {
  await using giving = await openGiving()
  const giftRequest = giftOf('0001')
  giving.fake.close()
  const { gift } = await giving.begin(giftRequest)
  await giving.church.db.updateTable('gift').set({ state: 'created' }).execute()

  giving.church.wait(minute)
  const again = await giving.begin(giftRequest)

  expect(gift.state).toBe('sent')
  expect(again.gift).toMatchObject({ reference: gift.reference, state: 'sent' })
})

test('of a deleted member’s gifts the amount, the purpose and the dates stay, without the name', async () => {
  await using giving = await openGiving()
  const { church } = giving
  const { access, user } = await church.signIn('member')
  await giving.begin(giftOf('0000'), access)
  const admin = await church.signIn('admin')

  await church.remove(`admin/users/${String(user['id'])}/`, admin.access)

  const [row] = await church.db.selectFrom('gift').selectAll().execute()
  expect(row).toMatchObject({ state: 'succeeded', amount: 5000, account_id: null, name: '', email: '' })
  expect(JSON.stringify(row)).not.toMatch(/Esi|esi@|0244|\+233/)
})

test('a church without a provider takes no gifts', async () => {
  await using church: Church = await openChurch()

  expect((await church.post('giving/', giftOf('0001'))).status).toBe(404)
  expect((await church.send('giving/webhook/', { method: 'POST', body: '{}' })).status).toBe(404)
})

test('a gift names its weekday of birth while a Kofi & Ama collection is open, and goes where the collection goes', async () => {
  await using giving = await openGiving()
  const { db, clock } = giving.church
  const closed = await giving.begin(giftOf('0001', { weekday: '5' }))
  const fund = await db
    .selectFrom('fund')
    .select('id')
    .where('purpose', '=', 'harvest')
    .executeTakeFirstOrThrow()
  const count = {
    book: 'sample' as const,
    day: '2026-11-22',
    service: 'Harvest',
    created_at: clock.now.toISOString(),
  }
  const { id } = await db.insertInto('cash_count').values(count).returning('id').executeTakeFirstOrThrow()
  await beginWeekdayOffering(db, { count: id, fund: fund.id, now: clock.now })
  const gift = giftOf('0001', { weekday: '5' })

  await giving.begin(gift)
  await giving.pass(10_000)
  const wrong = await giving.begin(giftOf('0001', { weekday: '7' }))

  expect([closed.status, wrong.status]).toEqual([400, 400])
  expect((await giving.see(gift)).gift).toMatchObject({ state: 'succeeded', fund: 'harvest' })
  expect((await weekdayOfferingAnswer(db, id))?.days[5]).toMatchObject({
    by_phone: 5000,
    gifts: 1,
    amount: 0,
  })
})
