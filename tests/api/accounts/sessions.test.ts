import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { type Answer, type Church, openChurch, type Session } from '../../support/church.ts'

const minute = 60_000
const day = 24 * 60 * minute
const renew = (church: Church, refresh: string) => church.post('auth/refresh/', { refresh })
const tokens = ({ body }: { body: unknown }) => body as Session
const mine = (church: Church, access: string) => church.get('fellowships/my/', access)

test('an access token is valid for fifteen minutes, and a renewal gives another', async () => {
  await using church = await openChurch()
  const { access, refresh } = await church.signIn('member')

  church.wait(14 * minute)
  const young = await mine(church, access)
  church.wait(2 * minute)
  const old = await mine(church, access)
  const renewed = tokens(await renew(church, refresh))
  const fresh = await mine(church, renewed.access)

  expect([young.status, old.status, fresh.status]).toEqual([200, 401, 200])
  expect(old.headers.get('www-authenticate')).toBe('Bearer')
})

test('a refresh token that is used again later ends its session', async () => {
  await using church = await openChurch()
  const { refresh } = await church.signIn('member')
  const second = tokens(await renew(church, refresh))
  church.wait(5 * minute)

  const stolen = await renew(church, refresh)

  expect(stolen.status).toBe(401)
  expect((await renew(church, second.refresh)).status).toBe(401)
  expect((await mine(church, second.access)).status).toBe(401)
})

test('a renewal whose answer was lost can be repeated at once', async () => {
  await using church = await openChurch()
  const { refresh } = await church.signIn('member')
  const lost = tokens(await renew(church, refresh))
  church.wait(20_000)

  const again = await renew(church, refresh)

  const next = await renew(church, tokens(again).refresh)
  expect([again.status, next.status]).toEqual([200, 200])
  expect((await renew(church, lost.refresh)).status).toBe(401)
  expect((await renew(church, tokens(next).refresh)).status).toBe(401)
})

test('once the next refresh token was used, the one before it ends the session even within a minute', async () => {
  await using church = await openChurch()
  const { refresh } = await church.signIn('member')
  const second = tokens(await renew(church, refresh))
  const third = tokens(await renew(church, second.refresh))

  expect((await renew(church, refresh)).status).toBe(401)
  expect((await renew(church, third.refresh)).status).toBe(401)
})

test('two parallel renewals do not end the session', async () => {
  await using church = await openChurch()
  const { refresh } = await church.signIn('member')

  const both = await Promise.all([renew(church, refresh), renew(church, refresh)])

  expect(both.map(({ status }) => status)).toEqual([200, 200])
})

test.each([0, 1])(
  'of two parallel renewals either answer (%s) can be used, and using the other one later ends the session',
  async (kept) => {
    await using church = await openChurch()
    const { refresh } = await church.signIn('member')
    const both = await Promise.all([renew(church, refresh), renew(church, refresh)])
    const [mine, other] = kept === 0 ? both : both.toReversed()

    const next = await renew(church, tokens(mine as Answer).refresh)
    const stolen = await renew(church, tokens(other as Answer).refresh)

    expect([next.status, stolen.status]).toEqual([200, 401])
    expect((await renew(church, tokens(next).refresh)).status).toBe(401)
  },
)

test('a refresh token expires after thirty days', async () => {
  await using church = await openChurch()
  const { refresh } = await church.signIn('member')

  church.wait(30 * day)

  expect((await renew(church, refresh)).status).toBe(401)
})

/** Renews a session at this interval until it is refused; returns the time that took, in milliseconds. */
async function lastsFor(church: Church, username: string, every: number): Promise<number> {
  const begun = church.clock.now.getTime()
  for (let { refresh } = await church.signIn(username); ; ) {
    church.wait(every)
    const answer = await renew(church, refresh)
    if (answer.status !== 200) return church.clock.now.getTime() - begun
    refresh = tokens(answer).refresh
  }
}

test.each([
  ['a member’s', 'member', 9, 90],
  ['an admin’s', 'admin', 0.25, 7],
  ['a leader’s', 'leader', 0.25, 7],
  ['a media worker’s', 'media', 0.25, 7],
])('%s session has a maximum age, however often it is renewed', async (_, username, every, days) => {
  await using church = await openChurch()

  expect(await lastsFor(church, username, every * day)).toBe(days * day)
})

test('a new access token of a session beyond its maximum age is refused', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const old = new Date(church.clock.now.getTime() - 7 * day).toISOString()

  await church.db.updateTable('session').set({ created_at: old }).execute()

  expect((await mine(church, access)).status).toBe(401)
})

test('a session of staff ends after twelve idle hours, and that of a member does not', async () => {
  await using church = await openChurch()
  const [admin, member] = [await church.signIn('admin'), await church.signIn('member')]

  church.wait(12 * 60 * minute)

  expect((await renew(church, admin.refresh)).status).toBe(401)
  expect((await renew(church, member.refresh)).status).toBe(200)
})

test('an ended session is not in the list of devices', async () => {
  await using church = await openChurch()
  await church.signIn('admin')
  church.wait(13 * 60 * minute)
  const { access } = await church.signIn('admin')

  expect((await church.get('auth/sessions/', access)).body).toHaveLength(1)
})

test('signing out ends this session at once, and no other', async () => {
  await using church = await openChurch()
  const phone = await church.signIn('member')
  const laptop = await church.signIn('member')

  const out = await church.post('auth/logout/', { refresh: phone.refresh })

  expect(out.status).toBe(200)
  expect((await mine(church, phone.access)).status).toBe(401)
  expect((await renew(church, phone.refresh)).status).toBe(401)
  expect((await mine(church, laptop.access)).status).toBe(200)
})

test('signing out works with an expired access token, and can be repeated', async () => {
  await using church = await openChurch()
  const { access, refresh } = await church.signIn('member')
  church.wait(day)

  const first = await church.post('auth/logout/', { refresh }, access)
  const second = await church.post('auth/logout/', { refresh })
  const unknown = await church.post('auth/logout/', { refresh: 'of-nobody' })

  expect([first.status, second.status, unknown.status]).toEqual([200, 200, 401])
})

test('the database stores refresh tokens as hashes only', async () => {
  await using church = await openChurch()
  const { refresh } = await church.signIn('member')

  const stored = await church.db.selectFrom('refresh_token').selectAll().execute()

  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(refresh)
})

test('a forged, foreign, unsigned or malformed access token is refused', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const [header = '', payload = '', signature = ''] = access.split('.')
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: '1' }),
  ).toString('base64url')
  const otherKind = await new SignJWT({ sid: '1' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: church.tokenKeys.kid })
    .setSubject('1')
    .setIssuer('asore')
    .setAudience('asore-api')
    .setExpirationTime('1h')
    .sign(church.tokenKeys.signing)

  const answers = await Promise.all(
    [
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${forged}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
      otherKind,
      'x',
      'a.b.c',
    ].map((token) => mine(church, token)),
  )

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
})

test('an access token of a deleted account is refused', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('newcomer')
  await church.db.deleteFrom('account').where('id', '=', Number(user.id)).execute()

  expect((await church.get('announcements/', access)).status).toBe(401)
})
