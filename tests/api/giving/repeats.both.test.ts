import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import type { GiftAnswer } from '../../../src/lib/contract/giving/giving.ts'
import type { RepeatAnswer, RepeatsAnswer } from '../../../src/lib/contract/giving/repeat.ts'
import { pollDue } from '../../../src/server/app/jobs/giving.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { sendGivingEmails } from '../../../src/server/giving/giving/emails.ts'
import { fakeKey } from '../../../src/server/giving/giving/fake/key.ts'
import { openFakeProvider } from '../../../src/server/giving/giving/fake/server.ts'
import { openPaystack } from '../../../src/server/giving/giving/providers/paystack/paystack.ts'
import { chargeRepeats } from '../../../src/server/giving/giving/repeats/repeat-charges.ts'
import { reencryptAuthorizations } from '../../../src/server/giving/giving/repeats/repeat-keys.ts'
import { decryptSecret } from '../../../src/server/platform/keys/encryption.ts'
import type { Email } from '../../../src/server/platform/mail/mail.ts'
import { openChurch } from '../../support/church.ts'

/* Gifts that come again: reminders and cards, each once a period; what stops them; and what attackers get. */

const site = 'https://church.example'
const [hour, day] = [3_600_000, 86_400_000]
const keys = [new Uint8Array(32).fill(9)]

/** A church with a fake. Its clock starts at noon of 21 November 2026. */
async function openRepeats() {
  const fake = await openFakeProvider()
  const provider = openPaystack({ secretKey: fakeKey, mode: 'sample', base: () => fake.url })
  const church = await openChurch({ providers: [provider] })
  const { access, user } = await church.signIn('member')
  const { db, clock, background, letters, tokenKeys } = church
  const looking = { db, providers: [provider], now: () => clock.now }
  const charge = () => chargeRepeats({ ...looking, keys, site })
  // After days the first token is over.
  const fresh = async () => (await church.signIn('member')).access
  const list = async () =>
    ((await church.get('giving/repeats/', await fresh())).body as RepeatsAnswer).repeats
  return {
    church,
    fake,
    access,
    fresh,
    charge,
    list,
    memberId: Number(user['id']),
    /** A gift by card of GHS 50 that is paid on the stand-in’s page. `digits` say how the card behaves later. */
    async payByCard(digits = '0000', method = 'bank-card') {
      const gift = {
        name: 'Esi',
        email: `esi${digits}@example.com`,
        amount: '50',
        message: '',
        fund: 'tithe',
        paymentMethod: method,
        telephone: method === 'bank-card' ? '' : '0244000000',
      }
      const secret = randomBytes(32).toString('base64url')
      const begun = (await church.post('giving/', { gift, secret }, access)).body as GiftAnswer
      const pay = {
        method: 'POST',
        body: new URLSearchParams({ answer: 'pay' }),
        redirect: 'manual',
      } as const
      if (begun.redirect_url) await fetch(begun.redirect_url, pay)
      church.wait(10_000)
      await pollDue(looking)
      return begun.reference
    },
    again: (reference: string, changes: object = {}) =>
      church.post('giving/repeats/card/', { reference, on_day: 1, agreed: true, ...changes }, access),
    remindMe: (changes: object = {}) =>
      church.post(
        'giving/repeats/',
        { every: 'month', on_day: 1, fund: 'tithe', method: 'mtn-momo', amount: 5000, ...changes },
        access,
      ),
    async at(time: string) {
      const milliseconds = Date.parse(time) - clock.now.getTime()
      church.wait(milliseconds)
      fake.advance(milliseconds)
      await pollDue(looking)
    },
    /** A mail queue that takes every letter; with `takes` false none is ever settled, as when the process is killed. */
    async write({ takes = true } = {}) {
      const send = (letter: Email) => {
        letters.push(letter)
        if (takes) letter.settled?.()
      }
      const sent = await sendGivingEmails({
        ...looking,
        mail: { send },
        background,
        site,
        keys: tokenKeys,
        addressHash: church.addressHash,
      })
      await background.ended()
      return sent
    },
    charged: () => [...fake.charges.values()].filter(({ returnTo, phone }) => !returnTo && !phone),
    gifts: () =>
      db.selectFrom('gift').innerJoin('repeat_turn', 'gift_id', 'gift.id').selectAll('gift').execute(),
    async [Symbol.asyncDispose]() {
      fake.close()
      await church[Symbol.asyncDispose]()
    },
  }
}

test('a card is charged once a month, by a gift with its receipt, until its owner stops it', async () => {
  await using giving = await openRepeats()
  const { church } = giving
  const added = await giving.again(await giving.payByCard())

  const early = await giving.charge()
  await giving.at('2026-12-01T06:00:00Z')
  const both = await Promise.all([giving.charge(), giving.charge()])
  const again = await giving.charge()
  await giving.at('2027-01-01T06:00:00Z')
  const january = await giving.charge()
  const [repeat] = (await giving.list()) as [RepeatAnswer]
  const stop = await church.post(`giving/repeats/${repeat.id}/stop/`, {}, await giving.fresh())
  await giving.at('2027-02-01T06:00:00Z')
  const stopped = await giving.charge()
  const row = await church.db.selectFrom('giving_repeat').selectAll().executeTakeFirstOrThrow()

  expect([added.status, stop.status]).toEqual([201, 200])
  expect(early).toBe(0)
  expect(both.reduce((all, one) => all + one)).toBe(1)
  expect([again, january, stopped]).toEqual([0, 1, 0])
  expect(giving.charged().map(({ amount, status }) => [amount, status])).toEqual([
    [5000, 'success'],
    [5000, 'success'],
  ])
  expect(repeat).toMatchObject({
    way: 'card',
    amount: 5000,
    fund: 'tithe',
    card: 'visa 4081',
    next_on: '2027-02-01',
  })
  expect(repeat.turns.map(({ period, state }) => [period, state])).toEqual([
    ['2027-01-01', 'succeeded'],
    ['2026-12-01', 'succeeded'],
  ])
  expect(repeat.turns[0]?.receipt).toMatch(/^S2027-\d{6}$/)
  expect(row).toMatchObject({ stopped_why: '', sealed_authorization: null })
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('the authorisation is encrypted, in no answer, no event and no export, and survives a new key', async () => {
  await using giving = await openRepeats()
  const { church, access, memberId } = giving
  await giving.again(await giving.payByCard())
  const { db } = church
  const sealed = async () =>
    (await db.selectFrom('giving_repeat').select('sealed_authorization').executeTakeFirstOrThrow())
      .sealed_authorization ?? ''

  const before = await sealed()
  const next = new Uint8Array(32).fill(3)
  await reencryptAuthorizations(db, [next, ...keys])
  const after = await sealed()
  const heard = [
    await church.get('giving/repeats/', access),
    await church.get('users/me/export/', access),
    await db.selectFrom('gift_event').selectAll().execute(),
    before,
  ]

  expect(JSON.stringify(heard)).not.toContain('AUTH_')
  expect(decryptSecret(keys, before, memberId)).toMatch(/^AUTH_\d+$/)
  expect(decryptSecret([next], after, memberId)).toBe(decryptSecret(keys, before, memberId))
  expect(decryptSecret(keys, before, memberId + 1)).toBeUndefined()
})

test('a refused card stops by itself, with one letter that says so', async () => {
  await using giving = await openRepeats()
  await giving.again(await giving.payByCard('0002'))

  await giving.at('2026-12-01T09:00:00Z')
  await giving.charge()
  await giving.at('2027-01-01T09:00:00Z')
  await giving.charge()
  const sent = [await giving.write(), await giving.write()]
  const [repeat] = (await giving.list()) as [RepeatAnswer]

  expect(giving.charged()).toHaveLength(1)
  expect(sent).toEqual([1, 0])
  expect(giving.church.letters.at(-1)).toMatchObject({
    to: 'member@example.com',
    subject: 'Your card is charged no longer',
    text: expect.stringContaining('We have stopped it'),
  })
  expect(repeat.stopped_at).not.toBeNull()
  expect(repeat.stopped_why).not.toBe('')
})

test.each(['0005', '0011', '0012'])(
  'a card whose answer is lost (%s) is looked up, and never charged twice',
  async (digits) => {
    await using giving = await openRepeats()
    await giving.again(await giving.payByCard(digits))

    await giving.at('2026-12-01T09:00:00Z')
    await giving.charge()
    await giving.charge()
    await giving.at('2026-12-01T09:30:00Z')
    await giving.charge()

    expect(giving.charged()).toHaveLength(1)
    expect((await giving.gifts()).map(({ state }) => state)).toEqual(['succeeded'])
  },
)

test('a process that was killed before the call leaves the charge to the next one, and a late one is left out', async () => {
  await using giving = await openRepeats()
  const { church } = giving
  await giving.again(await giving.payByCard())
  await giving.at('2026-12-01T09:00:00Z')
  // Without its key a process makes the gift and cannot call, as one that is killed between both.
  const dead = { db: church.db, providers: [], now: () => church.clock.now, keys, site }
  await chargeRepeats(dead)

  await giving.at('2026-12-02T09:00:00Z')
  await giving.charge()
  const first = (await giving.gifts()).map(({ state }) => state)
  await giving.at('2027-01-01T09:00:00Z')
  await chargeRepeats(dead)
  await giving.at('2027-01-09T09:00:00Z')
  await giving.charge()
  // And one that was off for two months charges nothing for what is over.
  await giving.at('2027-03-20T09:00:00Z')
  await giving.charge()

  expect(first).toEqual(['succeeded'])
  expect((await giving.gifts()).map(({ state }) => state)).toEqual(['succeeded', 'expired'])
  expect(giving.charged()).toHaveLength(1)
  expect((await giving.list())[0]).toMatchObject({ stopped_at: null, next_on: '2027-04-01' })
})

test('no card of a closed account is charged, and what came due meanwhile is left out when it is opened again', async () => {
  await using giving = await openRepeats()
  const { church } = giving
  await giving.again(await giving.payByCard())
  const close = async () =>
    church.call('DELETE', 'users/me/', { password: demonstrationPassword }, await giving.fresh())
  const reopen = () =>
    church.post('auth/login/', { username: 'member', password: demonstrationPassword, take_back: true })

  await giving.at('2026-11-29T09:00:00Z')
  const closed = await close()
  await giving.at('2026-12-01T09:00:00Z')
  const due = await giving.charge()
  await giving.at('2026-12-02T09:00:00Z')
  const opened = await reopen()
  const late = await giving.charge()
  // A process that was killed has made January’s gift, and the account is closed before the next one sends it.
  await giving.at('2027-01-01T09:00:00Z')
  await chargeRepeats({ db: church.db, providers: [], now: () => church.clock.now, keys, site })
  await close()
  const unsent = await giving.charge()
  await reopen()
  const again = await giving.charge()
  await giving.at('2027-02-01T09:00:00Z')
  const february = await giving.charge()

  expect([closed.status, opened.status]).toEqual([200, 200])
  expect([due, late, unsent, again, february]).toEqual([0, 0, 0, 0, 1])
  expect((await giving.gifts()).map(({ state, reason }) => [state, reason])).toEqual([
    ['expired', 'The account was closed when it was time. Nothing was charged.'],
    ['succeeded', ''],
  ])
  expect(giving.charged()).toHaveLength(1)
  expect((await giving.list())[0]).toMatchObject({ stopped_at: null, next_on: '2027-03-01' })
})

test('a card is charged only by its owner’s explicit word, for a paid gift by card of their own', async () => {
  await using giving = await openRepeats()
  const { church } = giving
  const [card, wallet] = [await giving.payByCard(), await giving.payByCard('0000', 'mtn-momo')]
  const { access: stranger } = await church.signIn('newcomer')
  const form = { reference: card, on_day: 1, agreed: true }

  const tried = [
    await giving.again(card, { agreed: false }),
    await giving.again(card, { on_day: 32 }),
    await giving.again(card, { on_day: 0 }),
    await giving.again(wallet),
    await giving.again('none'),
    await church.post('giving/repeats/card/', form, stranger),
    await church.post('giving/repeats/card/', form),
  ]
  const good = await giving.again(card)
  const twice = await giving.again(card, { on_day: 2 })
  const [{ id }] = (await giving.list()) as [RepeatAnswer]
  const byStranger = await church.post(`giving/repeats/${id}/stop/`, {}, stranger)

  expect(tried.map(({ status }) => status)).toEqual([400, 400, 400, 404, 404, 404, 401])
  expect([good.status, twice.status, byStranger.status]).toEqual([201, 409, 404])
})

test('a provider that does not answer says nothing of the card', async () => {
  await using giving = await openRepeats()
  const card = await giving.payByCard()
  giving.fake.close()

  const { status, body } = await giving.again(card)

  expect(status).toBe(409)
  expect(body).toEqual({ detail: expect.stringMatching(/does not answer.*try again/) })
  expect(await giving.list()).toEqual([])
})

test.each([0, -100, 1e15, 0.5, 5050, '5000', null])('a reminder of %s is refused', async (amount) => {
  await using giving = await openRepeats()

  expect((await giving.remindMe({ amount })).status).toBe(400)
})

test('a reminder comes once a month by day, opens Give filled in, and one press without a login stops it', async () => {
  await using giving = await openRepeats()
  const { church } = giving
  await giving.remindMe()

  const early = await giving.write()
  await giving.at('2026-12-01T05:00:00Z')
  const night = await giving.write()
  await giving.at('2026-12-01T09:00:00Z')
  const both = await Promise.all([giving.write(), giving.write()])
  await giving.at('2026-12-02T09:00:00Z')
  const again = await giving.write()
  await giving.at('2027-01-01T09:00:00Z')
  const january = await giving.write()
  const text = church.letters[0]?.text ?? ''
  const [, about, id, seal] = /stop-reminder#(\w+)\.(\d+)\.([\w-]+)/.exec(text) ?? []
  const stop = (changes: object) =>
    church.post('giving/reminders/stop/', { about, id: Number(id), seal, ...changes })
  const forged = [
    await stop({ id: Number(id) + 1 }),
    await stop({ about: 'pledge' }),
    await stop({ seal: 'x' }),
  ]
  const stopped = await stop({})
  await giving.at('2027-02-01T09:00:00Z')
  const after = await giving.write()

  expect([early, night, again, january, after]).toEqual([0, 0, 0, 1, 0])
  expect(both.sort()).toEqual([0, 1])
  expect(text).toContain(`${site}/give#amount=50&fund=tithe&method=mtn-momo\n`)
  expect(text).not.toContain('telephone')
  expect(forged.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(stopped.status).toBe(200)
})

test('a weekly reminder comes on its weekday, and whoever switched reminders off gets none', async () => {
  await using giving = await openRepeats()
  const { church } = giving
  // 22 November 2026 is a Sunday.
  await giving.remindMe({ every: 'week', on_day: 0 })

  await giving.at('2026-11-22T09:00:00Z')
  const first = await giving.write()
  await giving.at('2026-11-29T09:00:00Z')
  const second = await giving.write()
  await church.call('PATCH', 'users/me/settings/', { reminder_mail: false }, await giving.fresh())
  await giving.at('2026-12-06T09:00:00Z')

  expect([first, second, await giving.write()]).toEqual([1, 1, 0])
})

test('an e-mail that no mail server took is sent again after hours under the same id, and one that was taken never', async () => {
  await using giving = await openRepeats()
  await giving.remindMe()
  await giving.at('2026-12-01T09:00:00Z')

  const killed = await giving.write({ takes: false })
  giving.church.wait(hour)
  const soon = await giving.write()
  giving.church.wait(3 * hour)
  const later = await giving.write()
  giving.church.wait(4 * hour)
  const never = await giving.write()
  const ids = giving.church.letters.map(({ id }) => id)

  expect([killed, soon, later, never]).toEqual([1, 0, 1, 0])
  expect(new Set(ids).size).toBe(1)
})

test('a giver is reminded of a pledge until it is paid, let go, closed or stopped', async () => {
  await using giving = await openRepeats()
  const { church, access } = giving
  const { db } = church
  const { id: fund_id } = await db
    .selectFrom('fund')
    .select('id')
    .where('purpose', '=', 'harvest')
    .executeTakeFirstOrThrow()
  const { id: campaign } = await db
    .insertInto('campaign')
    .values({ book: 'sample', fund_id, title: 'Harvest', due_on: '2026-12-20', is_open: 1, created_at: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await church.post('pledges/', { campaign, amount: 5000, rhythm: 'due' }, access)
  const { id } = await db.selectFrom('pledge').select('id').executeTakeFirstOrThrow()

  const days: string[] = []
  for (let time = church.clock.now.getTime(); time < Date.parse('2026-12-25'); time += day) {
    await giving.at(new Date(time).toISOString())
    if ((await giving.write()) > 0) days.push(church.clock.now.toISOString().slice(0, 10))
  }
  const text = church.letters[0]?.text
  await church.put(`pledges/${id}/`, { amount: 5000, rhythm: 'monthly' }, await giving.fresh())
  await giving.at('2027-01-21T12:00:00Z')
  const monthly = await giving.write()
  await church.post(`pledges/${id}/release/`, { word: '' }, await giving.fresh())
  await giving.at('2027-02-21T12:00:00Z')
  const released = await giving.write()
  await church.post(`pledges/${id}/resume/`, {}, await giving.fresh())
  const [, seal] = new RegExp(`stop-reminder#pledge\\.${id}\\.([\\w-]+)`).exec(text ?? '') ?? []
  await church.post('giving/reminders/stop/', { about: 'pledge', id, seal })
  await giving.at('2027-03-21T12:00:00Z')
  const stopped = await giving.write()

  expect(days).toEqual(['2026-12-06', '2026-12-17'])
  expect(text).toContain(`GHS 50 is open`)
  expect(text).toContain(`${site}/give#fund=harvest&pledge=${id}\n`)
  expect([monthly, released, stopped]).toEqual([1, 0, 0])
})

test('a gift from the page Give is a part of the giver’s own pledge alone', async () => {
  await using giving = await openRepeats()
  const { church, access } = giving
  const { id: fund_id } = await church.db
    .selectFrom('fund')
    .select('id')
    .where('purpose', '=', 'harvest')
    .executeTakeFirstOrThrow()
  const { id: campaign_id } = await church.db
    .insertInto('campaign')
    .values({ book: 'sample', fund_id, title: '', due_on: null, is_open: 1, created_at: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await church.post('pledges/', { campaign: campaign_id, amount: 5000, rhythm: 'off' }, access)
  const { id: pledge } = await church.db.selectFrom('pledge').select('id').executeTakeFirstOrThrow()
  const gift = {
    name: 'Esi',
    email: 'esi@example.com',
    amount: '20',
    message: '',
    paymentMethod: 'mtn-momo',
    fund: 'harvest',
    telephone: '0244000000',
  }
  const give = (changes: object, by?: string) =>
    church.post(
      'giving/',
      { gift: { ...gift, ...changes }, pledge, secret: randomBytes(32).toString('base64url') },
      by,
    )
  const { access: stranger } = await church.signIn('newcomer')

  const wrong = [await give({}), await give({}, stranger), await give({ fund: 'tithe' }, access)]
  const right = await give({}, access)
  const { body } = await church.get('pledges/', access)

  expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(right.status).toBe(201)
  expect(body).toMatchObject({ pledges: [{ paid: 2000, open: 3000, parts: [{ method: 'mtn-momo' }] }] })
})
