import * as argon from '@node-rs/argon2'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newcomer, openChurch } from '../../support/church.ts'

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})
afterEach(() => {
  vi.mocked(argon.hash).mockReset()
  vi.mocked(argon.verify).mockReset()
})

test('guesses of one account’s password are limited with Retry-After, and only for that account', async () => {
  await using church = await openChurch({ limits: true })
  const guess = (username: string) => church.post('auth/login/', { username, password: 'not-it' })

  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push((await guess('member')).status)
  const right = await church.post('auth/login/', { username: 'member', password: 'asore-demo-2026' })
  const other = await guess('leader')

  expect(statuses).toEqual([...Array(10).fill(401), 429])
  expect(right.status).toBe(429)
  const wait = Number(right.headers.get('retry-after'))
  expect([wait > 0, wait <= 60]).toEqual([true, true])
  // The answer names second factors for every account, even one that has none: with a right factor nobody waits.
  const second_factor = ['passkey', 'code', 'recovery_code']
  expect(right.body).toEqual({ detail: expect.stringMatching(/try again in/), second_factor })
  expect(other.status).toBe(401)
  church.wait(wait * 1000)
  await church.signIn('member')
})

test('the limit counts every spelling of a username together', async () => {
  await using church = await openChurch({ limits: true })

  for (let count = 0; count < 10; count++)
    await church.post('auth/login/', { username: count % 2 ? 'MEMBER' : 'ｍember', password: 'not-it' })
  const { status } = await church.post('auth/login/', { username: 'member', password: 'not-it' })

  expect(status).toBe(429)
})

test('a successful sign-in resets the count of failed ones', async () => {
  await using church = await openChurch({ limits: true })
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++)
      await church.post('auth/login/', { username: 'member', password: 'mistyped' })
    await church.signIn('member')
  }
})

test('failed sign-ups from one address are limited to sixty', async () => {
  await using church = await openChurch({ limits: true })

  const statuses: number[] = []
  for (let count = 0; count < 61; count++) statuses.push((await church.post('auth/register/', {})).status)

  expect(statuses.at(-2)).toBe(400)
  expect(statuses.at(-1)).toBe(429)
})

describe('a congregation behind one address, as on the network of the church or of a telephone company,', () => {
  test('signs in without a limit, while guesses are limited to a hundred', async () => {
    await using church = await openChurch({ limits: true })

    for (let count = 0; count < 110; count++) await church.signIn(count % 2 ? 'member' : 'leader')
    vi.mocked(argon.verify).mockResolvedValue(false)
    const guesses: number[] = []
    for (let count = 0; count < 101; count++)
      guesses.push((await church.post('auth/login/', { username: `nobody${count}`, password: 'x' })).status)

    expect(guesses.indexOf(429)).toBe(100)
  })

  test('signs up, three hundred times an hour', async () => {
    await using church = await openChurch({ limits: true })
    vi.mocked(argon.hash).mockResolvedValue('hash')
    const join = async (count: number) => {
      const own = { username: `new${count}`, email: `new${count}@example.com` }
      return (await church.post('auth/register/', { ...newcomer, ...own })).status
    }

    const statuses: number[] = []
    for (let count = 0; count < 301; count++) statuses.push(await join(count))

    expect(statuses.indexOf(429)).toBe(300)
  })

  test('renews its sessions without a limit for the address', async () => {
    await using church = await openChurch({ limits: true })
    const devices = await Promise.all(Array.from({ length: 10 }, () => church.signIn('member')))

    for (let count = 0; count < 310; count++) {
      const device = devices[count % devices.length]
      const { status, body } = await church.post('auth/refresh/', { refresh: device?.refresh })
      expect(status).toBe(200)
      Object.assign(device ?? {}, body)
    }
  })

  test('asks for prayer, and a member who reaches the limit does not affect others', async () => {
    await using church = await openChurch({ limits: true })
    const [often, once] = [await church.signIn('member'), await church.signIn('leader')]
    const ask = async (access: string | undefined, count: number) =>
      (await church.post('prayer_requests/create/', { title: `For rain ${count}`, description: 'x' }, access))
        .status

    const statuses: number[] = []
    for (let count = 0; count < 31; count++) statuses.push(await ask(often.access, count))

    expect(statuses.indexOf(429)).toBe(30)
    expect([await ask(once.access, 100), await ask(undefined, 101)]).toEqual([201, 201])
  })
})

test('a sign-in that is refused unchecked in a rush does not count as a try', async () => {
  await using church = await openChurch({ limits: true })
  const guess = async (name: string) =>
    (await church.post('auth/login/', { username: name, password: 'x' })).status

  const rush = await Promise.all(Array.from({ length: 90 }, (_, count) => guess(`early${count}`)))
  let read = rush.filter((status) => status === 401).length
  expect(read).toBeLessThan(90)
  vi.mocked(argon.verify).mockResolvedValue(false)
  for (let count = 0; (await guess(`late${count}`)) === 401; count++) read += 1

  expect(read).toBe(100)
})
