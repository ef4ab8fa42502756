import { expect, test } from 'vitest'
import { mostTries } from '../../../src/server/accounts/otp/codes.ts'
import { day, minute, openTelephones, wrongFor } from '../../support/telephone.ts'

/* Attacks on codes by text message: who has which number, guessing, replay, money. */

const number = '+233244123456'
const unknown = '+233201111111'

/** A body with each random value replaced, to compare answers. */
const shape = (body: unknown) => JSON.stringify(body).replace(/[\w-]{43}/g, 'random')

test('a known and an unknown number are answered alike, and write alike; only the known one gets a text message', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, ask, enter, textsTo } = telephones
  await confirm('member', number)
  const before = (await textsTo(number)).length
  const counts = async () => [
    (await church.db.selectFrom('text_code').selectAll().execute()).length,
    (await church.db.selectFrom('log_entry').selectAll().execute()).length,
  ]
  const grown = async (telephone: string, path: string) => {
    const [codes = 0, entries = 0] = await counts()
    const answer = await ask(telephone, path)
    const atOnce = (await counts())[1]
    await church.background.ended(30_000)
    const [laterCodes = 0, laterEntries = 0] = await counts()
    const { request } = answer.body as { request: string }
    const wrong =
      path === 'auth/telephone-code/'
        ? await enter({ request, text_code: '000000' })
        : await church.post('auth/forgot-password/telephone/code/', { request, text_code: '000000' })
    return [
      answer.status,
      shape(answer.body),
      wrong.status,
      JSON.stringify(wrong.body),
      // The answer is out before anything that depends on the number is done.
      laterCodes - codes,
      atOnce === entries,
      laterEntries - entries,
    ]
  }

  for (const path of ['auth/telephone-code/', 'auth/forgot-password/telephone/'])
    expect(await grown(unknown, path)).toEqual(await grown(number, path))
  expect((await textsTo(number)).length).toBe(before + 2)
  expect(await textsTo(unknown)).toEqual([])
})

test('the tries of an unknown number end as those of a known one, and the right code comes too late', async () => {
  await using telephones = await openTelephones()
  const { confirm, askFor, requestOf, enter } = telephones
  await confirm('member', number)
  const { request, text_code } = await askFor(number)
  const nobodys = await requestOf(unknown)

  const answers = []
  for (let tries = 0; tries <= mostTries; tries++)
    answers.push(
      await Promise.all([
        enter({ request, text_code: wrongFor(text_code) }),
        enter({ request: nobodys, text_code: wrongFor(text_code) }),
      ]),
    )
  const late = await enter({ request, text_code })

  for (const [one, other] of answers) expect([one?.status, one?.body]).toEqual([other?.status, other?.body])
  expect(late.status).toBe(400)
})

test('many wrong tries at once are no more than five', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, askFor, enter } = telephones
  await confirm('member', number)
  const { request, text_code } = await askFor(number)

  await Promise.all(Array.from({ length: 30 }, () => enter({ request, text_code: wrongFor(text_code) })))

  const { tries } = await church.db
    .selectFrom('text_code')
    .select('tries')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(Number(tries)).toBe(mostTries)
  expect((await enter({ request, text_code })).status).toBe(400)
})

test('of two tries with one code at the same time one signs in, and it holds for no third', async () => {
  await using telephones = await openTelephones()
  const { confirm, askFor, enter } = telephones
  await confirm('member', number)
  const given = await askFor(number)

  const both = await Promise.all([enter(given), enter(given)])
  const third = await enter(given)

  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(third.status).toBe(400)
})

test('a code opens nothing on another device, for another number or for another purpose', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, askFor, requestOf, enter } = telephones
  await confirm('member', number)
  await confirm('newcomer', '+233208123456')
  const given = await askFor(number)
  const others = await askFor('+233208123456')

  const fromElsewhere = await enter({ ...given, request: await requestOf(unknown) })
  const ofAnother = await enter({ request: others.request, text_code: given.text_code })
  const forPassword = await church.post('auth/forgot-password/telephone/code/', given)
  const { access } = await church.signIn('newcomer')
  const asConfirmation = await church.post('users/me/telephone/', given, access)

  const statuses = [fromElsewhere, ofAnother, forPassword, asConfirmation].map(({ status }) => status)
  expect(statuses).toEqual([400, 400, 400, 400])
  expect((await enter(given)).status).toBe(200)
})

test('a code that confirms a number confirms it for who asked alone', async () => {
  await using telephones = await openTelephones()
  const { church, ask, lastCode } = telephones
  const { access } = await church.signIn('member')
  const answer = await ask(number, 'users/me/telephone/code/', access)
  const { request } = answer.body as { request: string }
  const given = { request, text_code: await lastCode(number) }
  const other = await church.signIn('newcomer')

  const stolen = await church.post('users/me/telephone/', given, other.access)

  expect(stolen.status).toBe(400)
  expect(await church.db.selectFrom('confirmed_telephone').selectAll().execute()).toEqual([])
})

test('a code is worth nothing after ten minutes, after a newer one, and once the number is another', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, askFor, enter } = telephones
  await confirm('member', number)

  const old = await askFor(number)
  church.wait(10 * minute)
  const tooLate = await enter(old)
  const first = await askFor(number)
  await askFor(number)
  const replaced = await enter(first)
  const last = await askFor(number)
  const { access } = await church.signIn('member')
  await church.call('PATCH', 'users/update/member/', { telephone: '020 812 3456' }, access)
  const changed = await enter(last)

  expect([tooLate.status, replaced.status, changed.status]).toEqual([400, 400, 400])
})

test('a number gets three codes in a quarter of an hour and six a day, also across a restart, known or not', async () => {
  await using telephones = await openTelephones({ limits: true })
  const { church, ask } = telephones
  const statuses = async (telephone: string, times: number) => {
    const all = []
    for (let time = 0; time < times; time++) all.push((await ask(telephone)).status)
    return all
  }

  expect(await statuses(unknown, 4)).toEqual([200, 200, 200, 429])
  church.wait(16 * minute)
  expect(await statuses('020 111 1111', 4)).toEqual([200, 200, 200, 429])
  church.wait(60 * minute)
  const blocked = await ask(unknown)
  expect([blocked.status, Number(blocked.headers.get('Retry-After')) > 3600]).toEqual([429, true])
  // The counters are rows: nothing of them is in the memory of a process.
  const rows = await church.db.selectFrom('text_code').selectAll().execute()
  expect(rows).toHaveLength(6)
  church.wait(day)
  expect(await statuses(unknown, 1)).toEqual([200])
})

test('one address asks for twenty numbers an hour and sixty a day; a /64 is one address', async () => {
  await using telephones = await openTelephones({ limits: true })
  const { church } = telephones
  let callCount = 0
  const from = async (address: string) => {
    callCount += 1
    const telephone = `02011${String(10_000 + callCount)}`
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ telephone }),
    }
    const incoming = { socket: { remoteAddress: address }, headers: {} }
    const answer = await church.api.request('/backend/api/auth/telephone-code/', init, { incoming })
    return answer.status
  }
  const statuses = async (times: number) => {
    const all = []
    for (let time = 0; time < times; time++) all.push(await from(`2c0f:f248:12:3::${time + 1}`))
    return all.filter((status) => status === 200).length
  }

  expect(await statuses(25)).toBe(20)
  expect(await from('2c0f:f248:12:4::1')).toBe(200)
  church.wait(61 * minute)
  expect(await statuses(25)).toBe(20)
  church.wait(61 * minute)
  expect(await statuses(25)).toBe(20)
  church.wait(61 * minute)
  expect(await statuses(2)).toBe(0)
})

test('a stranger who asks again and again takes no code from the device that the owner knows', async () => {
  await using telephones = await openTelephones({ limits: true })
  const { church, confirm, ask, textsTo } = telephones
  await confirm('member', number)
  const { headers } = await church.post('auth/login/', { username: 'member', password: 'asore-demo-2026' })
  const Cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const own = () =>
    church.send('auth/telephone-code/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify({ telephone: number }),
    })
  church.wait(16 * minute)
  for (let time = 0; time < 4; time++) await ask(number)
  expect((await ask(number)).status).toBe(429)

  const mine = await own()
  const text_code = /^\d{6}/.exec((await textsTo(number)).at(-1) ?? '')?.[0]
  church.wait(15 * minute - 1)
  const strangers = (await textsTo(number)).length
  church.wait(2)
  const again = await own()
  const newer = /^\d{6}/.exec((await textsTo(number)).at(-1) ?? '')?.[0]
  await ask(number)

  expect([mine.status, again.status]).toEqual([200, 200])
  expect(text_code).toMatch(/^\d{6}$/)
  // The stranger's last request sent nothing, and the owner's code still holds.
  expect((await textsTo(number)).length).toBe(strangers + 1)
  const { request } = again.body as { request: string }
  const entered = await church.post('auth/telephone-login/', { request, text_code: newer })
  expect(entered.status).toBe(200)
})

test('above the ceiling of a day no code goes, the page says so from the next quarter of an hour on, and messages are not counted', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, ask, textsTo, change } = telephones
  church.clock.now = new Date('2026-11-23T12:00:00Z')
  await confirm('member', number)
  await change({ sms_price: 4, sms_code_day_ceiling: 12, sms_code_month_ceiling: 16 })

  const answers = []
  for (let time = 0; time < 4; time++) {
    answers.push((await ask(number)).status)
    await textsTo(number)
  }
  // One was spent on the confirmation: of four requests two were sent, and nobody can tell which.
  expect([answers, (await textsTo(number)).length]).toEqual([[200, 200, 200, 200], 3])
  church.wait(15 * minute)
  const exhausted = await ask(number)
  const nobodys = await ask(unknown)
  church.wait(day)
  const nextDay = await ask(number)
  await textsTo(number)
  church.wait(day)
  const nextDays = await ask(number)

  expect([exhausted.status, nobodys.status, nextDay.status, nextDays.status]).toEqual([409, 409, 200, 409])
  expect(exhausted.body).toEqual(nobodys.body)
  expect(exhausted.body).toMatchObject({ detail: expect.stringContaining('use your password') })
})

test('two requests at once do not pass the ceiling together', async () => {
  await using telephones = await openTelephones()
  const { confirm, ask, textsTo, change } = telephones
  await confirm('member', number)
  await confirm('newcomer', '+233208123456')
  await change({ sms_price: 4, sms_code_day_ceiling: 7, sms_unproven_share: 0 })

  await Promise.all([ask(number), ask('+233208123456')])

  expect([...(await textsTo(number)), ...(await textsTo('+233208123456'))]).toHaveLength(3)
})

test('a refused code costs nothing, and the office reads why in the system log', async () => {
  await using telephones = await openTelephones()
  const { church, ask, textsTo } = telephones
  const { access } = await church.signIn('member')

  // The fake refuses numbers that end so.
  const answer = await ask('+233240000110', 'users/me/telephone/code/', access)
  await textsTo('+233240000110')

  expect(answer.status).toBe(200)
  expect(await church.db.selectFrom('text_code_cost').select(['codes', 'cost']).execute()).toEqual([
    { codes: 0, cost: 0 },
  ])
  const entries = await church.db
    .selectFrom('log_entry')
    .select('detail')
    .where('action', '=', 'A code by text message may not have arrived')
    .execute()
  expect(entries).toEqual([{ detail: 'The church’s account with the provider is empty.' }])
})

test('numbers that are none of the church’s country, or carry more than a number, are refused and get nothing', async () => {
  await using telephones = await openTelephones()
  const { church, ask, fake } = telephones
  const { access } = await church.signIn('member')
  const hostile = [
    '+233244123456\r\nBcc: +233208123456',
    '+233244123456\u0000',
    '+233244123456,+233208123456',
    '+12025550123',
    '+447911123456',
    '+4412345',
    '112',
    '',
    ' ',
    '٠٢٤٤١٢٣٤٥٦',
    '+233244123456;ext=9',
    '<b>0244123456</b>',
    "0244123456' or 1=1",
    '0244123456x9',
    `0244123456${'0'.repeat(40)}`,
  ]

  for (const telephone of hostile)
    for (const path of [
      'auth/telephone-code/',
      'auth/forgot-password/telephone/',
      'users/me/telephone/code/',
    ])
      expect([telephone, (await ask(telephone, path, access)).status]).toEqual([telephone, 400])

  await church.background.ended(30_000)
  const book = await (await fetch(`${fake.url}/control/messages`)).json()
  expect(book).toEqual({ data: [] })
  expect(await church.db.selectFrom('text_code').selectAll().execute()).toEqual([])
})

test('no code stands in the database, in the system log or in a report of a fault', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, askFor, enter } = telephones
  await confirm('member', number)
  const given = await askFor(number)
  await enter(given)

  const rows = [
    await church.db.selectFrom('text_code').selectAll().execute(),
    await church.db.selectFrom('log_entry').selectAll().execute(),
    await church.db.selectFrom('session').selectAll().execute(),
  ]

  expect(JSON.stringify(rows)).not.toContain(given.text_code)
  expect(JSON.stringify(rows)).not.toContain(given.request)
})

test('without text messages, or with a ceiling of 0, no code is offered', async () => {
  await using telephones = await openTelephones()
  const { church, ask, change } = telephones
  const { access } = await church.signIn('member')
  await change({ sms_code_month_ceiling: 0 })

  const answer = await ask(number)

  expect(answer.status).toBe(409)
  expect((await church.get('users/me/telephone/', access)).body).toMatchObject({ offered: false })
})
