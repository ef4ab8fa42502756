import { expect, test } from 'vitest'
import type { InvitationAnswer, NewInvitationAnswer } from '../../../src/lib/contract/accounts/invitation.ts'
import { sweepSessions } from '../../../src/server/accounts/accounts/sessions/sweep.ts'
import { type Church, newcomer, openChurch } from '../../support/church.ts'

/* Invitation links with a role (docs/decisions/accounts.md#invitation-links). */

const day = 86_400_000

/** Makes an invitation, and returns it with the token of its link. */
async function invite(church: Church, form: object) {
  const { access } = await church.signIn('admin')
  const { status, body } = await church.post('admin/invitations/', form, access)
  expect(status).toBe(201)
  const { invitation, link } = body as NewInvitationAnswer
  return { ...invitation, link, token: link.split('#')[1] ?? '' }
}

const media = { name: 'Abɛna', email: '', telephone: '', role: 'media' }
const read = (church: Church, token: string) => church.post('auth/invitation/', { token })
const join = (church: Church, token: string, changes = {}) =>
  church.post('auth/invitation/join/', { ...newcomer, ...changes, consent: true, token })

async function listed(church: Church): Promise<InvitationAnswer[]> {
  const { access } = await church.signIn('admin')
  const { body } = await church.get('admin/invitations/', access)
  return (body as { results: InvitationAnswer[] }).results
}

const detailOf = (answer: { body: unknown }) => (answer.body as { detail: string }).detail

test('whoever is invited reads who invites and to what, signs up, and has the role', async () => {
  await using church = await openChurch()
  const { token, link, state } = await invite(church, media)

  const shown = await read(church, token)
  const joined = await join(church, token)

  expect(state).toBe('waiting')
  expect(link).toMatch(/\/invitation#[\w-]{43}$/)
  const admin = await church.db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow()
  expect(shown.body).toMatchObject({
    name: 'Abɛna',
    role: 'media',
    fellowship: null,
    invited_by: `${admin.first_name} ${admin.last_name}`,
  })
  expect([joined.status, joined.body]).toMatchObject([201, { username: newcomer.username, role: 'media' }])
  const { access } = await church.signIn(newcomer.username, newcomer.password)
  expect((await church.get('admin/pages/', access)).status).toBe(200)
  expect(await listed(church)).toMatchObject([{ state: 'used', used_by: newcomer.username }])
  const log = await church.get('admin/logs/?search=Invitation', (await church.signIn('admin')).access)
  expect(log.body).toMatchObject({
    results: [
      {
        username: newcomer.username,
        action: 'Invitation taken',
        detail: 'abena.o: new is now media; invited by admin',
      },
      { username: 'admin', action: 'Invitation made', detail: 'to serve in the media team' },
    ],
  })
})

test('only the hash of a link is stored, and no list answers the link again', async () => {
  await using church = await openChurch()
  const { token } = await invite(church, media)

  const rows = await church.db.selectFrom('invitation').selectAll().execute()
  const list = await listed(church)

  expect(JSON.stringify([rows, list])).not.toContain(token)
})

test('a leader who was invited leads the fellowship, in place of the one before', async () => {
  await using church = await openChurch()
  const { token } = await invite(church, { ...media, role: 'fellowship_leader', fellowship: 1 })

  const shown = await read(church, token)
  await join(church, token)

  expect(shown.body).toMatchObject({ role: 'fellowship_leader', led_by: expect.stringMatching(/\w/) })
  expect(church.letters.filter(({ to }) => to === 'leader@example.com')).toMatchObject([
    { subject: 'You no longer lead your fellowship' },
  ])
  const { access } = await church.signIn(newcomer.username, newcomer.password)
  expect((await church.get('fellowships/leader/', access)).body).toMatchObject({ id: 1 })
  expect((await church.get('fellowships/1/members/', access)).status).toBe(200)
})

test('a member takes an invitation with the account that they have, and a second press does no harm', async () => {
  await using church = await openChurch()
  const { token } = await invite(church, media)
  const { access } = await church.signIn('member')
  const other = await church.signIn('leader')

  const taken = await church.post('auth/invitation/accept/', { token }, access)
  const again = await church.post('auth/invitation/accept/', { token }, access)
  const late = await church.post('auth/invitation/accept/', { token }, other.access)

  expect([taken.status, taken.body]).toMatchObject([200, { username: 'member', role: 'media' }])
  expect([again.status, again.body]).toEqual([200, taken.body])
  expect([late.status, detailOf(late)]).toEqual([
    400,
    expect.stringMatching(/^This invitation was taken already/),
  ])
  expect((await church.get('auth/invitation/', access)).status).toBe(405)
  expect((await church.post('auth/invitation/accept/', { token })).status).toBe(401)
})

test('an invitation takes no right away, and stays open when it would', async () => {
  await using church = await openChurch()
  const { token } = await invite(church, media)
  const { token: plain } = await invite(church, { role: 'user' })
  const accept = async (name: string, of: string) =>
    (await church.post('auth/invitation/accept/', { token: of }, (await church.signIn(name)).access)).status

  expect([
    await accept('admin', token),
    await accept('media', token),
    await accept('leader', plain),
    await accept('member', plain),
  ]).toEqual([409, 409, 409, 409])
  expect((await read(church, token)).status).toBe(200)
  expect(await accept('leader', token)).toBe(200)
})

test('a form that is sent again after a lost answer is answered the same, and makes one account', async () => {
  await using church = await openChurch()
  const { token } = await invite(church, media)

  const first = await join(church, token)
  const again = await join(church, token)
  const stranger = await join(church, token, {
    password: 'kente-weaver-41',
    confirm_password: 'kente-weaver-41',
  })
  const other = await join(church, token, { username: 'kofi.a', email: 'kofi@example.com' })

  expect([again.status, again.body]).toEqual([201, first.body])
  expect([stranger.status, other.status]).toEqual([400, 400])
  expect(detailOf(other)).toMatch(/^This invitation was taken already/)
})

test('two who take a link at once are one who has it', async () => {
  await using church = await openChurch()
  const { token } = await invite(church, media)

  const answers = await Promise.all([
    join(church, token, { username: 'kofi.a', email: 'kofi@example.com' }),
    join(church, token, { username: 'esi.b', email: 'esi@example.com' }),
    church.post('auth/invitation/accept/', { token }, (await church.signIn('member')).access),
  ])

  expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1)
  const staff = await church.db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'media')
    .where('username', 'in', ['kofi.a', 'esi.b', 'member'])
    .execute()
  expect(staff).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400).map(detailOf)).toEqual([
    expect.stringMatching(/taken/),
    expect.stringMatching(/taken/),
  ])
})

test('an invented, a withdrawn and an expired link say so, and grant nothing', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const withdrawn = await invite(church, { ...media, email: 'a@example.com', telephone: '024 412 3456' })
  const old = await invite(church, media)
  const removed = await church.remove(`admin/invitations/${withdrawn.id}/`, access)
  const twice = await church.remove(`admin/invitations/${withdrawn.id}/`, access)
  church.wait(14 * day)

  for (const [token, words] of [
    ['invented', /^This link is not known/],
    [withdrawn.token, /^This invitation was withdrawn/],
    [old.token, /^This invitation is too old/],
  ] as const) {
    const answers = [
      await read(church, token),
      await join(church, token),
      await church.post('auth/invitation/accept/', { token }, (await church.signIn('member')).access),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(answers.map(detailOf)).toEqual(Array(3).fill(expect.stringMatching(words)))
  }
  expect([removed.status, twice.status]).toEqual([200, 409])
  expect(await listed(church)).toMatchObject([
    { state: 'expired', name: 'Abɛna' },
    { state: 'withdrawn', name: '', email: null, telephone: '' },
  ])
})

test('the invitations of somebody who is no super admin any more hold no longer', async () => {
  await using church = await openChurch()
  const { token } = await invite(church, { role: 'admin' })
  await church.db.updateTable('account').set({ role: 'user' }).where('username', '=', 'admin').execute()

  const answer = await join(church, token)

  expect([answer.status, detailOf(answer)]).toEqual([400, expect.stringMatching(/withdrawn/)])
})

test('an invitation needs a super admin with a recent proof, as giving a role does', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const leader = await church.signIn('leader')
  church.wait(11 * 60_000)

  const late = await church.post('admin/invitations/', media, access)
  const others = await church.post('admin/invitations/', media, leader.access)

  expect([late.status, late.body]).toMatchObject([403, { step_up: ['password'] }])
  expect(others.status).toBe(403)
})

test('what is wrong in an invitation is told at its field', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const wrong = async (form: object) => {
    const { status, body } = await church.post('admin/invitations/', form, access)
    return [status, Object.keys(body as object)]
  }

  expect(await wrong({ role: 'bishop' })).toEqual([400, ['role']])
  expect(await wrong({ role: 'fellowship_leader' })).toEqual([400, ['fellowship']])
  expect(await wrong({ role: 'fellowship_leader', fellowship: 999 })).toEqual([400, ['fellowship']])
  expect(await wrong({ role: 'media', fellowship: 1 })).toEqual([400, ['fellowship']])
  expect(await wrong({ role: 'media', email: 'kofi' })).toEqual([400, ['email']])
  expect(await wrong({ role: 'media', telephone: '12' })).toEqual([400, ['telephone']])
  expect(await wrong({ role: 'media', name: 'see www.evil.example' })).toEqual([400, ['name']])
  expect(await listed(church)).toEqual([])
})

test('who is invited to serve follows the rules of sign-up, with a password for staff', async () => {
  await using church = await openChurch()
  const { token } = await invite(church, media)
  const keys = async (changes: object) => Object.keys((await join(church, token, changes)).body as object)

  expect(await keys({ username: 'bishop' })).toEqual(['username'])
  expect(await keys({ username: 'member' })).toEqual(['username'])
  const short = { password: 'kx7-woe9q', confirm_password: 'kx7-woe9q' }
  expect(await keys(short)).toEqual(['password'])
  expect(await keys({ telephone: '1' })).toEqual(['telephone'])
  expect((await join(church, token)).status).toBe(201)
})

test('the letter goes to the address that the admin gave, and has the link', async () => {
  await using church = await openChurch()
  const { link } = await invite(church, { ...media, email: 'kofi@example.com' })

  const [letter] = church.letters

  expect(letter).toMatchObject({ to: 'kofi@example.com', subject: expect.stringMatching(/invites you$/) })
  expect(letter?.text).toContain(link)
  expect(letter?.text).toContain('to serve in the media team')
  expect(letter?.until).toEqual(new Date(church.clock.now.getTime() + 14 * day))
})

test('invitations are forgotten a month after they have expired', async () => {
  await using church = await openChurch()
  await invite(church, media)

  church.wait(43 * day)
  await sweepSessions({ db: church.db, now: () => church.clock.now })
  expect(await listed(church)).toHaveLength(1)
  church.wait(2 * day)
  await sweepSessions({ db: church.db, now: () => church.clock.now })

  expect(await listed(church)).toEqual([])
})

const treasurer = {
  name: 'Ama Serwaa Mensah',
  telephone: '024 412 3456',
  role: 'user',
  duties: ['treasurer', 'usher'],
}

const dutiesOf = (church: Church, username: string) =>
  church.db
    .selectFrom('duty')
    .innerJoin('account', 'account.id', 'duty.account_id')
    .where('username', '=', username)
    .select('duty')
    .orderBy('duty')
    .execute()
    .then((rows) => rows.map(({ duty }) => duty))

test('a treasurer who is invited finds her name and number in the form, and has the duties when she joins', async () => {
  await using church = await openChurch()
  const { token, duties } = await invite(church, treasurer)

  const shown = await read(church, token)
  const before = await church.db.selectFrom('duty').select('duty').where('duty', '=', 'usher').execute()
  const joined = await join(church, token)

  expect(duties).toEqual(['treasurer', 'usher'])
  expect(shown.body).toMatchObject({
    role: 'user',
    duties: ['treasurer', 'usher'],
    known: { first_name: 'Ama', middle_name: 'Serwaa', last_name: 'Mensah', telephone: '024 412 3456' },
  })
  expect(joined.body).toMatchObject({ role: 'user', duties: ['treasurer', 'usher'] })
  expect(await dutiesOf(church, newcomer.username)).toEqual(['treasurer', 'usher'])
  expect(
    (await church.db.selectFrom('duty').select('duty').where('duty', '=', 'usher').execute()).length,
  ).toBe(before.length + 1)
  const { access } = await church.signIn(newcomer.username, newcomer.password)
  expect((await church.get('books/', access)).body).toMatchObject({
    may: expect.arrayContaining(['treasurer']),
  })
  const log = await church.get('admin/logs/?search=Duties', (await church.signIn('admin')).access)
  expect(log.body).toMatchObject({
    results: [
      { action: 'Duties changed', detail: 'abena.o now has the duties: treasurer, usher; invited by admin' },
    ],
  })
})

test('a leader who takes an invitation to a duty stays a leader, keeps earlier duties, and takes it once', async () => {
  await using church = await openChurch()
  const { token } = await invite(church, { role: 'user', duties: ['counter'] })
  const again = await invite(church, { role: 'user', duties: ['counter'] })
  const { access } = await church.signIn('leader')
  const { id } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'leader')
    .executeTakeFirstOrThrow()
  await church.db
    .insertInto('duty')
    .values({ account_id: id, duty: 'usher', granted_at: '2026-11-01T00:00:00.000Z' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

  const taken = await church.post('auth/invitation/accept/', { token }, access)
  const refused = await church.post('auth/invitation/accept/', { token: again.token }, access)

  expect(taken.body).toMatchObject({ role: 'fellowship_leader', duties: ['counter', 'usher'] })
  expect([refused.status, detailOf(refused)]).toEqual([
    409,
    expect.stringMatching(/^You have this duty already/),
  ])
  expect((await read(church, again.token)).status).toBe(200)
})

test('a fourth signatory is not invited, nor made by an invitation that waited', async () => {
  await using church = await openChurch()
  await church.db.deleteFrom('duty').where('duty', '=', 'signatory').execute()
  const { token } = await invite(church, { role: 'user', duties: ['signatory'] })
  const accounts = await church.db.selectFrom('account').select('id').orderBy('id').limit(3).execute()
  for (const { id } of accounts)
    await church.db
      .insertInto('duty')
      .values({ account_id: id, duty: 'signatory', granted_at: '2026-11-01T00:00:00.000Z' })
      .execute()

  const { access } = await church.signIn('admin')
  const late = await church.post('admin/invitations/', { role: 'user', duties: ['signatory'] }, access)
  const joined = await join(church, token)

  expect([late.status, joined.status]).toEqual([409, 409])
  expect(detailOf(joined)).toMatch(/^Three people are signatories already/)
  expect((await read(church, token)).status).toBe(200)
  const { username } = newcomer
  const there = church.db.selectFrom('account').select('id').where('username', '=', username)
  expect(await there.execute()).toEqual([])
})

test('an invitation names each duty once, and only duties that there are', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const ask = async (duties: unknown) =>
    (await church.post('admin/invitations/', { role: 'user', duties }, access)).status

  expect([await ask(['usher', 'usher']), await ask(['bishop']), await ask('usher')]).toEqual([400, 400, 400])
})
