import { describe, expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { addPasskey, challengeOf, codeOf, setUpApp } from '../../support/factors.ts'

/* G10: guesses of a password never lock its owner out, and the attacker gets no further tries. */

const second = 1000
const password = 'asore-demo-2026'

/** Signs in from this address, with the cookie of a device if there is one. */
function from(church: Church, address: string, cookie = '') {
  return (username: string, typed: string, factor: object = {}) => {
    const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) }
    const init = { method: 'POST', headers, body: JSON.stringify({ username, password: typed, ...factor }) }
    const incoming = { socket: { remoteAddress: address }, headers: {} }
    return church.api.request('/backend/api/auth/login/', init, { incoming })
  }
}

const deviceOf = ({ headers }: Response) => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''

async function guessMany(church: Church, username: string, times = 30) {
  const guess = from(church, '198.51.100.7')
  const statuses: number[] = []
  for (let count = 0; count < times; count++) statuses.push((await guess(username, `guess${count}`)).status)
  return statuses
}

describe('G10: while somebody guesses the admin’s password', () => {
  test('the admin signs in on a known device at once', async () => {
    await using church = await openChurch({ limits: true })
    const device = deviceOf(await from(church, '203.0.113.5')('admin', password))

    const guesses = await guessMany(church, 'admin')
    const own = await from(church, '198.51.100.7', device)('admin', password)

    expect(guesses.slice(10)).toEqual(Array(20).fill(429))
    expect(own.status).toBe(200)
  })

  test('the admin signs in from another network on a new device at once', async () => {
    await using church = await openChurch({ limits: true })
    await guessMany(church, 'admin')

    const own = await from(church, '203.0.113.5')('admin', password)

    expect(own.status).toBe(200)
  })

  test('a new device on the network of the attacker waits at most a minute', async () => {
    await using church = await openChurch({ limits: true })
    await guessMany(church, 'admin')

    const refused = await from(church, '198.51.100.7')('admin', password)
    church.wait(60 * second)
    const later = await from(church, '198.51.100.7')('admin', password)

    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect([refused.status, later.status]).toEqual([429, 200])
  })

  test('the wait of a network doubles with each guess up to a minute, even on a device known to another account', async () => {
    await using church = await openChurch({ limits: true })
    const strange = deviceOf(await from(church, '203.0.113.9')('member', password))
    await guessMany(church, 'admin')
    const guess = from(church, '203.0.113.9', strange)
    const waits: number[] = []

    for (let count = 0; count < 7; count++) {
      expect((await guess('admin', 'wrong')).status).toBe(401)
      const { status, headers } = await guess('admin', 'wrong')
      expect(status).toBe(429)
      waits.push(Number(headers.get('retry-after')))
      church.wait((waits.at(-1) ?? 0) * second)
    }

    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60])
  })

  test('the username and the e-mail address share one counter in any spelling', async () => {
    await using church = await openChurch({ limits: true })
    const { email } = await church.db
      .selectFrom('account')
      .select('email')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow()
    const spellings = ['admin', String(email), 'ADMIN', String(email).toUpperCase(), 'ａdmin']
    const guess = from(church, '198.51.100.7')
    const statuses: number[] = []

    for (let count = 0; count < 15; count++)
      statuses.push((await guess(spellings[count % spellings.length] ?? '', 'wrong')).status)

    expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
  })

  test('parallel tries are counted before they are checked', async () => {
    await using church = await openChurch({ limits: true })
    const guess = from(church, '198.51.100.7')

    const answers = await Promise.all(Array.from({ length: 30 }, (_, count) => guess('admin', `${count}`)))

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('the owner gets an e-mail about it once a day', async () => {
    await using church = await openChurch({ limits: true })
    const told = () => church.letters.filter(({ subject }) => /guessing/.test(subject))

    await guessMany(church, 'admin')
    await church.background.ended()
    church.wait(120 * second)
    await guessMany(church, 'admin', 2)
    await church.background.ended()
    const first = told().length
    church.wait(25 * 60 * 60 * second)
    await guessMany(church, 'admin')
    await church.background.ended()

    expect([first, told().length]).toEqual([1, 2])
    expect(told()[0]?.to).toBe('admin@example.com')
  })

  test('an unknown username is answered like a known one, and is not stored', async () => {
    await using church = await openChurch({ limits: true })

    const [known, unknown] = [await guessMany(church, 'admin'), await guessMany(church, 'nobody-here')]

    expect(unknown).toEqual(known)
    const kept = await church.db.selectFrom('login_failure').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('nobody-here')
  })
})

describe('G10: on the network of the attacker, on a new device', () => {
  /** An admin with an app and a passkey whose password was guessed until the network has to wait. */
  async function guessed(church: Church) {
    const { access } = await church.signIn('admin')
    const { secret, recoveryCodes } = await setUpApp(church, access)
    const { authenticator } = await addPasskey(church, access)
    await guessMany(church, 'admin')
    return { secret, recoveryCodes, authenticator, logIn: from(church, '198.51.100.7') }
  }

  test.each(['code', 'recovery_code', 'passkey'])(
    'the right password with a right %s signs in',
    async (way) => {
      await using church = await openChurch({ limits: true })
      const { secret, recoveryCodes, authenticator, logIn } = await guessed(church)
      const options = await challengeOf(church, 'auth/passkey-login/options/')
      const ways = {
        code: await codeOf(church, secret),
        recovery_code: recoveryCodes[0],
        passkey: authenticator.get(options),
      }
      const factor = { [way]: ways[way as keyof typeof ways] }

      const without = await logIn('admin', password)
      const through = await logIn('admin', password, factor)
      const again = await logIn('admin', password, factor)

      expect([without.status, through.status, again.status]).toEqual([429, 200, 429])
      expect(await without.json()).toMatchObject({ second_factor: ['passkey', 'code', 'recovery_code'] })
    },
  )

  test('a wrong factor, a wrong password and an unknown username get the same answer', async () => {
    await using church = await openChurch({ limits: true })
    const { secret, logIn } = await guessed(church)
    await guessMany(church, 'nobody-here')
    const wrong = '000000'

    const answers = [
      await logIn('admin', password, { code: wrong }),
      await logIn('admin', 'wrong', { code: wrong }),
      await logIn('admin', 'wrong', { code: await codeOf(church, secret) }),
      await logIn('nobody-here', 'wrong', { code: wrong }),
    ]

    const told = await Promise.all(answers.map(async (one) => [one.status, await one.json()]))
    for (const one of told) expect(one).toEqual(told[0])
    expect(told[0]?.[0]).toBe(429)
  })

  test('a right code with a wrong password is used up, and counts as a try', async () => {
    await using church = await openChurch({ limits: true })
    const { secret, logIn } = await guessed(church)
    const code = await codeOf(church, secret)

    await logIn('admin', 'wrong', { code })
    const second = await logIn('admin', password, { code })

    expect(second.status).toBe(429)
  })

  test('ten codes may be guessed there, which do not count for another network', async () => {
    await using church = await openChurch({ limits: true })
    const { secret, logIn } = await guessed(church)
    for (let count = 0; count < 12; count++) await logIn('admin', password, { code: '000000' })

    const there = await logIn('admin', password, { code: await codeOf(church, secret) })
    const elsewhere = await from(church, '203.0.113.5')('admin', password, {
      code: await codeOf(church, secret),
    })

    expect([there.status, elsewhere.status]).toEqual([429, 200])
  })

  test('a known device and a right second factor sign in even when the whole network has reached its limit', async () => {
    await using church = await openChurch({ limits: true })
    const device = deviceOf(await from(church, '203.0.113.5')('member', password))
    const { secret, logIn } = await guessed(church)
    for (let count = 0; count < 110; count++) await logIn(`nobody-${count}`, 'wrong')

    const stranger = await logIn('leader', password)
    const known = await from(church, '198.51.100.7', device)('member', password)
    const proven = await logIn('admin', password, { code: await codeOf(church, secret) })

    expect([stranger.status, known.status, proven.status]).toEqual([429, 200, 200])
  })
})
