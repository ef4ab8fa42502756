import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { GiftAnswer, NewGift, ProviderName } from '../../../src/lib/contract/giving/giving.ts'
import { confirmTelephone } from '../../../src/server/accounts/accounts/addresses/confirmed-telephones.ts'
import { pollDue } from '../../../src/server/app/jobs/giving.ts'
import { openFakeProvider } from '../../../src/server/giving/giving/fake/server.ts'
import { fakeProviders } from '../../../src/server/giving/giving/open-providers.ts'
import { forgetChurchSettings } from '../../../src/server/settings/church-settings/repo.ts'
import { openChurch } from '../../support/church.ts'

/* The contract of every provider: the same behaviours of the fake, in each provider's dialect, over real HTTP. */

const minute = 60_000

/** A gift of GHS 50.00 by the wallet with these last four digits. */
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

/** A church that has chosen this provider, and a member whose own telephone pays. */
async function openGiving(name: ProviderName, options = {}) {
  const fake = await openFakeProvider()
  fake.mute()
  const clock = { now: () => new Date() }
  const providers = fakeProviders(
    () => fake.url,
    () => clock.now(),
  )
  const church = await openChurch({ providers, ...options })
  clock.now = () => church.clock.now
  const value = JSON.stringify(name)
  await church.db.updateTable('church_setting').set({ value }).where('key', '=', 'giving_provider').execute()
  forgetChurchSettings(church.db)
  const begin = async (request: NewGift) => {
    const { access, user } = await church.signIn('member')
    const telephone = `+233${request.gift.telephone.slice(1)}`
    const now = church.clock.now
    await confirmTelephone(church.db, { accountId: Number(user['id']), telephone, now })
    const { status, body } = await church.post('giving/', request, access)
    return { status, gift: body as GiftAnswer }
  }
  const rowOf = ({ gift }: NewGift) =>
    church.db.selectFrom('gift').selectAll().where('fund', '=', gift.fund).executeTakeFirstOrThrow()
  const pass = async (milliseconds: number) => {
    church.wait(milliseconds)
    fake.advance(milliseconds)
    await pollDue({ db: church.db, providers, now: () => church.clock.now })
  }
  /** Delivers the messages so far, each as its provider sends it. Returns the statuses. */
  const deliver = async () => {
    const statuses: number[] = []
    for (const { method = 'POST', body, signature } of fake.hooks.splice(0)) {
      const headers = { 'Content-Type': 'application/json', 'X-Paystack-Signature': signature }
      const path = name === 'paystack' ? 'webhook' : `callback/${name}`
      const init = { method, headers, body }
      statuses.push((await church.api.request(`/backend/api/giving/${path}/`, init)).status)
    }
    await church.background.ended()
    return statuses
  }
  return {
    church,
    fake,
    providers,
    begin,
    rowOf,
    pass,
    deliver,
    async [Symbol.asyncDispose]() {
      fake.close()
      await church[Symbol.asyncDispose]()
    },
  }
}

/** What each behaviour comes to: by the poller alone, and by messages alone. Hubtel does not tell a refusal from an expiry. */
const behaviours = [
  ['0000', 'succeeded', 'succeeded'],
  ['0001', 'succeeded', 'succeeded'],
  ['0002', 'failed', 'refused'],
  ['0003', 'expired', 'open'],
  ['0005', 'succeeded', 'succeeded'],
  ['0006', 'succeeded', 'succeeded'],
  ['0007', 'succeeded', 'succeeded'],
  ['0008', 'succeeded', 'succeeded'],
  ['0009', 'failed', 'refused'],
  ['0010', 'succeeded', 'succeeded'],
  ['0011', 'succeeded', 'succeeded'],
  ['0012', 'succeeded', 'succeeded'],
  ['0013', 'expired', 'open'],
  ['0014', 'succeeded', 'succeeded'],
  ['0015', 'open', 'open'],
] as const

const isOpen = (state: string) => ['sent', 'pending'].includes(state)

/** What a state of the table is at a provider. */
function meant(state: string, name: ProviderName): string {
  if (name === 'hubtel' && (state === 'failed' || state === 'refused')) return 'expired, or still open'
  return state === 'refused' ? (name === 'mtn' ? 'failed' : 'open') : state
}

const wordFor = (state: string, wanted: string): string => {
  if (wanted === 'expired, or still open') return isOpen(state) || state === 'expired' ? wanted : state
  return isOpen(state) ? 'open' : state
}

describe.each(['paystack', 'hubtel', 'mtn'] as const)('%s', (name) => {
  test.each(behaviours)(
    'a wallet that ends in %s comes to %s by looking, and to %s by messages',
    async (digits, polled, told) => {
      await using giving = await openGiving(name)
      const [one, other] = [giftOf(digits), giftOf(digits, { fund: 'tithe' })]

      await giving.begin(one)
      for (const time of [6_000, 10_000, minute, 6 * minute, 20 * minute]) await giving.pass(time)
      const byLooking = (await giving.rowOf(one)).state
      giving.fake.hooks.length = 0
      await giving.begin(other)
      giving.church.wait(10_000)
      giving.fake.advance(10_000)
      await giving.deliver()
      giving.church.wait(110_000)
      giving.fake.advance(110_000)
      await giving.deliver()
      const byMessages = (await giving.rowOf(other)).state

      const looked = meant(polled, name)
      expect(wordFor(byLooking, looked)).toBe(looked)
      expect(wordFor(byMessages, meant(told, name))).toBe(meant(told, name))
      expect(giving.fake.charges.size).toBe(digits === '0013' ? 0 : 2)
      const odd = await giving.church.db.selectFrom('unmatched_payment').selectAll().execute()
      expect(odd.map(({ why }) => why)).toEqual(digits === '0015' ? ['another amount', 'another amount'] : [])
      const booked = [...giving.fake.charges.values()]
      expect(booked.map(({ amount }) => amount)).toEqual(booked.map(() => 5000))
    },
  )

  test('a reference that is taken is looked up, and no second charge is made', async () => {
    await using giving = await openGiving(name)
    const gift = giftOf('0003')
    await giving.begin(gift)
    const { reference, amount, currency, method, telephone, email } = await giving.rowOf(gift)
    const provider = giving.providers.find((one) => one.name === name)

    const fact = await provider?.charge({
      reference,
      amount,
      currency,
      method,
      telephone,
      email,
      isOwnTelephone: true,
      returnTo: 'https://church.example/give',
      callbackUrl: 'https://church.example/callback',
    })

    expect(fact?.kind).toBe(name === 'hubtel' ? 'abandoned' : 'pending')
    expect(giving.fake.charges.size).toBe(1)
  })

  test('a reference that it never heard of is unknown, and no answer is no fact', async () => {
    await using giving = await openGiving(name)
    const provider = giving.providers.find((one) => one.name === name)
    const gift = { reference: '3f0c6f0e-8a54-4c7e-9d5c-0f6a3d1b2c4d', currency: 'GHS', direct: true }

    const unknown = await provider?.lookUp(gift)
    giving.fake.close()
    const nothing = await provider?.lookUp(gift)

    expect([unknown?.kind, nothing?.kind]).toEqual(['unknown', 'no answer'])
  })
})

test.each(['hubtel', 'mtn'] as const)(
  'a forged message of %s changes nothing but that the gift is looked up',
  async (name) => {
    await using giving = await openGiving(name)
    const giftRequest = giftOf('0003')
    const { gift } = await giving.begin(giftRequest)
    const reference = name === 'hubtel' ? gift.reference.replaceAll('-', '') : gift.reference
    const send = (body: string) =>
      giving.church.api.request(`/backend/api/giving/callback/${name}/`, { method: 'POST', body })
    giving.church.wait(minute)

    const forged = JSON.stringify({
      status: 'SUCCESSFUL',
      externalId: reference,
      amount: '50.00',
      financialTransactionId: '7',
      ResponseCode: '0000',
      Data: { ClientReference: reference, Amount: 50, TransactionId: '7' },
    })
    const statuses = [await send(forged), await send(''), await send('[]'), await send('{"externalId":{}}')]
    await giving.church.background.ended()

    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await giving.rowOf(giftRequest)).state).toBe('pending')
  },
)

test('who sends hints without end is told to wait, and real ones are not lost to the poller', async () => {
  await using giving = await openGiving('hubtel', { limits: true })
  const giftRequest = giftOf('0001')
  const { gift } = await giving.begin(giftRequest)
  const body = JSON.stringify({ Data: { ClientReference: gift.reference.replaceAll('-', '') } })
  const answers: number[] = []

  for (let time = 0; time < 121; time++) {
    const answer = await giving.church.api.request('/backend/api/giving/callback/hubtel/', {
      method: 'POST',
      body,
    })
    answers.push(answer.status)
  }
  await giving.pass(10_000)

  expect(answers.at(-1)).toBe(429)
  expect((await giving.rowOf(giftRequest)).state).toBe('succeeded')
})

test('the token of MTN is kept until it expires, and one that MTN has forgotten is renewed once', async () => {
  await using giving = await openGiving('mtn')
  await giving.begin(giftOf('0003'))
  await giving.begin(giftOf('0003', { fund: 'tithe' }))
  for (const time of [6_000, 10_000, minute]) await giving.pass(time)
  const within = giving.fake.tokens.length

  await giving.pass(61 * minute)
  const after = giving.fake.tokens.length
  // The fake's clock alone runs on: the token is refused before its time.
  giving.fake.advance(61 * minute)
  giving.church.wait(24 * 60 * minute)
  await giving.begin(giftOf('0000', { fund: 'harvest' }))

  expect([within, after]).toEqual([1, 2])
  expect(giving.fake.tokens.length).toBe(3)
  expect((await giving.rowOf(giftOf('0000', { fund: 'harvest' }))).state).not.toBe('failed')
})

test('Hubtel asks a member’s confirmed telephone directly, and sends everybody else to its page', async () => {
  await using giving = await openGiving('hubtel')
  const own = await giving.begin(giftOf('0003'))
  const { access } = await giving.church.signIn('newcomer')
  await giving.church.call('PATCH', 'users/update/newcomer/', { telephone: '024 400 0003' }, access)
  const unconfirmed = await giving.church.post('giving/', giftOf('0003'), access)
  const response = await giving.church.post('giving/', giftOf('0003', { fund: 'tithe' }))
  const guest = response.body as GiftAnswer
  const page = await fetch(guest.redirect_url, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'pay' }),
    redirect: 'manual',
  })
  await giving.pass(10_000)

  expect(own.gift).toMatchObject({ redirect_url: '', telephone: '024 ... 003' })
  for (const { redirect_url } of [unconfirmed.body as GiftAnswer, guest])
    expect(redirect_url).toMatch(/\/pay\/[\da-f]{32}$/)
  expect(page.status).toBe(303)
  expect((await giving.rowOf(giftOf('0003', { fund: 'tithe' }))).state).toBe('succeeded')
})

test.each([
  ['mtn', 'bank-card'],
  ['mtn', 'vodafone-cash'],
  ['hubtel', 'ghanapay'],
] as const)('%s refuses the method %s before anybody is asked', async (name, paymentMethod) => {
  await using giving = await openGiving(name)

  const { status, gift } = await giving.begin(giftOf('0001', { paymentMethod }))

  expect([status, gift]).toEqual([
    400,
    { paymentMethod: [expect.stringContaining('no gifts by this method')] },
  ])
  expect(giving.fake.charges.size).toBe(0)
})

test('the admin chooses among the providers with a key, a second person approves, and open gifts stay with theirs', async () => {
  await using giving = await openGiving('paystack')
  const { church } = giving
  const gift = giftOf('0001')
  await giving.begin(gift)
  const admin = await church.signIn('admin')
  const before = (await church.get('admin/church/', admin.access)).body as { version: number }

  const headers = { 'Content-Type': 'application/json', 'If-Match': `"${before.version}"` }
  const body = JSON.stringify({ giving_provider: 'mtn' })
  await church.send('admin/church/', { method: 'PATCH', headers, body }, admin.access)
  const { id } = await church.db.selectFrom('payment_detail_change').select('id').executeTakeFirstOrThrow()
  const treasurer = await church.signIn('treasurer')
  await church.post(`admin/payment-details/${id}/approve/`, {}, treasurer.access)
  const changed = await church.get('admin/church/', admin.access)
  await giving.begin(giftOf('0001', { fund: 'tithe' }))
  await giving.pass(10_000)

  expect(changed.body).toMatchObject({
    providers: ['paystack', 'hubtel', 'mtn'],
    church: { giving_provider: 'mtn' },
  })
  expect(await giving.rowOf(gift)).toMatchObject({ provider: 'paystack', state: 'succeeded' })
  expect(await giving.rowOf(giftOf('', { fund: 'tithe' }))).toMatchObject({
    provider: 'mtn',
    state: 'succeeded',
  })
})

test('MTN is asked for whole units where the currency has no decimals', async () => {
  await using giving = await openGiving('mtn')
  const currency = { key: 'currency', value: JSON.stringify('UGX'), changed_at: '2026-11-22T12:00:00.000Z' }
  await giving.church.db
    .insertInto('church_setting')
    .values(currency)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(currency))
    .execute()
  forgetChurchSettings(giving.church.db)
  const giftRequest = giftOf('0001', { amount: '50000' })

  const { gift } = await giving.begin(giftRequest)
  await giving.pass(10_000)

  expect(gift).toMatchObject({ amount: 50_000, currency: 'UGX' })
  expect(giving.fake.charges.get(gift.reference)).toMatchObject({ amount: 50_000, currency: 'UGX' })
  expect(await giving.rowOf(giftRequest)).toMatchObject({ state: 'succeeded', amount: 50_000 })
  expect(await giving.church.db.selectFrom('unmatched_payment').selectAll().execute()).toEqual([])
})

test('the sandbox of MTN pays in euros, and its gift counts as a test in the church’s currency', async () => {
  const fake = await openFakeProvider()
  const { openMtn } = await import('../../../src/server/giving/giving/providers/mtn/mtn.ts')
  const { fakeMtn } = await import('../../../src/server/giving/giving/fake/key.ts')
  const sandbox = openMtn({
    ...fakeMtn,
    target: 'sandbox',
    callbacks: false,
    mode: 'test',
    now: () => new Date(),
    base: () => `${fake.url}/mtn`,
  })
  const reference = '3f0c6f0e-8a54-4c7e-9d5c-0f6a3d1b2c4d'

  await sandbox.charge({
    reference,
    amount: 5050,
    currency: 'GHS',
    method: 'mtn-momo',
    telephone: '+233244000000',
    email: 'a@b.c',
    isOwnTelephone: false,
    returnTo: 'https://a.example',
    callbackUrl: 'https://a.example',
  })
  const fact = await sandbox.lookUp({ reference, currency: 'GHS', direct: true })
  fake.close()

  expect(fake.charges.get(reference)).toMatchObject({ amount: 5050, currency: 'EUR', callbackUrl: '' })
  expect(fact).toMatchObject({ kind: 'succeeded', amount: 5050, currency: 'GHS' })
})
