import { generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'

/* Tokens that an attacker forges, steals or keeps. sessions.test.ts tests the valid ones. */

const part = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url')
const statusWith = async (church: Church, token: string) => (await church.get('users/me/', token)).status

test('an access token with a forged header, key or claim is refused', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const [, payload = ''] = access.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const { kid } = church.tokenKeys
  const right = { alg: 'HS256', typ: 'at+jwt', kid }
  const sign = (changes: object, key: CryptoKey | Uint8Array, header: { alg: string }) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader(header).sign(key)
  const otherKey = new Uint8Array(32).fill(8)
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk = await crypto.subtle.exportKey('jwk', publicKey)
  const publicBytes = Buffer.from(jwk.x ?? '', 'base64url')
  const admin = await church.db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const forged = {
    ...Object.fromEntries(
      ['none', 'None', 'NONE', 'nOnE'].map((alg) => [alg, `${part({ ...right, alg })}.${payload}.`]),
    ),
    'another key': await sign({}, otherKey, right),
    EdDSA: await sign({}, privateKey, { ...right, alg: 'EdDSA' }),
    'a public key as secret': await sign({}, publicBytes, right),
    'a key that it brings': await sign({}, otherKey, { ...right, jwk: { kty: 'oct', k: 'CAgI' } } as never),
    'a key from elsewhere': await sign({}, otherKey, { ...right, jku: 'https://evil.example/k' } as never),
    'a file as key': await sign({}, new Uint8Array(32), { ...right, kid: '../../../../dev/null' } as never),
    'another issuer': await sign({ iss: 'evil' }, church.tokenKeys.signing, right),
    'another audience': await sign({ aud: 'evil' }, church.tokenKeys.signing, right),
    expired: await sign({ exp: 1 }, church.tokenKeys.signing, right),
    'not yet': await sign({ nbf: 9_999_999_999 }, church.tokenKeys.signing, right),
    // G7: whoever has the key cannot make a token that lives longer than ours.
    'of ten years': await sign({ exp: Number(claims['iat']) + 315_360_000 }, church.tokenKeys.signing, right),
    'of a second more than ours': await sign(
      { exp: Number(claims['exp']) + 1 },
      church.tokenKeys.signing,
      right,
    ),
    'of next year': await sign(
      { iat: Number(claims['iat']) + 31_536_000, exp: Number(claims['exp']) + 31_536_000 },
      church.tokenKeys.signing,
      right,
    ),
    'without a beginning': await sign({ iat: undefined }, church.tokenKeys.signing, right),
    'without the id of a key': await sign({}, church.tokenKeys.signing, {
      alg: 'HS256',
      typ: 'at+jwt',
    } as never),
    'of another key’s id': await sign({}, church.tokenKeys.signing, {
      ...right,
      kid: 'AAAAAAAAAAAA',
    } as never),
    'without an end': await sign({ exp: undefined }, church.tokenKeys.signing, right),
    'without a session': await sign({ sid: undefined }, church.tokenKeys.signing, right),
    'another kind': await sign({}, church.tokenKeys.signing, { ...right, typ: 'JWT' } as never),
    'somebody else’s session': await sign({ sub: String(admin.id) }, church.tokenKeys.signing, right),
    'no number': await sign({ sub: '1 or 1=1', sid: 'NaN' }, church.tokenKeys.signing, right),
    twice: `${access}.${access}`,
    'very long': `${'a'.repeat(3000)}.b.c`,
  }

  for (const [name, token] of Object.entries(forged))
    expect([name, await statusWith(church, token)]).toEqual([name, 401])
  expect(await statusWith(church, access)).toBe(200)
})

test('a refresh token is refused as an access token, and an access token renews nothing', async () => {
  await using church = await openChurch()
  const { access, refresh } = await church.signIn('member')

  expect(await statusWith(church, refresh)).toBe(401)
  expect((await church.post('auth/refresh/', { refresh: access })).status).toBe(401)
})

test('a refresh token that its owner and a thief both use ends the session for both', async () => {
  await using church = await openChurch()
  const mine = await church.signIn('member')
  const stolen = (await church.post('auth/refresh/', { refresh: mine.refresh })).body as typeof mine
  const next = (await church.post('auth/refresh/', { refresh: stolen.refresh })).body as typeof mine

  const replayed = await church.post('auth/refresh/', { refresh: mine.refresh })
  const after = await church.post('auth/refresh/', { refresh: next.refresh })

  expect([replayed.status, after.status]).toEqual([401, 401])
  for (const { access } of [mine, stolen, next]) expect(await statusWith(church, access)).toBe(401)
})

test('of the tokens that ten parallel renewals return only one can be used', async () => {
  await using church = await openChurch()
  const { refresh } = await church.signIn('member')

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => church.post('auth/refresh/', { refresh })),
  )
  const tokens = answers.map(({ body }) => (body as Mine).refresh)
  const used = await church.post('auth/refresh/', { refresh: tokens[3] })
  const rows = await church.db.selectFrom('refresh_token').selectAll().execute()

  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(used.status).toBe(200)
  expect(rows.filter(({ used_at, voided_at }) => !used_at && !voided_at)).toHaveLength(1)
})

test.each([
  ['signing out', (church: Church, mine: Mine) => church.post('auth/logout/', { refresh: mine.refresh })],
  [
    'a new password',
    async (church: Church) =>
      church.post('auth/password/', oldAndNew, (await church.signIn('member')).access),
  ],
  [
    'closing the account',
    async (church: Church, mine: Mine) =>
      church.send('users/me/', { method: 'DELETE', headers: json, body: password }, mine.access),
  ],
  [
    'signing out everywhere',
    async (church: Church) => church.remove('auth/sessions/', (await church.signIn('member')).access),
  ],
])('after %s neither token is accepted', async (_, act) => {
  await using church = await openChurch()
  const mine = await church.signIn('member')

  expect((await act(church, mine)).status).toBe(200)

  expect(await statusWith(church, mine.access)).toBe(401)
  expect((await church.post('auth/refresh/', { refresh: mine.refresh })).status).toBe(401)
})

type Mine = { access: string; refresh: string }
const json = { 'Content-Type': 'application/json' }
const password = JSON.stringify({ password: 'asore-demo-2026' })
const oldAndNew = { current_password: 'asore-demo-2026', password: 'kente-weaver-41' }

test('a login starts a session of its own, whatever session and tokens are sent with it', async () => {
  await using church = await openChurch()
  const planted = await church.signIn('newcomer')

  const credentials = { username: 'member', password: 'asore-demo-2026', refresh: planted.refresh, sid: 1 }
  const { status, body } = await church.post('auth/login/', credentials, planted.access)

  expect(status).toBe(200)
  expect((body as Mine).refresh).not.toBe(planted.refresh)
  const own = await church.get('users/me/', planted.access)
  expect(own.body).toMatchObject({ username: 'newcomer' })
})
