import { expect, test } from 'vitest'
import { completeProfile, day, minute, openTelephones } from '../../support/telephone.ts'

/* Strangers who spend what codes by text message may cost, on numbers that they make up. */

const number = '+233244123456'
const unknown = '+233201111111'
const confirming = 'users/me/telephone/code/'

/** So many made-up numbers, from 0 up. */
const madeUp = (count: number) => Array.from({ length: count }, (_, at) => `02011${String(20_000 + at)}`)

test('codes to made-up numbers leave a member’s own code alone, and the stranger reads that none goes', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, ask, textsTo, change } = telephones
  church.clock.now = new Date('2026-11-23T12:00:00Z')
  await confirm('member', number)
  church.wait(day)
  await change({ sms_price: 4, sms_code_day_ceiling: 40, sms_unproven_share: 30 })
  const { access } = await church.signIn('leader')

  const strangers = []
  for (const telephone of madeUp(12)) {
    strangers.push((await ask(telephone, confirming, access)).status)
    await church.background.ended(30_000)
  }
  church.wait(16 * minute)
  const before = (await textsTo(number)).length
  const known = await ask(number)
  const nobodys = await ask(unknown)
  const texts = (await textsTo(number)).length - before
  const refused = await ask('0201129999', confirming, (await church.signIn('leader')).access)

  expect(strangers.filter((status) => status === 200)).toHaveLength(3)
  expect([known.status, nobodys.status, texts]).toEqual([200, 200, 1])
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ detail: expect.stringContaining('confirm a number are not sent') })
})

test('members’ codes leave those that confirm a number alone, and the page says alike of every number that none goes', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, ask, textsTo, change } = telephones
  church.clock.now = new Date('2026-11-23T12:00:00Z')
  await confirm('member', number)
  church.wait(day)
  await change({ sms_price: 4, sms_code_day_ceiling: 20, sms_unproven_share: 50 })
  for (let time = 0; time < 4; time++) {
    await ask(number)
    await textsTo(number)
  }
  church.wait(16 * minute)

  const known = await ask(number)
  const nobodys = await ask(unknown)
  const { access } = await church.signIn('leader')
  const confirms = await ask('0201120000', confirming, access)
  const again = await ask(number, confirming, (await church.signIn('member')).access)

  expect([known.status, nobodys.status, confirms.status]).toEqual([409, 409, 200])
  expect(known.body).toEqual(nobodys.body)
  // Who has confirmed a number confirms it again from the members' budget, which is spent.
  expect(again.status).toBe(409)
})

test('a new account asks for a code to one number a day, an older one to three', async () => {
  await using telephones = await openTelephones({ limits: true })
  const { church, ask } = telephones
  await completeProfile(church, 'newcomer')
  const asAccount = async (created: Date, times: number) => {
    await church.db
      .updateTable('account')
      .set({ created_at: created.toISOString() })
      .where('username', '=', 'newcomer')
      .execute()
    const { access } = await church.signIn('newcomer')
    const all = []
    for (const telephone of madeUp(times)) all.push((await ask(telephone, confirming, access)).status)
    return all
  }

  const asNew = await asAccount(church.clock.now, 3)
  church.wait(day + minute)
  const nextDay = await asAccount(church.clock.now, 2)
  church.wait(day + minute)
  const asOld = await asAccount(new Date(church.clock.now.getTime() - 60 * day), 5)

  expect([asNew, nextDay, asOld]).toEqual([
    [200, 429, 429],
    [200, 429],
    [200, 200, 200, 429, 429],
  ])
})

test('a member confirms no number before the profile stands; who serves the church may', async () => {
  await using telephones = await openTelephones()
  const { church, ask, fake } = telephones
  await church.db.deleteFrom('profile').execute()
  const statuses = []
  for (const username of ['newcomer', 'member', 'leader']) {
    const { access } = await church.signIn(username)
    statuses.push((await ask(number, confirming, access)).status)
  }
  await church.background.ended(30_000)
  const book = await (await fetch(`${fake.url}/control/messages`)).json()

  expect(statuses).toEqual([409, 409, 200])
  expect((book as { data: unknown[] }).data).toHaveLength(1)
})
