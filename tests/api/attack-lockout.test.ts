import { describe, expect, test } from 'vitest'
import { type Church, openChurch } from '../support/church.ts'
import { addPasskey, challengeOf, codeOf, setUpApp } from '../support/factors.ts'

/* G10: guessing a password locks its owner out nowhere, and gives a guesser no more tries. */

const second = 1000
const password = 'asore-demo-2026'

/** Signs in over a trusted proxy's word of the address, with a device's cookie if there is one. */
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
  test('the admin comes in from a device that was used before, at once', async () => {
    await using church = await openChurch({ limits: true })
    const device = deviceOf(await from(church, '203.0.113.5')('admin', password))

    const guesses = await guessMany(church, 'admin')
    const own = await from(church, '198.51.100.7', device)('admin', password)

    expect(guesses.slice(10)).toEqual(Array(20).fill(429))
    expect(own.status).toBe(200)
  })

  test('the admin comes in from elsewhere on a new device, at once', async () => {
    await using church = await openChurch({ limits: true })
    await guessMany(church, 'admin')

    const own = await from(church, '203.0.113.5')('admin', password)

    expect(own.status).toBe(200)
  })

  test('even a new device on the guesser’s own network waits a minute at most', async () => {
    await using church = await openChurch({ limits: true })
    await guessMany(church, 'admin')

    const refused = await from(church, '198.51.100.7')('admin', password)
    church.wait(60 * second)
    const later = await from(church, '198.51.100.7')('admin', password)

    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect([refused.status, later.status]).toEqual([429, 200])
  })

  test('the wait of a place grows with each of its guesses, and the device of another account is none of theirs', async () => {
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

  test('the name and the e-mail address are one counter, in any spelling', async () => {
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

  test('tries at once are counted before they are looked at', async () => {
    await using church = await openChurch({ limits: true })
    const guess = from(church, '198.51.100.7')

    const answers = await Promise.all(Array.from({ length: 30 }, (_, count) => guess('admin', `${count}`)))

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('its owner hears of it by letter, once a day', async () => {
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

  test('a name that nobody has is answered as one that somebody has', async () => {
    await using church = await openChurch({ limits: true })

    const [known, unknown] = [await guessMany(church, 'admin'), await guessMany(church, 'nobody-here')]

    expect(unknown).toEqual(known)
    const kept = await church.db.selectFrom('login_failure').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('nobody-here')
  })
})

describe('G10: on the very network of the guesser, on a new device', () => {
  /** The admin has an app and a passkey, and somebody has guessed until the place has to wait. */
  async function guessed(church: Church) {
    const { access } = await church.signIn('admin')
    const { secret, recoveryCodes } = await setUpApp(church, access)
    const { authenticator } = await addPasskey(church, access)
    await guessMany(church, 'admin')
    return { secret, recoveryCodes, authenticator, logIn: from(church, '198.51.100.7') }
  }

  test.each(['code', 'recovery_code', 'passkey'])(
    'a right password with a right %s comes through',
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

  test('a wrong factor, a wrong password and a name that nobody has are told the same, and no wait is shorter', async () => {
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

  test('a right code is used up by a wrong password, so that it is one try', async () => {
    await using church = await openChurch({ limits: true })
    const { secret, logIn } = await guessed(church)
    const code = await codeOf(church, secret)

    await logIn('admin', 'wrong', { code })
    const second = await logIn('admin', password, { code })

    expect(second.status).toBe(429)
  })

  test('ten codes may be guessed there, and the owner’s own guesses elsewhere are not counted with them', async () => {
    await using church = await openChurch({ limits: true })
    const { secret, logIn } = await guessed(church)
    for (let count = 0; count < 12; count++) await logIn('admin', password, { code: '000000' })

    const there = await logIn('admin', password, { code: await codeOf(church, secret) })
    const elsewhere = await from(church, '203.0.113.5')('admin', password, {
      code: await codeOf(church, secret),
    })

    expect([there.status, elsewhere.status]).toEqual([429, 200])
  })

  test('a known device and a right second factor come in also when the whole network has had its tries', async () => {
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
