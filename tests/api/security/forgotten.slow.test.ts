import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { processesOfRun } from '../../support/in-turns.ts'
import { mailedTokens } from '../../support/mailed.ts'

/* Password resets asked for by somebody who is not the owner. */

const minute = 60_000
const ask = async (church: Church, username: string, cookie = '') => {
  const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) }
  const body = JSON.stringify({ username })
  return church.send('auth/forgot-password/', { method: 'POST', headers, body })
}
/** The tokens of the reset links, the oldest first, once all letters are sent. */
const sentLinks = (church: Church) => mailedTokens(church, 'reset-password')
const holds = async (church: Church, token = '') =>
  (await church.post('auth/reset-password/link/', { token })).status === 200

describe('G5: a password reset does not reveal whether an account exists', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('by its answers, and many calls send one letter', async () => {
    await using church = await openChurch({ limits: true })
    const words = async (username: string) => {
      const { status, body } = await ask(church, username)
      return JSON.stringify([status, body])
    }

    const known = await Promise.all(Array.from({ length: 8 }, () => words('member')))
    const unknown = await Promise.all(Array.from({ length: 8 }, () => words('nobody-of-this-name')))
    const sent = await sentLinks(church)

    expect(new Set([...known, ...unknown]).size).toBe(1)
    expect(known[0]).toContain('200')
    expect(sent).toHaveLength(1)
  })

  test('by the statements before the answer, which are the same for both', async () => {
    await using church = await openChurch()
    // Each process reads the church's settings once.
    for (let call = 0; call < processesOfRun; call++) await church.get('services/')
    const statements = vi.spyOn(church.db.getExecutor(), 'executeQuery')
    const written = async (username: string) => {
      statements.mockClear()
      // With several processes one of the calls reaches the first, whose statements are seen.
      for (let call = 0; call < processesOfRun; call++) await ask(church, username)
      return statements.mock.calls.map(([{ sql }]) => sql)
    }

    const [known, unknown] = [await written('member'), await written('nobody-of-this-name')]

    expect(known).toHaveLength(1)
    expect(unknown).toEqual(known)
  })

  test('by the delay of the request that follows', async () => {
    await using church = await openChurch()
    const names = ['member', 'nobody-of-this-name'] as const
    const waits = { member: [] as number[], 'nobody-of-this-name': [] as number[] }
    const work = { member: [] as number[], 'nobody-of-this-name': [] as number[] }
    const behind = async (username: (typeof names)[number]) => {
      const [begun, used] = [performance.now(), process.cpuUsage()]
      await ask(church, username)
      await church.get('health/')
      const { user, system } = process.cpuUsage(used)
      waits[username].push(performance.now() - begun)
      work[username].push(user + system)
    }

    // In an order by chance: other programs of the machine may take turns with this one.
    for (let round = 0; round < 120; round++)
      for (const username of Math.random() < 0.5 ? names : names.toReversed()) await behind(username)

    // Of waits, those that other programs disturb least.
    const known = lowerQuartile(waits.member)
    const unknown = lowerQuartile(waits['nobody-of-this-name'])
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2)
    // If both distributions are the same, the work after a known name is the longer one in about half of all pairs.
    const share = longerShare(work.member, work['nobody-of-this-name'])
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.7)
  })
})

/** The share of all pairs in which the first is the longer one (the statistic of Mann and Whitney). */
function longerShare(first: readonly number[], second: readonly number[]): number {
  const longer = first.reduce((sum, one) => sum + second.filter((other) => one > other).length, 0)
  return longer / (first.length * second.length)
}

const lowerQuartile = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 2] ?? 0

describe('a stranger who asks for resets again and again', () => {
  test('does not invalidate the link that the owner has just got', async () => {
    await using church = await openChurch()
    await ask(church, 'member')
    const [own] = await sentLinks(church)

    for (let count = 0; count < 12; count++) {
      church.wait(4 * minute)
      await ask(church, 'member')
      await church.background.ended()
    }

    expect(await holds(church, own)).toBe(true)
  })

  test('leaves the owner, at any time, a link that is valid for half an hour', async () => {
    await using church = await openChurch({ limits: true })
    const newest: boolean[] = []

    for (let count = 0; count < 24; count++) {
      church.wait(5 * minute)
      expect((await ask(church, 'member')).status).toBe(200)
      const links = await sentLinks(church)
      church.wait(29 * minute)
      newest.push(await holds(church, links.at(-1)))
      church.wait(-29 * minute)
    }

    expect(new Set(newest)).toEqual(new Set([true]))
    const sent = (await sentLinks(church)).length
    // Far fewer letters than the calls of two hours.
    expect(sent).toBeLessThan(12)
    // Nor does each call leave a row.
    expect(await church.db.selectFrom('password_reset').select('id').execute()).not.toHaveLength(sent)
  })

  test('does not delay the letter of the owner, who asks from a known device', async () => {
    await using church = await openChurch()
    const credentials = { username: 'member', password: 'asore-demo-2026' }
    const { headers } = await church.post('auth/login/', credentials)
    const device = (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    await ask(church, 'member')
    await church.background.ended()
    church.wait(2 * minute)

    await ask(church, 'member')
    const ofStranger = await sentLinks(church)
    await ask(church, 'member', device)

    expect([ofStranger.length, (await sentLinks(church)).length]).toEqual([1, 2])
  })
})

describe('G9: an open reset link is invalid', () => {
  test('after a change of password', async () => {
    await using church = await openChurch()
    await ask(church, 'member')
    const [token] = await sentLinks(church)
    const { access } = await church.signIn('member')

    const passwords = { current_password: 'asore-demo-2026', password: 'kente-weaver-41' }
    const changed = await church.post('auth/password/', passwords, access)

    expect(changed.status).toBe(200)
    expect(await holds(church, token)).toBe(false)
    const used = await church.post('auth/reset-password/', { token, password: 'a-thief-was-here' })
    expect(used.status).toBe(400)
  })
})

test('the cookie of a known device is limited to the sign-in routes, authenticates nobody and is stored as a hash', async () => {
  await using church = await openChurch()
  const credentials = { username: 'member', password: 'asore-demo-2026' }

  const { headers } = await church.post('auth/login/', credentials)

  const cookie = headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^asore_device=[\w-]{43};/)
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/backend/api/auth']) expect(cookie).toContain(part)
  const sent = { headers: { Cookie: cookie.split(';')[0] ?? '' } }
  expect((await church.send('auth/sessions/', sent)).status).toBe(401)
  const stored = await church.db.selectFrom('known_device').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(/=([\w-]+)/.exec(cookie)?.[1])
})
