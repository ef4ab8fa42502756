import { expect, test } from 'vitest'
import { countParts } from '../../../src/server/platform/delivery/text-letters.ts'
import { codeOf, setUpApp } from '../../support/factors.ts'
import { day, minute, openTelephones, wrongFor } from '../../support/telephone.ts'

const number = '+233244123456'

test('a member confirms a telephone number, and logs in with a code by text message', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, askFor, enter, textsTo } = telephones

  const confirmed = await confirm('member', '024 412 3456')
  const signedIn = await enter(await askFor('0244 123 456'))

  expect(confirmed.body).toMatchObject({ telephone: number, is_old: false, offered: true })
  expect(signedIn.status).toBe(200)
  expect(signedIn.body).toMatchObject({ user: { username: 'member', telephone: number } })
  expect((await textsTo(number)).at(-1)).toMatch(/^\d{6} is your code to log in at .+ 10 minutes/)
  expect(church.letters.map(({ subject }) => subject)).toContain('You can log in with your telephone now')
  const { access } = signedIn.body as { access: string }
  expect((await church.get('users/me/', access)).status).toBe(200)
})

test('confirming a number asks for a recent proof', async () => {
  await using telephones = await openTelephones()
  const { church, ask } = telephones
  const { access } = await church.signIn('member')
  church.wait(11 * minute)

  const answer = await ask(number, 'users/me/telephone/code/', access)
  const ended = await church.call('DELETE', 'users/me/telephone/', {}, access)

  expect([answer.status, ended.status]).toEqual([403, 403])
  expect(answer.body).toMatchObject({ step_up: ['password'] })
})

test('a changed telephone number logs nobody in until it is confirmed, and its owner hears of it', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, ask, textsTo } = telephones
  await confirm('member', number)
  const { access } = await church.signIn('member')
  const before = (await textsTo(number)).length

  await church.call('PATCH', 'users/update/member/', { telephone: '020 812 3456' }, access)
  await ask(number)
  await ask('020 812 3456')

  expect([(await textsTo(number)).length, (await textsTo('+233208123456')).length]).toEqual([before, 0])
  expect((await church.get('users/me/telephone/', access)).body).toMatchObject({
    telephone: '+233208123456',
    confirmed_at: null,
  })
  expect(church.letters.map(({ subject }) => subject)).toContain('Your telephone no longer logs you in')
})

test('the second step is asked for after the code, and the code holds for it', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, askFor, enter } = telephones
  await confirm('member', number)
  const { secret } = await setUpApp(church, (await church.signIn('member')).access)
  const given = await askFor(number)
  const code = await codeOf(church, secret)

  const answer = await enter(given)
  const wrong = await enter({ ...given, code: wrongFor(code) })
  const right = await enter({ ...given, code })

  expect([answer.status, wrong.status, right.status]).toEqual([401, 401, 200])
  expect(answer.body).toMatchObject({ second_factor: ['code', 'recovery_code'] })
})

test('who works for the church gives the password as well, and cannot set another one by a code alone', async () => {
  await using telephones = await openTelephones()
  const { confirm, askFor, enter, church } = telephones
  await confirm('leader', number)
  const given = await askFor(number)

  const answer = await enter(given)
  const wrong = await enter({ ...given, password: 'not-the-password' })
  const right = await enter({ ...given, password: 'asore-demo-2026' })
  const forgot = await askFor(number, 'auth/forgot-password/telephone/')
  const reset = await church.post('auth/forgot-password/telephone/code/', forgot)

  expect([answer.status, wrong.status, right.status, reset.status]).toEqual([401, 401, 200, 409])
  expect([answer.body, wrong.body]).toMatchObject([{ one_more: ['password'] }, { one_more: ['password'] }])
})

test('a number that was confirmed more than six months ago asks for the password, which confirms it again', async () => {
  await using telephones = await openTelephones()
  const { confirm, askFor, enter, church } = telephones
  await confirm('member', number)
  church.wait(190 * day)

  const answer = await enter(await askFor(number))
  const forgot = await askFor(number, 'auth/forgot-password/telephone/')
  const reset = await church.post('auth/forgot-password/telephone/code/', forgot)
  const right = await enter({ ...(await askFor(number)), password: 'asore-demo-2026' })
  const again = await enter(await askFor(number))

  expect([answer.status, reset.status, right.status, again.status]).toEqual([401, 409, 200, 200])
  expect(answer.body).toMatchObject({ one_more: ['password'] })
})

test('a number that somebody else has confirmed lately stays theirs; after six months it goes to who holds it', async () => {
  await using telephones = await openTelephones()
  const { confirm, church, enter, askFor } = telephones
  await confirm('member', number)

  const early = await confirm('newcomer', number)
  church.wait(190 * day)
  const late = await confirm('newcomer', number)

  expect([early.status, late.status]).toEqual([409, 200])
  expect((await enter(await askFor(number))).body).toMatchObject({ user: { username: 'newcomer' } })
})

test('a code by text message sets a new password, ends the sessions and confirms no e-mail address', async () => {
  await using telephones = await openTelephones()
  const { confirm, askFor, church } = telephones
  await confirm('member', number)
  await church.db
    .updateTable('account')
    .set({ email_confirmed_at: null, email_key: null })
    .where('username', '=', 'member')
    .execute()
  const { access } = await church.signIn('member')
  const forgot = await askFor(number, 'auth/forgot-password/telephone/')

  const reset = await church.post('auth/forgot-password/telephone/code/', forgot)
  const { token } = reset.body as { token: string }
  const again = await church.post('auth/forgot-password/telephone/code/', forgot)
  const password = 'adinkra-cloth-27'
  const set = await church.post('auth/reset-password/', { token, password })

  expect([reset.status, again.status, set.status]).toEqual([200, 400, 200])
  expect((await church.get('users/me/', access)).status).toBe(401)
  const { user } = await church.signIn('member', password)
  expect(user).toMatchObject({ email_confirmed: false })
})

test('a closed account is opened again by its owner alone, with the same code', async () => {
  await using telephones = await openTelephones()
  const { confirm, askFor, enter, church } = telephones
  await confirm('member', number)
  const { access } = await church.signIn('member')
  await church.call('DELETE', 'users/me/', { password: 'asore-demo-2026' }, access)
  const given = await askFor(number)

  const closed = await enter(given)
  const opened = await enter({ ...given, take_back: true })

  expect([closed.status, opened.status]).toEqual([409, 200])
})

test('the person of the register who has the confirmed number and a similar name belongs to the account', async () => {
  await using telephones = await openTelephones()
  const { confirm, church } = telephones
  const { access } = await church.signIn('admin')
  const { first_name, last_name, id } = await church.db
    .selectFrom('account')
    .selectAll()
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  const added = await church.post('people/', { first_name, last_name, telephone: number }, access)
  expect(added.status).toBe(201)

  await confirm('member', number)

  const mine = await church.db.selectFrom('person').selectAll().where('account_id', '=', id).execute()
  const others = await church.db
    .selectFrom('person')
    .selectAll()
    .where('telephone', '=', number)
    .where('account_id', 'is', null)
    .where('merged_into', 'is', null)
    .execute()
  expect([mine.length, others]).toEqual([1, []])
})

test('codes, and what they were asked for, are deleted after two days, and their cost after its month', async () => {
  await using telephones = await openTelephones()
  const { confirm, church, ask } = telephones
  await confirm('member', number)
  await ask('0201111111')
  const { sweepCodes } = await import('../../../src/server/accounts/otp/sweep.ts')
  const count = async (table: 'text_code' | 'text_code_cost') =>
    (await church.db.selectFrom(table).selectAll().execute()).length
  const sweepAfter = async (days: number) => {
    church.wait(days * day)
    await sweepCodes({ db: church.db, now: () => church.clock.now })
    return [await count('text_code'), await count('text_code_cost')]
  }
  await church.background.ended(30_000)

  expect(await sweepAfter(1)).toEqual([2, 1])
  expect(await sweepAfter(2)).toEqual([0, 1])
  expect(await sweepAfter(62)).toEqual([0, 0])
})

test('a code is one part in a church whose name has letters that text messages lack', async () => {
  await using telephones = await openTelephones()
  const { church, confirm, textsTo } = telephones
  const named = await church.call(
    'PATCH',
    'admin/church/',
    { name: 'Église Évangélique de la Fête ẹ', short_name: '' },
    (await church.signIn('admin')).access,
  )

  await confirm('member', number)
  const [text = ''] = await textsTo(number)

  expect(named.status).toBe(200)
  expect(text).toContain('Église Évangélique de la Fete e')
  expect(countParts(text).parts).toBe(1)
})

test('who confirms a number again, since the answer was lost, is not told that the code is wrong', async () => {
  await using telephones = await openTelephones()
  const { church, ask, lastCode } = telephones
  const { access } = await church.signIn('member')
  const answer = await ask(number, 'users/me/telephone/code/', access)
  const { request } = answer.body as { request: string }
  const given = { request, text_code: await lastCode(number) }

  const first = await church.post('users/me/telephone/', given, access)
  const second = await church.post('users/me/telephone/', given, access)

  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
})
