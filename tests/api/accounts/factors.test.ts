import { expect, test } from 'vitest'
import { reencryptSecrets, takeCode } from '../../../src/server/accounts/accounts/factors/totp.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { openFactorKeys } from '../../../src/server/platform/keys/encryption.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { codeOf, logIn, setUpApp } from '../../support/factors.ts'

/* One-time codes of an authenticator app, and the recovery codes that replace it. */

const password = 'asore-demo-2026'
const minute = 60_000

const actions = async ({ db }: Church) =>
  (await db.selectFrom('log_entry').select('action').orderBy('id').execute()).map(({ action }) => action)

test('an app is set up by its first right code, and from then on a sign-in needs a code', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')

  const begun = await church.post('auth/factors/app/', {}, access)
  const { secret, address, qr } = begun.body as {
    secret: string
    address: string
    qr: { size: number; path: string }
  }
  const before = await logIn(church)
  const wrong = await church.post('auth/factors/app/confirm/', { code: '000000' }, access)
  const right = await church.post('auth/factors/app/confirm/', { code: await codeOf(church, secret) }, access)

  expect(begun.status).toBe(201)
  expect(address).toMatch(/^otpauth:\/\/totp\/.*member.*secret=/)
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  expect(before.status).toBe(200)
  expect([wrong.status, wrong.body]).toMatchObject([400, { code: [expect.stringContaining('not right')] }])
  expect(right.status).toBe(200)
  expect((await logIn(church)).status).toBe(401)
})

test('each of ten recovery codes replaces the app once, in any spelling, and the owner is told by e-mail', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { recoveryCodes } = await setUpApp(church, access)
  const [first = '', second = ''] = recoveryCodes
  church.letters.length = 0

  const typed = await logIn(church, { recovery_code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })
  const again = await logIn(church, { recovery_code: first })
  const next = await logIn(church, { recovery_code: second })
  const factors = await church.get('auth/factors/', access)

  expect(new Set(recoveryCodes).size).toBe(10)
  // 24 letters of an alphabet of 32: 120 random bits.
  for (const one of recoveryCodes) expect(one).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){5}$/)
  expect([typed.status, again.status, next.status]).toEqual([200, 401, 200])
  expect(factors.body).toMatchObject({ recovery_codes: 8 })
  expect(church.letters.filter(({ subject }) => subject === 'A recovery code was used')).toHaveLength(2)
})

test('new recovery codes invalidate the earlier ones', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { recoveryCodes } = await setUpApp(church, access)

  const { body } = await church.post('auth/factors/recovery-codes/', {}, access)
  const made = (body as { recovery_codes: string[] }).recovery_codes

  expect(made).toHaveLength(10)
  expect((await logIn(church, { recovery_code: recoveryCodes[0] })).status).toBe(401)
  expect((await logIn(church, { recovery_code: made[0] })).status).toBe(200)
})

test('the database contains neither a secret nor a recovery code, and a row copied to another account is useless', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('member')
  const { secret, recoveryCodes } = await setUpApp(church, access)
  const leader = await church.signIn('leader')
  await setUpApp(church, leader.access)
  const { db } = church
  const kept = JSON.stringify([
    await db.selectFrom('totp').selectAll().execute(),
    await db.selectFrom('recovery_code').selectAll().execute(),
  ])

  const own = await db
    .selectFrom('totp')
    .select('secret')
    .where('account_id', '=', Number(user['id']))
    .execute()
  await db
    .updateTable('totp')
    .set({ secret: own[0]?.secret ?? '', last_step: 0 })
    .execute()

  expect(kept).not.toContain(secret)
  for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''))
  expect((await logIn(church, { code: await codeOf(church, secret) }, 'leader')).status).toBe(401)
  expect((await logIn(church, { code: await codeOf(church, secret) }, 'member')).status).toBe(200)
})

test('changes of factors need a recent proof, by a factor once there is one', async () => {
  await using church = await openChurch()
  const first = await church.signIn('member')
  church.wait(11 * minute)
  const begun = await church.post('auth/factors/app/', {}, first.access)
  await church.post('auth/prove/', { password }, first.access)
  const { secret, recoveryCodes } = await setUpApp(church, first.access)
  church.wait(11 * minute)
  const renewed = await church.post('auth/refresh/', { refresh: first.refresh })
  const { access } = renewed.body as { access: string }

  const acts = [
    await church.call('DELETE', 'auth/factors/app/', {}, access),
    await church.post('auth/factors/recovery-codes/', {}, access),
    await church.post('auth/passkeys/options/', {}, access),
  ]
  const byPassword = await church.post('auth/prove/', { password }, access)
  const wrong = await church.post('auth/prove/', { code: '000000' }, access)
  const byCode = await church.post('auth/prove/', { code: await codeOf(church, secret) }, access)
  const removed = await church.call('DELETE', 'auth/factors/app/', {}, access)

  expect(begun).toMatchObject({ status: 403, body: { step_up: ['password'] } })
  for (const act of acts)
    expect(act).toMatchObject({ status: 403, body: { step_up: ['code', 'recovery_code'] } })
  expect([byPassword.status, wrong.status, byCode.status, removed.status]).toEqual([400, 400, 200, 200])
  expect((await logIn(church)).status).toBe(200)
  expect((await logIn(church, { recovery_code: recoveryCodes[0] })).status).toBe(200)
  expect(await church.db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
})

test('the owner is told by e-mail when an app is set up, replaced by a code or removed, and all of it is logged', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { recoveryCodes } = await setUpApp(church, access)
  await logIn(church, { code: '000000' })
  await logIn(church, { recovery_code: recoveryCodes[0] })
  await church.post('auth/factors/recovery-codes/', {}, access)
  await church.call('DELETE', 'auth/factors/app/', {}, access)

  expect(church.letters.map(({ subject }) => subject)).toEqual([
    'Codes of an app now protect your account',
    'A recovery code was used',
    'A new device is signed in',
    'You have new recovery codes',
    'Codes of an app no longer protect your account',
  ])
  expect(await actions(church)).toEqual(
    expect.arrayContaining([
      'Authenticator app added',
      'Sign-in failed',
      'Recovery codes made anew',
      'Authenticator app removed',
    ]),
  )
})

test('the encryption key of app secrets is rotated without setting up an app again', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('member')
  const { secret } = await setUpApp(church, access)
  const { db } = church
  const accountId = Number(user['id'])
  const [before, after] = [new Uint8Array(32).fill(9), new Uint8Array(32).fill(10)]
  const enter = async (...keys: Uint8Array[]) => {
    church.wait(minute)
    return takeCode(db, await codeOf(church, secret), { accountId, keys, now: church.clock.now })
  }

  await reencryptSecrets(db, [before, after])
  const behind = [await enter(before), await enter(after)]
  await reencryptSecrets(db, [after, before])
  const first = [await enter(after), await enter(before, after), await enter(before)]

  expect(behind).toEqual([true, false])
  expect(first).toEqual([true, true, false])
})

test('FACTOR_KEY accepts several keys, and without it the first TOKEN_KEY gives one', async () => {
  const [one, two] = ['a'.repeat(43), 'b'.repeat(43)]
  const open = (environment: Record<string, string>) => openFactorKeys(readSettings(environment))

  const both = await open({ FACTOR_KEY: `${one},${two}`, TOKEN_KEY: two })
  const tokens = await open({ TOKEN_KEY: `${two},${one}` })

  expect(both).toHaveLength(2)
  expect(tokens).toEqual([both[1]])
})
