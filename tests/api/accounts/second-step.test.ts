import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'
import { addPasskey, challengeOf, codeOf, logIn, setUpApp } from '../../support/factors.ts'
import { mailedTokens } from '../../support/mailed.ts'

/* The second factor at sign-in: when it is needed, what is accepted, and what is used up. */

const password = 'asore-demo-2026'

test('a right password without a second factor answers the possible factors, and a wrong password reveals none', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  await setUpApp(church, access)
  const sessions = () => church.db.selectFrom('session').selectAll().execute()
  const before = (await sessions()).length

  const right = await logIn(church)
  const wrong = await church.post('auth/login/', {
    username: 'member',
    password: 'guess-guess',
    code: '123456',
  })
  const nobody = await church.post('auth/login/', { username: 'nobody-here', password: 'guess-guess' })

  expect([right.status, right.body]).toMatchObject([401, { second_factor: ['code', 'recovery_code'] }])
  expect(wrong.body).toEqual({ detail: 'Invalid Credentials' })
  expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body])
  expect((await sessions()).length).toBe(before)
})

test('a code can be used once, and an earlier code not after it', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { secret } = await setUpApp(church, access)
  const [earlier, now] = [await codeOf(church, secret, -30_000), await codeOf(church, secret)]

  const first = await logIn(church, { code: `${now.slice(0, 3)} ${now.slice(3)}` })
  const again = await logIn(church, { code: now })
  const before = await logIn(church, { code: earlier })

  expect([first.status, again.status, before.status]).toEqual([200, 401, 401])
  expect(again.body).toMatchObject({
    code: [expect.stringContaining('used already')],
    second_factor: ['code', 'recovery_code'],
  })
})

test('the clock of a phone may differ by half a minute, and no more', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { secret } = await setUpApp(church, access)
  const at = async (later: number) =>
    (await logIn(church, { code: await codeOf(church, secret, later) })).status

  expect([await at(-90_000), await at(-60_000), await at(60_000), await at(90_000)]).toEqual([
    401, 401, 401, 401,
  ])
  expect(await at(-30_000)).toBe(200)
  expect(await at(30_000)).toBe(200)
})

test('of parallel sign-ins with the same code one succeeds', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { secret } = await setUpApp(church, access)
  const code = await codeOf(church, secret)

  const answers = await Promise.all([
    logIn(church, { code }),
    logIn(church, { code }),
    logIn(church, { code }),
  ])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('codes may be guessed ten times, and then a right one is refused for a while, too', async () => {
  await using church = await openChurch({ limits: true })
  const { access } = await church.signIn('member')
  const { secret } = await setUpApp(church, access)
  for (let count = 0; count < 10; count++) await logIn(church, { code: '000000' })

  const closed = await logIn(church, { code: await codeOf(church, secret) })

  expect(closed.status).toBe(429)
})

test('a sign-in to a closed account needs the second factor, answers that it is closed, and uses no code up', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { secret, recoveryCodes } = await setUpApp(church, access)
  await church.call('DELETE', 'users/me/', { password }, access)
  const newcomer = await church.signIn('newcomer')
  await church.call('DELETE', 'users/me/', { password }, newcomer.access)
  church.letters.length = 0
  const code = await codeOf(church, secret)

  const without = await logIn(church)
  const wrong = await logIn(church, { code: '000000' })
  const closed = await logIn(church, { code })
  const byRecovery = await logIn(church, { recovery_code: recoveryCodes[0] })
  const letters = church.letters.length
  const kept = await church.db.selectFrom('recovery_code').select('used_at').execute()
  const back = await logIn(church, { code, take_back: true })

  expect([without.status, wrong.status, closed.status, byRecovery.status]).toEqual([401, 401, 409, 409])
  expect(closed.body).toMatchObject({ take_back: [expect.any(String)] })
  expect(closed.body).toEqual((await logIn(church, {}, 'newcomer')).body)
  expect(kept.every(({ used_at }) => used_at === null)).toBe(true)
  expect([letters, back.status]).toEqual([0, 200])
  expect((await logIn(church, { code })).status).toBe(401)
})

test('a passkey for a closed account stays valid for taking the account back, and is then used up', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { authenticator } = await addPasskey(church, access)
  await church.call('DELETE', 'users/me/', { password }, access)
  const passkey = authenticator.get(await challengeOf(church, 'auth/passkey-login/options/'))

  const closed = await logIn(church, { passkey })
  const back = await logIn(church, { passkey, take_back: true })
  const again = await logIn(church, { passkey })

  expect([closed.status, back.status, again.status]).toEqual([409, 200, 401])
})

test('a reset link does not replace the second factor', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { secret } = await setUpApp(church, access)
  church.letters.length = 0
  await church.post('auth/forgot-password/', { username: 'member' })
  const [token] = await mailedTokens(church, 'reset-password')

  const reset = await church.post('auth/reset-password/', { token, password: 'kente-weaver-41' })
  const credentials = { username: 'member', password: 'kente-weaver-41' }
  const without = await church.post('auth/login/', credentials)
  const withCode = await church.post('auth/login/', { ...credentials, code: await codeOf(church, secret) })

  expect(reset.status).toBe(200)
  expect(reset.body).not.toHaveProperty('access')
  expect([without.status, without.body]).toMatchObject([401, { second_factor: ['code', 'recovery_code'] }])
  expect(withCode.status).toBe(200)
})

test('the system log names the factors of each sign-in', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { secret, recoveryCodes } = await setUpApp(church, access)

  await logIn(church, { code: await codeOf(church, secret) })
  await logIn(church, { recovery_code: recoveryCodes[0] })
  await logIn(church, { code: '000000' })

  const told = church.db.selectFrom('log_entry').select(['action', 'detail']).orderBy('id')
  const entries = (await told.where('action', 'like', 'Sign%').execute()).slice(-3)
  expect(entries).toEqual([
    { action: 'Signed in', detail: 'password and code' },
    { action: 'Signed in', detail: 'password and recovery_code' },
    { action: 'Sign-in failed', detail: 'second factor: code' },
  ])
})
