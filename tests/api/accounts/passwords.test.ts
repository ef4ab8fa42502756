import { expect, test } from 'vitest'
import { type Church, newcomer, openChurch } from '../../support/church.ts'
import { mailedTokens } from '../../support/mailed.ts'

const minute = 60_000

/** The token of the last reset link that was sent. */
async function mailedToken(church: Church): Promise<string> {
  return (await mailedTokens(church, 'reset-password')).at(-1) ?? ''
}

test('a new password ends all other sessions, and the old password is refused', async () => {
  await using church = await openChurch()
  const here = await church.signIn('member')
  const there = await church.signIn('member')

  const wrong = await church.post(
    'auth/password/',
    { current_password: 'not-it', password: 'a-new-cloth-28' },
    here.access,
  )
  const right = await church.post(
    'auth/password/',
    { current_password: 'asore-demo-2026', password: 'a-new-cloth-28' },
    here.access,
  )

  expect([wrong.status, Object.keys(wrong.body as object)]).toEqual([400, ['current_password']])
  expect(right.status).toBe(200)
  expect((await church.get('users/me/', here.access)).status).toBe(200)
  expect((await church.get('users/me/', there.access)).status).toBe(401)
  expect((await church.post('auth/login/', { username: 'member', password: 'asore-demo-2026' })).status).toBe(
    401,
  )
  await church.signIn('member', 'a-new-cloth-28')
})

test('a forgotten password is replaced by a mailed link, once', async () => {
  await using church = await openChurch()
  await church.post('auth/register/', newcomer)
  const before = await church.signIn('abena.o', newcomer.password)

  await church.post('auth/forgot-password/', { username: 'ABENA@example.com' })
  const token = await mailedToken(church)
  const first = await church.post('auth/reset-password/', { token, password: 'a-new-cloth-28' })
  const second = await church.post('auth/reset-password/', { token, password: 'a-third-cloth-29' })

  expect(new Set(church.letters.map(({ to }) => to))).toEqual(new Set(['abena@example.com']))
  expect([first.status, second.status]).toEqual([200, 400])
  expect(church.letters.at(-1)?.subject).toBe('Your password was changed')
  expect((await church.get('users/me/', before.access)).status).toBe(401)
  await church.signIn('abena.o', 'a-new-cloth-28')
})

test('a reset link is invalid after an hour, and once another link was used', async () => {
  await using church = await openChurch()
  const older = await askForLink(church)
  church.wait(6 * minute)
  const newer = await askForLink(church)

  const used = await church.post('auth/reset-password/', { token: newer, password: 'a-new-cloth-28' })
  const voided = await church.post('auth/reset-password/', { token: older, password: 'a-third-cloth-29' })
  const last = await askForLink(church)
  church.wait(61 * minute)
  const late = await church.post('auth/reset-password/', { token: last, password: 'a-third-cloth-29' })

  expect([used.status, voided.status, late.status]).toEqual([200, 400, 400])
})

/** The token of a reset link that the member asks for. */
async function askForLink(church: Church): Promise<string> {
  await church.post('auth/forgot-password/', { username: 'member' })
  return mailedToken(church)
}

test('a check of a reset link does not use it up, and an unknown link is answered like a used one', async () => {
  await using church = await openChurch()
  await church.post('auth/register/', newcomer)
  await church.post('auth/forgot-password/', { username: 'abena.o' })
  const token = await mailedToken(church)
  const look = () => church.post('auth/reset-password/link/', { token })

  const held = [await look(), await look()]
  const used = await church.post('auth/reset-password/', { token, password: 'a-new-cloth-28' })
  const spent = await look()
  const foreign = await church.post('auth/reset-password/link/', { token: 'of-nobody' })

  expect(held.map(({ body }) => body)).toEqual(Array(2).fill({ detail: 'This link holds.' }))
  expect([used.status, spent.status, foreign.status]).toEqual([200, 400, 400])
  expect(foreign.body).toEqual(spent.body)
})

test('checks of reset links are limited to sixty', async () => {
  await using church = await openChurch({ limits: true })
  const look = () => church.post('auth/reset-password/link/', { token: 'of-nobody' })

  const answers = []
  for (let tries = 0; tries <= 60; tries++) answers.push((await look()).status)

  expect(new Set(answers.slice(0, 60))).toEqual(new Set([400]))
  expect(answers.at(-1)).toBe(429)
})

test('the answer to a forgotten password does not reveal whether the account exists', async () => {
  await using church = await openChurch()
  await church.post('auth/register/', newcomer)

  const unknown = await church.post('auth/forgot-password/', { username: 'nobody-here' })
  const known = await church.post('auth/forgot-password/', { username: 'abena.o' })

  expect(unknown.body).toEqual(known.body)
  expect(unknown.status).toBe(known.status)
  expect(await mailedTokens(church, 'reset-password')).toHaveLength(1)
})

test('a member lists their sessions, ends one, then all others', async () => {
  await using church = await openChurch()
  const here = await church.signIn('member')
  const second = await church.signIn('member')
  const third = await church.signIn('member')
  const stranger = await church.signIn('newcomer')

  const sessions = (await church.get('auth/sessions/', here.access)).body as {
    id: number
    is_current: boolean
  }[]
  const current = sessions.filter(({ is_current }) => is_current)
  const other = sessions.find(({ is_current }) => !is_current)
  const notTheirs = await church.remove(`auth/sessions/${other?.id}/`, stranger.access)
  const one = await church.remove(`auth/sessions/${other?.id}/`, here.access)
  const rest = await church.remove('auth/sessions/', here.access)

  expect([sessions.length, current.length]).toEqual([3, 1])
  expect([notTheirs.status, one.status, rest.status]).toEqual([404, 200, 200])
  expect((await church.get('users/me/', here.access)).status).toBe(200)
  for (const { access } of [second, third]) expect((await church.get('users/me/', access)).status).toBe(401)
})
