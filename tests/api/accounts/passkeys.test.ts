import { expect, test } from 'vitest'
import { openAuthenticator } from '../../support/authenticator.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { addPasskey, challengeOf } from '../../support/factors.ts'

/* Passkeys of an authenticator in software; e2e/passkeys tests the one of the browser. */

const password = 'asore-demo-2026'
const minute = 60_000
const signInOptions = 'auth/passkey-login/options/'

type Authenticator = ReturnType<typeof openAuthenticator>
type Changes = Parameters<Authenticator['get']>[1]

async function enter(church: Church, authenticator: Authenticator, changes?: Changes) {
  const challenge = await challengeOf(church, signInOptions)
  return church.post('auth/passkey-login/', { passkey: authenticator.get(challenge, changes) })
}

test('a passkey alone signs its owner in, without a username', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { authenticator, enrolled } = await addPasskey(church, access)

  const { status, body } = await enter(church, authenticator)

  expect([status, body]).toMatchObject([200, { user: { username: 'member' }, access: expect.any(String) }])
  expect(enrolled.recovery_codes).toHaveLength(10)
  const told = church.db.selectFrom('log_entry').select('detail').where('action', '=', 'Signed in')
  expect(await told.orderBy('id', 'desc').executeTakeFirst()).toEqual({ detail: 'passkey' })
  expect(church.letters.map(({ subject }) => subject)).toEqual([
    'A passkey was added to your account',
    'A new device is signed in',
  ])
})

test.each<[string, Changes]>([
  ['of another site', { rpId: 'evil.example' }],
  ['of a page of another site', { origin: 'https://evil.example' }],
  ['without a verified user', { flags: 0x01 }],
  ['by an authenticator that was copied', { counter: 1 }],
])('a signature %s is refused', async (_, changes) => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { authenticator } = await addPasskey(church, access)
  expect((await enter(church, authenticator)).status).toBe(200)

  const refused = await enter(church, authenticator, changes)

  expect(refused.status).toBe(401)
})

test('a challenge can be answered once, within five minutes, and for its own purpose only', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { authenticator } = await addPasskey(church, access)
  const send = (passkey: object) => church.post('auth/passkey-login/', { passkey })

  const challenge = await challengeOf(church, signInOptions)
  const first = await send(authenticator.get(challenge))
  const again = await send(authenticator.get(challenge))
  const late = await challengeOf(church, signInOptions)
  church.wait(5 * minute)
  const after = await send(authenticator.get(late))
  const ofProof = await send(authenticator.get(await challengeOf(church, 'auth/prove/options/', access)))
  const own = await send(authenticator.get({ challenge: 'bWFkZS11cA' }))

  expect([first.status, again.status, after.status, ofProof.status, own.status]).toEqual([
    200, 401, 401, 401, 401,
  ])
})

test('a passkey is a second factor after the password, for its own account only', async () => {
  await using church = await openChurch()
  const member = await church.signIn('member')
  const leader = await church.signIn('leader')
  const { authenticator } = await addPasskey(church, member.access)
  const { authenticator: leaders } = await addPasskey(church, leader.access)
  const logIn = async (key: Authenticator) => {
    const passkey = key.get(await challengeOf(church, signInOptions))
    return church.post('auth/login/', { username: 'member', password, passkey })
  }

  const without = await church.post('auth/login/', { username: 'member', password })

  expect(without).toMatchObject({ status: 401, body: { second_factor: ['passkey', 'recovery_code'] } })
  expect((await logIn(leaders)).status).toBe(401)
  expect((await logIn(authenticator)).status).toBe(200)
})

test('a passkey gives the proof that an act needs', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const { authenticator } = await addPasskey(church, access)
  church.wait(11 * minute)
  const act = () => church.post('exports/', { list: 'system log', rows: 1 }, access)

  const refused = await act()
  const wrong = await church.post(
    'auth/prove/',
    { passkey: authenticator.get(await challengeOf(church, signInOptions)) },
    access,
  )
  const passkey = authenticator.get(await challengeOf(church, 'auth/prove/options/', access))
  const proven = await church.post('auth/prove/', { passkey }, access)

  expect(refused).toMatchObject({ status: 403, body: { step_up: ['passkey', 'recovery_code'] } })
  expect([wrong.status, proven.status, (await act()).status]).toEqual([400, 200, 200])
})

test('passkeys can be named, renamed and removed, and removing the last one removes the recovery codes', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const { authenticator } = await addPasskey(church, access, 'Phone')
  await addPasskey(church, access, 'Laptop')
  const list = async () =>
    ((await church.get('auth/factors/', access)).body as { passkeys: { id: number; name: string }[] })
      .passkeys
  const [phone, laptop] = await list()

  await church.call('PATCH', `auth/passkeys/${phone?.id}/`, { name: 'Old phone' }, access)
  const renamed = (await list()).map(({ name }) => name)
  const removed = await church.call('DELETE', `auth/passkeys/${phone?.id}/`, {}, access)

  expect(renamed).toEqual(['Old phone', 'Laptop'])
  expect(removed.status).toBe(200)
  expect((await enter(church, authenticator)).status).toBe(401)
  expect(await church.db.selectFrom('recovery_code').selectAll().execute()).toHaveLength(10)
  await church.call('DELETE', `auth/passkeys/${laptop?.id}/`, {}, access)
  expect(await church.db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
  expect((await church.post('auth/login/', { username: 'member', password })).status).toBe(200)
})

test('a new passkey must answer a challenge of its own account on this site', async () => {
  await using church = await openChurch()
  const member = await church.signIn('member')
  const leader = await church.signIn('leader')
  const challenge = await challengeOf(church, 'auth/passkeys/options/', leader.access)
  const add = (passkey: object) => church.post('auth/passkeys/', { name: 'x', passkey }, member.access)

  const ofAnother = await add(openAuthenticator().create(challenge))
  const own = await challengeOf(church, 'auth/passkeys/options/', member.access)
  const elsewhere = await add(openAuthenticator().create(own, { origin: 'https://evil.example' }))

  expect([ofAnother.status, elsewhere.status]).toEqual([400, 400])
  expect(await church.db.selectFrom('passkey').selectAll().execute()).toEqual([])
})
