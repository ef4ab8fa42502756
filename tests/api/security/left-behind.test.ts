import { describe, expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { addPasskey, challengeOf, codeOf, setUpApp } from '../../support/factors.ts'
import { mailedTokens, patchUser, press } from '../../support/mailed.ts'

/* G3: what a thief adds to an account is removed by the link of either letter to its owner. */

const minute = 60_000
const day = 24 * 60 * minute
const own = 'member@example.com'
const thief = 'thief@example.net'
const password = 'asore-demo-2026'
const removal = 'What was removed from your account'

/** Signs in on a device that the account does not know. */
async function strange(church: Church, username = 'member'): Promise<string> {
  const { body, status } = await church.post('auth/login/', { username, password })
  expect(status).toBe(200)
  return (body as { access: string }).access
}

const factorsOf = async ({ db }: Church, username = 'member') => {
  const account = db.selectFrom('account').select('id').where('username', '=', username)
  const count = async (table: 'passkey' | 'totp' | 'recovery_code' | 'calendar_feed') =>
    (await db.selectFrom(table).selectAll().where('account_id', '=', account).execute()).length
  return {
    passkeys: await count('passkey'),
    apps: await count('totp'),
    codes: await count('recovery_code'),
    calendars: await count('calendar_feed'),
  }
}

const nothing = { passkeys: 0, apps: 0, codes: 0, calendars: 0 }
const told = ({ letters }: Church) => letters.filter(({ subject }) => subject === removal)
const logOf = async ({ db }: Church) => {
  const entries = await db.selectFrom('log_entry').select('detail').where('status', '=', 'warning').execute()
  return entries.map(({ detail }) => detail)
}

describe('G3: “this was not me”', () => {
  test('removes the thief’s passkey, app, recovery codes and calendar address, and lists them', async () => {
    await using church = await openChurch()
    await church.signIn('member')
    church.wait(day)
    const stolen = await strange(church)
    const { authenticator } = await addPasskey(church, stolen, 'Call https://evil.example')
    const { secret } = await setUpApp(church, stolen)
    await church.call('POST', 'users/me/calendar/', {}, stolen)
    const [token] = await mailedTokens(church, 'not-me', own)
    const before = await factorsOf(church)

    const answer = await press(church, 'not-me', token)

    const options = await challengeOf(church, 'auth/passkey-login/options/')
    const passkey = authenticator.get(options)
    expect(before).toEqual({ passkeys: 1, apps: 1, codes: 10, calendars: 1 })
    expect(await factorsOf(church)).toEqual(nothing)
    expect((await church.post('auth/passkey-login/', { passkey })).status).toBe(401)
    const list = 'a passkey, the authenticator app, the recovery codes and the address of the calendar'
    expect(answer).toMatchObject({ status: 200, body: { detail: expect.stringContaining(list) } })
    expect(told(church)).toMatchObject([{ to: own, text: expect.stringContaining(list) }])
    expect(JSON.stringify(church.letters)).not.toContain('evil')
    expect((await logOf(church)).join()).toContain('removed: a passkey, the authenticator app')
    const [reset] = await mailedTokens(church, 'reset-password', own)
    await church.post('auth/reset-password/', { token: reset, password: 'kente-weaver-41' })
    const code = await codeOf(church, secret)
    const back = await church.post('auth/login/', { username: 'member', password: 'kente-weaver-41', code })
    expect(back.status).toBe(200)
  })

  test('keeps what the owner had set up before, and lists nothing as removed', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')
    const { secret } = await setUpApp(church, access)
    await addPasskey(church, access)
    church.wait(day)
    const code = await codeOf(church, secret)
    await church.post('auth/login/', { username: 'member', password, code })
    const [token] = await mailedTokens(church, 'not-me', own)

    const { body } = await press(church, 'not-me', token)

    expect(await factorsOf(church)).toEqual({ passkeys: 1, apps: 1, codes: 10, calendars: 0 })
    expect(body).toMatchObject({ detail: expect.not.stringContaining('emoved') })
    expect(told(church)).toEqual([])
  })

  test('removes recovery codes that the thief has renewed, and keeps the owner’s app', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')
    const { secret } = await setUpApp(church, access)
    church.wait(day)
    const code = await codeOf(church, secret)
    const login = await church.post('auth/login/', { username: 'member', password, code })
    const stolen = (login.body as { access: string }).access
    await church.post('auth/factors/recovery-codes/', {}, stolen)
    const [token] = await mailedTokens(church, 'not-me', own)

    await press(church, 'not-me', token)

    expect(await factorsOf(church)).toEqual({ ...nothing, apps: 1 })
  })

  test('in the letter of the thief’s twelfth sign-in removes what came with the first', async () => {
    await using church = await openChurch()
    await church.signIn('member')
    church.wait(day)
    await addPasskey(church, await strange(church))
    const { db } = church
    // The thief has the passkey, but signs in with the password here, so that each sign-in sends another letter.
    await db.updateTable('passkey').set({ counter: 0 }).execute()
    for (let count = 0; count < 12; count++) {
      church.wait(minute)
      const kept = await db.selectFrom('passkey').selectAll().execute()
      await db.deleteFrom('passkey').execute()
      await strange(church)
      await db.insertInto('passkey').values(kept).execute()
    }
    const tokens = await mailedTokens(church, 'not-me', own)

    const answer = await press(church, 'not-me', tokens.at(-1))

    expect([tokens.length, answer.status]).toEqual([13, 200])
    expect((await factorsOf(church)).passkeys).toBe(0)
    expect((await press(church, 'not-me', tokens[0])).status).toBe(400)
  })

  test('invalidates a change of address that the thief has asked for and not confirmed', async () => {
    await using church = await openChurch()
    await church.signIn('member')
    const stolen = await strange(church)
    await patchUser(church, stolen, { email: thief })
    const [confirm] = await mailedTokens(church, 'confirm-email', thief)
    const [token] = await mailedTokens(church, 'not-me', own)
    await press(church, 'not-me', token)

    const confirmed = await press(church, 'confirm-email', confirm)

    expect(confirmed.status).toBe(400)
    await church.post('auth/forgot-password/', { username: 'member' })
    expect(await mailedTokens(church, 'reset-password', thief)).toEqual([])
  })

  test('restores the address that the thief has changed, so that the reset link goes to the owner', async () => {
    await using church = await openChurch()
    await church.signIn('member')
    const stolen = await strange(church)
    await patchUser(church, stolen, { email: thief })
    const [confirm] = await mailedTokens(church, 'confirm-email', thief)
    await press(church, 'confirm-email', confirm, stolen)
    await strange(church)
    const [token] = await mailedTokens(church, 'not-me', own)
    const [ofThief] = await mailedTokens(church, 'not-me', thief)

    await press(church, 'not-me', token)

    expect(await mailedTokens(church, 'reset-password', thief)).toEqual([])
    expect((await press(church, 'not-me', ofThief)).status).toBe(400)
    const [reset] = await mailedTokens(church, 'reset-password', own)
    await church.post('auth/reset-password/', { token: reset, password: 'kente-weaver-41' })
    expect((await church.signIn(own, 'kente-weaver-41')).user).toMatchObject({ email: own })
  })
})

describe('G3: the undo of a changed address', () => {
  test('removes what was added since the change was asked for, and lists it', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')
    await addPasskey(church, access, 'Mine')
    church.wait(5 * minute)
    await patchUser(church, access, { email: thief })
    church.wait(minute)
    await addPasskey(church, access, 'Theirs')
    await setUpApp(church, access)
    const [confirm] = await mailedTokens(church, 'confirm-email', thief)
    church.wait(minute)
    await press(church, 'confirm-email', confirm, access)
    const [undo] = await mailedTokens(church, 'undo-email', own)

    const answer = await press(church, 'undo-email', undo)

    expect(await factorsOf(church)).toEqual({ passkeys: 1, apps: 0, codes: 10, calendars: 0 })
    const list = 'a passkey and the authenticator app'
    expect(answer).toMatchObject({ status: 200, body: { detail: expect.stringContaining(list) } })
    expect(told(church)).toMatchObject([{ to: own, text: expect.stringContaining(list) }])
    const kept = await church.db.selectFrom('passkey').select('name').execute()
    expect(kept).toEqual([{ name: 'Mine' }])
  })

  test('removes what came with a sign-in of which an earlier letter told', async () => {
    await using church = await openChurch()
    await church.signIn('member')
    church.wait(day)
    const stolen = await strange(church)
    await addPasskey(church, stolen)
    church.wait(minute)
    await patchUser(church, stolen, { email: thief })
    const [confirm] = await mailedTokens(church, 'confirm-email', thief)
    await press(church, 'confirm-email', confirm, stolen)
    const [undo] = await mailedTokens(church, 'undo-email', own)

    await press(church, 'undo-email', undo)

    expect(await factorsOf(church)).toEqual(nothing)
  })
})
