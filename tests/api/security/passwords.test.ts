import { expect, test } from 'vitest'
import { listCommonPasswords } from '../../../scripts/build/common-passwords.ts'
import { isCommon } from '../../../src/server/accounts/accounts/passwords/password-filter.ts'
import { refuseWeak } from '../../../src/server/accounts/accounts/passwords/weak-passwords.ts'
import { newcomer, openChurch } from '../../support/church.ts'
import { mailedTokens } from '../../support/mailed.ts'

/* G12: weak passwords. */

const sent = (password: string) => ({ ...newcomer, password, confirm_password: password })
const guessed = { password: ['This is one of the first that a guesser would try. Please choose another one'] }

test.each([
  'ghana2026',
  'Passw0rd!',
  '0244123456',
  '+233 24 412 3456',
  '06/03/1994',
  '9876543210123',
  'P@SSWORD1!',
  'Sunshine2024!',
  'Iloveyou123!!',
  'Liverpool2026',
  'asɔre2026!',
  'ChurchGhana1',
  'Abɛna1994!',
  'owusu-ansah',
  'AbenaOwusu94',
  'abena.o.2026',
  'abena244123456',
  'Owusu0244123456',
])('G12: %s is refused at sign-up', async (password) => {
  await using church = await openChurch()

  expect(await church.post('auth/register/', sent(password))).toMatchObject({ status: 400, body: guessed })
})

test.each([
  'adinkra-cloth-27',
  'correct horse battery staple',
  '9f#ama!77$zq8K',
  'three mangoes on sunday',
  'tro-tro to Kaneshie',
])('G12: %s is accepted, whatever characters it has', async (password) => {
  await using church = await openChurch()

  expect((await church.post('auth/register/', sent(password))).status).toBe(201)
})

test('G12: the 100,000 most used passwords are refused, in capitals and with a year, too', async () => {
  const words = listCommonPasswords().filter((word) => word.length >= 8)

  expect(words.length).toBeGreaterThan(100_000)
  expect(words.filter((word) => !isCommon(word))).toEqual([])
  await using church = await openChurch()
  const owner = { ...newcomer, role: 'user' as const }
  for (const word of words.filter((one, place) => place % 2000 === 0 && /^\p{L}+$/u.test(one)))
    for (const password of [word.toUpperCase(), `${word}!`, `${word}2026`]) {
      const verdict = await refuseWeak(church.db, password, owner).catch(() => 'refused')
      expect([password, verdict]).toEqual([password, 'refused'])
    }
})

test('G12: of good passwords fewer than one in a thousand is taken for a common one', () => {
  const others = Array.from({ length: 20_000 }, (_, place) => `${place.toString(36)}-kenkey-${place * 7919}`)

  expect(others.filter(isCommon).length).toBeLessThan(20)
})

test('G12: a changed password may not be made of the owner’s own names, and that of staff needs ten characters', async () => {
  await using church = await openChurch()
  const change = async (username: string, password: string) => {
    const { access } = await church.signIn(username)
    const current_password = 'asore-demo-2026'
    return church.post('auth/password/', { current_password, password }, access)
  }
  const account = await church.db
    .selectFrom('account')
    .select('last_name')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()

  expect(await change('member', `${account.last_name}${account.last_name}2026!`)).toMatchObject({
    status: 400,
    body: guessed,
  })
  for (const staff of ['admin', 'media', 'leader'])
    expect(await change(staff, 'kx7-woe9q')).toMatchObject({
      status: 400,
      body: { password: [expect.stringContaining('at least 10 characters')] },
    })
  expect((await change('member', 'kx7-woe9q')).status).toBe(200)
  expect((await change('media', 'kx7-woe9q2')).status).toBe(200)
})

test('G12: a reset link refuses a common password, and stays valid for a better one', async () => {
  await using church = await openChurch()
  await church.post('auth/register/', newcomer)
  await church.post('auth/forgot-password/', { username: newcomer.username })
  const links = await mailedTokens(church, 'reset-password')
  const token = links[0]

  expect(links).toHaveLength(1)
  expect(await church.post('auth/reset-password/', { token, password: 'Abɛna-1994' })).toMatchObject({
    status: 400,
    body: guessed,
  })
  expect((await church.post('auth/reset-password/', { token, password: 'adinkra-cloth-28' })).status).toBe(
    200,
  )
})

test('a password needs eight characters', async () => {
  await using church = await openChurch()

  expect(await church.post('auth/register/', sent('kx7-wo9'))).toMatchObject({
    status: 400,
    body: { password: [expect.stringContaining('at least 8 characters')] },
  })
  expect((await church.post('auth/register/', sent('kx7-woe9'))).status).toBe(201)
})

test('G12: the password of the first admin needs ten characters', async () => {
  await using church = await openChurch()
  await church.db.updateTable('account').set({ role: 'user' }).where('role', '=', 'admin').execute()
  const token = await church.firstAdmin.offer(church.clock.now)

  expect(await church.post('auth/first-admin/', { ...sent('kx7-woe9q'), token })).toMatchObject({
    status: 400,
    body: { password: [expect.stringContaining('at least 10 characters')] },
  })
  expect((await church.post('auth/first-admin/', { ...sent('kx7-woe9q2'), token })).status).toBe(201)
})

test('a long password of any characters is stored exactly, with its letter case and blanks, and never expires', async () => {
  await using church = await openChurch()
  const long = ` ${'Ɔdɔ nyera fie kwan. '.repeat(9)}🙂 `
  const signUp = await church.post('auth/register/', sent(long))
  const logIn = (password: string) =>
    church.post('auth/login/', { username: newcomer.username, password }).then(({ status }) => status)

  const tries = [long, long.trim(), long.toLowerCase(), long.slice(0, 72), long.slice(0, -1)]
  const answers: number[] = []
  for (const password of tries) answers.push(await logIn(password))
  church.wait(5 * 365 * 86_400_000)

  expect([signUp.status, long.length]).toEqual([201, expect.any(Number)])
  expect(long.length).toBeGreaterThan(128)
  expect(answers).toEqual([200, 401, 401, 401, 401])
  const kept = church.db
    .selectFrom('account')
    .select('password_hash')
    .where('username', '=', newcomer.username)
  expect((await kept.executeTakeFirst())?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await logIn(long)).toBe(200)
})
