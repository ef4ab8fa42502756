import * as argon from '@node-rs/argon2'
import { afterEach, expect, test, vi } from 'vitest'
import { hashPassword } from '../../../src/server/accounts/accounts/passwords/passwords.ts'
import { newcomer, openChurch } from '../../support/church.ts'

/* Guesses of usernames, passwords and links. */

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon>()
  return { ...real, verify: vi.fn(real.verify), hash: vi.fn(real.hash) }
})
afterEach(() => {
  vi.mocked(argon.verify).mockReset()
  vi.mocked(argon.hash).mockReset()
})

test('an unknown username costs as much work as a known one and gets the same answer', async () => {
  await using church = await openChurch()
  const guess = (username: string) => church.post('auth/login/', { username, password: 'guess-guess' })
  // The sample's hashes are quick ones (tests/support/sample-church.ts): a member's are those of the server.
  const password_hash = await hashPassword('a member’s own words')
  await church.db.updateTable('account').set({ password_hash }).where('username', '=', 'member').execute()

  vi.mocked(argon.verify).mockClear()
  const known = await guess('member')
  const unknown = await guess('nobody-of-this-name')

  expect(argon.verify).toHaveBeenCalledTimes(2)
  const [forKnown, forUnknown] = vi.mocked(argon.verify).mock.calls.map(([hash]) => costOf(String(hash)))
  expect(forUnknown).toBe(forKnown)
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const names = (headers: Headers) => [...headers.keys()].sort()
  expect(names(unknown.headers)).toEqual(names(known.headers))
})

/** The cost parameters of a hash: `$argon2id$v=19$m=19456,t=2,p=1`. */
const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$')

test.each([
  ['auth/login/', 101, (n: number) => ({ username: `nobody${n}`, password: 'x' })],
  ['auth/forgot-password/', 61, (n: number) => ({ username: `nobody${n}` })],
  ['auth/reset-password/', 61, () => ({ token: 'x'.repeat(43), password: '', confirm_password: '' })],
  ['auth/reset-password/link/', 61, (n: number) => ({ token: `${n}`.padStart(43, 'x') })],
  ['auth/first-admin/', 61, () => ({})],
  ['auth/invitation/', 61, (n: number) => ({ token: `${n}`.padStart(43, 'x') })],
  ['auth/invitation/join/', 61, () => ({})],
  ['auth/refresh/', 301, () => ({ refresh: 'x' })],
  ['members/contacts/', 61, () => ({})],
  ['prayer_requests/create/', 61, () => ({})],
])('%s answers one address with 429 at call %i', async (path, many, body) => {
  await using church = await openChurch({ limits: true })
  // A hundred guesses take two seconds of hashing.
  vi.mocked(argon.verify).mockResolvedValue(false)

  let last = 0
  for (let count = 1; count <= many; count++) {
    last = (await church.post(path, body(count))).status
    if (count < many) expect(last).not.toBe(429)
  }

  expect(last).toBe(429)
})

test.each([
  ['live/messages/', 11, (n: number) => ({ text: `Amen ${n}` })],
  ['members/testimonies/', 21, () => ({})],
  ['profiles/', 21, () => ({})],
  ['members/contacts/', 21, () => ({})],
  ['prayer_requests/create/', 31, () => ({})],
  ['fellowships/1/message/', 21, (n: number) => ({ message: `Good morning ${n}` })],
])('%s answers one account with 429 by call %i', async (path, many, body) => {
  await using church = await openChurch({ limits: true })
  const stream = { title: 'Sunday', address: 'https://church.example/live.m3u8' }
  await church.post('live/start/', stream, (await church.signIn('media')).access)
  const { access } = await church.signIn('member')

  let last = 0
  for (let count = 0; count < many; count++) last = (await church.post(path, body(count), access)).status

  expect(last).toBe(429)
})

test('a change of password needs the current one in a stolen session, too, and guesses of it are limited', async () => {
  await using church = await openChurch({ limits: true })
  const { access } = await church.signIn('member')
  const change = () =>
    church.post('auth/password/', { current_password: 'guess', password: 'kente-weaver-41' }, access)

  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push((await change()).status)

  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test.each(['password123', 'PASSWORD123', 'jesusislord', 'abena.owusu'])(
  'a common password is refused: %s',
  async (password) => {
    await using church = await openChurch()
    const form = { ...newcomer, username: 'abena.owusu', password, confirm_password: password }

    const { status, body } = await church.post('auth/register/', form)

    expect([status, body]).toEqual([400, { password: [expect.stringMatching(/guesser/)] }])
  },
)
