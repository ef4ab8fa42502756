import { describe, expect, test } from 'vitest'
import { type Church, newcomer, openChurch } from '../../support/church.ts'
import { addPasskey, challengeOf, setUpApp } from '../../support/factors.ts'
import { mailedTokens, patchUser, press } from '../../support/mailed.ts'
import { openTelephones } from '../../support/telephone.ts'

/* G3: a stolen access token does not take the account over. */

const minute = 60_000
const day = 24 * 60 * minute
const thief = 'thief@example.net'
const own = 'member@example.com'
const password = 'asore-demo-2026'
const holds = async (church: Church, token = '') =>
  (await church.post('auth/reset-password/link/', { token })).status === 200
const me = async (church: Church, access: string) =>
  (await church.get('users/me/', access)).body as Record<string, unknown>

async function takeOver(church: Church) {
  const { access } = await church.signIn('member')
  const answer = await patchUser(church, access, { email: thief })
  const [token] = await mailedTokens(church, 'confirm-email', thief)
  return { access, answer, token }
}

describe('G3: whoever holds a stolen access token', () => {
  test('cannot change the address without a recent proof, and needs none for a call that repeats the old address', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')
    church.wait(11 * minute)

    const refused = await patchUser(church, access, { email: thief, first_name: 'Akua' })
    const names = await patchUser(church, access, { first_name: 'Akua', email: own })
    await church.post('auth/prove/', { password }, access)
    const proven = await patchUser(church, access, { email: thief })

    expect(refused).toMatchObject({ status: 403, body: { step_up: expect.any(Array) } })
    expect(names).toMatchObject({ status: 200, body: { first_name: 'Akua', email: own } })
    expect(proven).toMatchObject({ status: 200, body: { email: own, pending_email: thief } })
  })

  test('gets no reset link before the new address is confirmed', async () => {
    await using church = await openChurch()
    const { answer } = await takeOver(church)

    await church.post('auth/forgot-password/', { username: 'member' })
    await church.post('auth/forgot-password/', { username: thief })

    expect(answer).toMatchObject({ status: 200, body: { email: own, pending_email: thief } })
    expect(await mailedTokens(church, 'reset-password', thief)).toEqual([])
    expect(await mailedTokens(church, 'reset-password', own)).toHaveLength(1)
    expect((await church.post('auth/login/', { username: thief, password })).status).toBe(401)
  })

  test('invalidates the owner’s open links with a confirmed address, and the owner can undo it for a week', async () => {
    await using church = await openChurch()
    await church.post('auth/forgot-password/', { username: 'member' })
    const [open] = await mailedTokens(church, 'reset-password', own)
    const { access, token } = await takeOver(church)
    const confirmed = await press(church, 'confirm-email', token, access)
    const afterwards = await holds(church, open)
    await church.post('auth/forgot-password/', { username: 'member' })
    const [stolen] = await mailedTokens(church, 'reset-password', thief)
    const [undo] = await mailedTokens(church, 'undo-email', own)

    church.wait(6 * day)
    const undone = await press(church, 'undo-email', undo)

    expect([confirmed.status, afterwards, undone.status]).toEqual([200, false, 200])
    expect((await church.get('users/me/', access)).status).toBe(401)
    expect(await holds(church, stolen)).toBe(false)
    const signedIn = await church.post('auth/login/', { username: own, password })
    expect(signedIn).toMatchObject({ status: 200, body: { user: { email: own, pending_email: null } } })
    expect((await press(church, 'undo-email', undo)).status).toBe(400)
  })

  test('has no link that reverses the owner’s undo', async () => {
    await using church = await openChurch()
    const { access, token } = await takeOver(church)
    await press(church, 'confirm-email', token, access)
    await patchUser(church, access, { email: 'second@example.net' })
    const [second] = await mailedTokens(church, 'confirm-email', 'second@example.net')
    await press(church, 'confirm-email', second, access)
    const [ofThief] = await mailedTokens(church, 'undo-email', thief)
    const [ofOwner] = await mailedTokens(church, 'undo-email', own)

    const undone = await press(church, 'undo-email', ofOwner)
    const again = await press(church, 'undo-email', ofThief)

    expect([undone.status, again.status]).toEqual([200, 400])
    expect((await church.signIn('member')).user).toMatchObject({ email: own })
  })

  test('causes an e-mail to the owner by removing the address, and the owner can undo it', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')

    const removed = await patchUser(church, access, { email: '' })
    const [undo] = await mailedTokens(church, 'undo-email', own)
    const undone = await press(church, 'undo-email', undo)

    expect(removed).toMatchObject({ status: 200, body: { email: null } })
    expect(undone.status).toBe(200)
    expect((await church.signIn('member')).user).toMatchObject({ email: own })
  })
})

describe('G3: whoever prepares an account with somebody else’s address', () => {
  const address = 'mum@there.example'
  const number = '+233244123456'
  const prepared = { ...newcomer, username: 'prepared', email: address, password, confirm_password: password }
  const chosen = { username: 'prepared', password: 'kente-weaver-41' }

  /** Chooses a new password by the newest letter to the address. */
  async function reset(church: Church) {
    await church.post('auth/forgot-password/', { username: address })
    const token = (await mailedTokens(church, 'reset-password', address)).at(-1)
    return church.post('auth/reset-password/', { token, password: chosen.password })
  }

  test('is out once its owner has chosen a new password: by session, telephone, passkey, app and calendar', async () => {
    await using telephones = await openTelephones()
    const { church, confirm, askFor, requestOf, textsTo, enter } = telephones
    await church.post('auth/register/', prepared)
    expect((await confirm('prepared', number)).status).toBe(200)
    const { access, refresh } = await church.signIn('prepared')
    const { authenticator } = await addPasskey(church, access)
    await setUpApp(church, access)
    const { path } = (await church.post('users/me/calendar/', {}, access)).body as { path: string }
    await patchUser(church, access, { email: thief }, 'prepared')
    const [pending] = await mailedTokens(church, 'confirm-email', thief)
    const code = await askFor(number)
    const before = (await textsTo(number)).length

    const done = await reset(church)

    const passkey = authenticator.get(await challengeOf(church, 'auth/passkey-login/options/'))
    const attempts = [
      await church.get('users/me/', access),
      await church.post('auth/refresh/', { refresh }),
      await enter(code),
      await enter({ request: await requestOf(number), text_code: code.text_code }),
      await church.post('auth/passkey-login/', { passkey }),
      await church.post('auth/login/', { username: 'prepared', password }),
      await press(church, 'confirm-email', pending),
    ]
    const removed = 'a passkey, the authenticator app, the recovery codes and the address of the calendar'
    expect(done).toMatchObject({ status: 200, body: { detail: expect.stringContaining(removed) } })
    expect(attempts.map(({ status }) => status)).toEqual([401, 401, 400, 400, 401, 401, 400])
    expect((await textsTo(number)).length).toBe(before)
    expect((await church.api.request(path)).status).toBe(404)
    const told = church.letters.filter(({ subject }) => subject === 'What was removed from your account')
    expect(told).toMatchObject([{ to: address, text: expect.stringContaining(removed) }])
    const back = await church.post('auth/login/', chosen)
    expect(back).toMatchObject({ status: 200, body: { user: { email: address, email_confirmed: true } } })
  })

  test('does not get the address confirmed by its owner, who is not signed in to that account', async () => {
    await using church = await openChurch()
    await church.post('auth/register/', prepared)
    const [token] = await mailedTokens(church, 'confirm-email', address)
    const other = await church.signIn('member')

    const pressed = [
      await press(church, 'confirm-email', token),
      await press(church, 'confirm-email', token, other.access),
    ]

    for (const answer of pressed)
      expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/^Please log in/) } })
    const { access, user } = await church.signIn('prepared')
    expect(user).toMatchObject({ email_confirmed: false, pending_email: address })
    await addPasskey(church, access)
    await reset(church)
    expect(await church.db.selectFrom('passkey').selectAll().execute()).toEqual([])
  })

  test('is told apart from a newcomer, who confirms in a session, loses nothing, and keeps a passkey after a new password', async () => {
    await using church = await openChurch()
    await church.post('auth/register/', prepared)
    const [token] = await mailedTokens(church, 'confirm-email', address)
    const { access } = await church.signIn('prepared')
    await addPasskey(church, access)
    await church.post('users/me/calendar/', {}, access)

    const confirmed = await press(church, 'confirm-email', token, access)
    const still = await church.get('users/me/', access)
    const done = await reset(church)

    expect([confirmed.status, still.status]).toEqual([200, 200])
    expect(still.body).toMatchObject({ email_confirmed: true })
    expect(done.body).toEqual({ detail: 'Your new password is set. Please log in with it.' })
    for (const table of ['passkey', 'calendar_feed'] as const)
      expect(await church.db.selectFrom(table).selectAll().execute()).toHaveLength(1)
  })
})

describe('a new address', () => {
  test('is confirmed by its link, once and within three days; the other fields change at once', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('newcomer')
    const fields = { first_name: 'Esi', last_name: 'Boateng', middle_name: '', gender: 'female' }
    const whole = { ...fields, telephone: '0244123456', email: 'esi@example.org' }

    const answer = await patchUser(church, access, whole, 'newcomer')
    const [token] = await mailedTokens(church, 'confirm-email', 'esi@example.org')
    church.wait(3 * day)
    const { access: again } = await church.signIn('newcomer')
    const late = await press(church, 'confirm-email', token, again)
    const resent = await church.post('users/me/email-change/', {}, again)
    const [, newer] = await mailedTokens(church, 'confirm-email', 'esi@example.org')
    const confirmed = await press(church, 'confirm-email', newer, again)

    expect(answer).toMatchObject({ status: 200, body: { ...fields, pending_email: 'esi@example.org' } })
    expect([late.status, resent.status, confirmed.status]).toEqual([400, 200, 200])
    expect((await press(church, 'confirm-email', newer, again)).status).toBe(400)
    const { user } = await church.signIn('newcomer')
    expect(user).toMatchObject({ email: 'esi@example.org', pending_email: null, email_confirmed: true })
  })

  test('can be cancelled: its link then changes nothing', async () => {
    await using church = await openChurch()
    const { access, token } = await takeOver(church)

    const cancelled = await church.remove('users/me/email-change/', access)

    expect(cancelled).toMatchObject({ status: 200, body: { email: own, pending_email: null } })
    expect((await press(church, 'confirm-email', token)).status).toBe(400)
    expect(await me(church, access)).toMatchObject({ email: own })
  })

  test('of a sign-up is not confirmed by itself, and its letter contains no text of the form', async () => {
    await using church = await openChurch()
    const words = { ...newcomer, first_name: 'Wunderbar', username: 'wunderbar-link' }

    const { body } = await church.post('auth/register/', words)
    await church.post('auth/forgot-password/', { username: words.username })
    const [reset] = await mailedTokens(church, 'reset-password', words.email)

    expect(body).toMatchObject({ email: words.email, email_confirmed: false, pending_email: words.email })
    expect(church.letters).toHaveLength(2)
    expect(JSON.stringify(church.letters)).not.toMatch(/wunderbar/i)
    await church.post('auth/reset-password/', { token: reset, password: 'kente-weaver-41' })
    const { user } = await church.signIn(words.email, 'kente-weaver-41')
    expect(user).toMatchObject({ email_confirmed: true })
  })

  test('that an admin enters for a member needs a recent proof, is told to the member and is logged', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('admin')
    church.wait(11 * minute)
    const unproven = await patchUser(church, access, { email: 'new@example.org' })
    await church.post('auth/prove/', { password }, access)

    const answer = await patchUser(church, access, { email: 'new@example.org' })
    const [token] = await mailedTokens(church, 'confirm-email', 'new@example.org')
    const confirmed = await press(church, 'confirm-email', token)

    expect([unproven.status, answer.status, confirmed.status]).toEqual([403, 200, 200])
    const told = church.letters.filter(({ to }) => to === own).map(({ subject }) => subject)
    expect(told).toEqual([
      'The church office enters another e-mail address for you',
      'The e-mail address of your account was changed',
    ])
    const logs = await church.get('admin/logs/?search=e-mail', access)
    expect(JSON.stringify(logs.body)).toContain('of member, asked for another e-mail address')
  })

  test('is told to the person by e-mail, and so is a new role', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('admin')
    const { user } = await church.signIn('member')

    const { status } = await church.put(`admin/users/${user.id}/role/`, { role: 'media' }, access)

    expect(status).toBe(200)
    expect(church.letters).toMatchObject([{ to: own, subject: 'Your role was changed' }])
  })
})
