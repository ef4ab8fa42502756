import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { codeOf, setUpApp } from '../../support/factors.ts'
import { minute, openTelephones } from '../../support/telephone.ts'

const hour = 60 * minute
const chosen = 'a-new-cloth-28'

type Given = { link: string; code: string; until: string; told: string[] }

const idOf = async (church: Church, username: string) =>
  (
    await church.db
      .selectFrom('account')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id

/** Asks for a new password for somebody, as `by`. */
async function ask(church: Church, username: string, by = 'admin') {
  const { access } = await church.signIn(by)
  return church.post(`admin/users/${await idOf(church, username)}/new-password/`, {}, access)
}

async function give(church: Church, username: string): Promise<Given> {
  const { status, body } = await ask(church, username)
  expect(status).toBe(201)
  return body as Given
}

const enter = (church: Church, username: string, office_code: string) =>
  church.post('auth/forgot-password/office/', { username, office_code })

const tokenOf = ({ link }: Given) => new URL(link).hash.slice(1)

/** Another code than this one. */
const wrongFor = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')

async function withoutEmail(church: Church, username: string): Promise<void> {
  await church.db
    .updateTable('account')
    .set({ email: null, email_key: null, email_claim_key: null, email_confirmed_at: null })
    .where('username', '=', username)
    .execute()
}

test('a member without an e-mail address gets a new password by the code that the office reads out', async () => {
  await using church = await openChurch()
  await withoutEmail(church, 'member')
  const before = await church.signIn('member')
  const given = await give(church, 'member')

  const { status, body } = await enter(church, 'MEMBER', given.code.replace(/^..../, '$& '))
  const { token } = body as { token: string }
  const set = await church.post('auth/reset-password/', { token, password: chosen })

  expect([status, set.status]).toEqual([200, 200])
  expect(given.code).toMatch(/^\d{8}$/)
  expect(Date.parse(given.until) - church.clock.now.getTime()).toBe(24 * hour)
  expect((await church.get('users/me/', before.access)).status).toBe(401)
  await church.signIn('member', chosen)
})

test('a member opens the link of the office within a day, once', async () => {
  await using church = await openChurch()
  const given = await give(church, 'member')
  church.wait(23 * hour)

  const look = await church.post('auth/reset-password/link/', { token: tokenOf(given) })
  const first = await church.post('auth/reset-password/', { token: tokenOf(given), password: chosen })
  const second = await church.post('auth/reset-password/', { token: tokenOf(given), password: 'a-third-29' })
  const late = await give(church, 'newcomer')
  church.wait(25 * hour)

  expect([look.status, first.status, second.status]).toEqual([200, 200, 400])
  expect((await enter(church, 'newcomer', late.code)).status).toBe(400)
  expect((await church.post('auth/reset-password/link/', { token: tokenOf(late) })).status).toBe(400)
})

test('a code works once, the next one ends it, and link and code are one', async () => {
  await using church = await openChurch()
  const older = await give(church, 'member')
  const newer = await give(church, 'member')

  const ended = await enter(church, 'member', older.code)
  const right = await enter(church, 'member', newer.code)
  const again = await enter(church, 'member', newer.code)
  const links = [older, newer].map((given) =>
    church.post('auth/reset-password/link/', { token: tokenOf(given) }),
  )

  expect([ended.status, right.status, again.status]).toEqual([400, 200, 400])
  expect((await Promise.all(links)).map(({ status }) => status)).toEqual([400, 400])
})

test('a code is dead after five wrong ones, and the link of the office still opens', async () => {
  await using church = await openChurch()
  const given = await give(church, 'member')

  for (let tries = 0; tries < 5; tries++)
    expect((await enter(church, 'member', wrongFor(given.code))).status).toBe(400)
  const right = await enter(church, 'member', given.code)

  expect(right.status).toBe(400)
  expect((await church.post('auth/reset-password/link/', { token: tokenOf(given) })).status).toBe(200)
})

test('a stranger cannot tell a name without an account, or without a code, from a wrong code', async () => {
  await using church = await openChurch()
  const { code } = await give(church, 'member')

  const wrong = await enter(church, 'member', wrongFor(code))
  const without = await enter(church, 'newcomer', code)
  const unknown = await enter(church, 'nobody-here', code)

  expect(wrong.status).toBe(400)
  expect([without.body, unknown.body]).toEqual([wrong.body, wrong.body])
  expect([without.status, unknown.status]).toEqual([400, 400])
})

test('guesses are limited for a known and an unknown name alike, and for a network', async () => {
  await using church = await openChurch({ limits: true })
  const guess = async (name: string) => (await enter(church, name, '12345678')).status
  const upTo = async (name: string) => {
    for (let tries = 1; ; tries++) if ((await guess(name)) === 429) return tries
  }

  const [known, unknown] = [await upTo('member'), await upTo('nobody-here')]
  const names = Array.from({ length: 60 }, (_, at) => guess(`somebody-${at}`))

  expect([known, unknown]).toEqual([11, 11])
  expect(await Promise.all(names)).toContain(429)
})

test('neither code nor link stands readable in the database', async () => {
  await using church = await openChurch()
  const given = await give(church, 'member')

  const rows = await church.db.selectFrom('password_reset').selectAll().execute()

  expect(JSON.stringify(rows)).not.toContain(given.code)
  expect(JSON.stringify(rows)).not.toContain(tokenOf(given))
})

test('a super admin proves who they are before a new password, and it stands in the log', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const path = `admin/users/${await idOf(church, 'member')}/new-password/`
  church.wait(11 * minute)

  const answer = await church.post(path, {}, access)
  await church.post('auth/prove/', { password: 'asore-demo-2026' }, access)
  const made = await church.post(path, {}, access)
  await enter(church, 'member', (made.body as Given).code)

  expect([answer.status, made.status]).toEqual([403, 201])
  expect(answer.body).toMatchObject({ step_up: ['password'] })
  const log = await church.db.selectFrom('log_entry').select(['action', 'detail', 'username']).execute()
  expect(log).toContainEqual({ action: 'New password offered', detail: 'member', username: 'admin' })
  expect(log).toContainEqual({
    action: 'Gave the code of the office for a new password',
    detail: '',
    username: 'member',
  })
})

test('nobody but a super admin offers a new password, and no super admin to themselves', async () => {
  await using church = await openChurch()

  const [leader, media, member, own] = [
    await ask(church, 'member', 'leader'),
    await ask(church, 'member', 'media'),
    await ask(church, 'newcomer', 'member'),
    await ask(church, 'admin'),
  ]

  expect([leader.status, media.status, member.status, own.status]).toEqual([403, 403, 403, 409])
})

test('a member hears by e-mail and text message that the office offered a new password', async () => {
  await using telephones = await openTelephones()
  const { church, textsTo } = telephones
  await church.db
    .updateTable('account')
    .set({ telephone: '+233244123456' })
    .where('username', '=', 'member')
    .execute()

  const given = await give(church, 'member')

  expect(given.told).toEqual(['email', 'sms'])
  expect(church.letters.map(({ subject }) => subject)).toContain(
    'The church office offers you a new password',
  )
  const [text = ''] = await textsTo('+233244123456')
  expect(text).toMatch(/new password/)
  for (const secret of [given.code, tokenOf(given)])
    expect(text + church.letters.map((letter) => letter.text).join()).not.toContain(secret)
  expect(text).not.toContain('member')
})

test('two-step sign-in stays after a new password by the office', async () => {
  await using church = await openChurch()
  const { secret } = await setUpApp(church, (await church.signIn('member')).access)
  const given = await give(church, 'member')

  await church.post('auth/reset-password/', { token: tokenOf(given), password: chosen })
  const login = { username: 'member', password: chosen }
  const answer = await church.post('auth/login/', login)
  const right = await church.post('auth/login/', { ...login, code: await codeOf(church, secret) })

  expect([answer.status, right.status]).toEqual([401, 200])
  expect(answer.body).toMatchObject({ second_factor: ['code', 'recovery_code'] })
})

test('a new password by the office confirms no e-mail address', async () => {
  await using church = await openChurch()
  await church.db
    .updateTable('account')
    .set({ email: 'claimed@example.com', email_claim_key: 'claimed@example.com' })
    .set({ email_key: null, email_confirmed_at: null })
    .where('username', '=', 'member')
    .execute()

  const given = await give(church, 'member')
  await church.post('auth/reset-password/', { token: tokenOf(given), password: chosen })

  expect(
    await church.db
      .selectFrom('account')
      .select(['email_key', 'email_confirmed_at'])
      .where('username', '=', 'member')
      .executeTakeFirst(),
  ).toEqual({ email_key: null, email_confirmed_at: null })
})

async function allowLeaders(church: Church): Promise<void> {
  const { access } = await church.signIn('admin')
  const { body } = await church.get('admin/settings/', access)
  const { version } = body as { version: number }
  const { status } = await church.send(
    'admin/settings/',
    {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
      body: JSON.stringify({ leaders_offer_passwords: true }),
    },
    access,
  )
  expect(status).toBe(200)
}

async function askLeader(church: Church, username: string, { by = 'leader', fellowship = 1 } = {}) {
  const { access } = await church.signIn(by)
  const member = await idOf(church, username)
  return church.post(`fellowships/${fellowship}/members/${member}/new-password/`, {}, access)
}

test('a leader helps their own members once the church allows it, and nobody else', async () => {
  await using church = await openChurch()

  const before = await askLeader(church, 'member')
  await allowLeaders(church)
  const own = await askLeader(church, 'member')
  const foreign = await askLeader(church, 'comfort.yeboah')
  const theirs = await askLeader(church, 'comfort.yeboah', { fellowship: 2 })

  expect([before.status, own.status, foreign.status, theirs.status]).toEqual([403, 201, 404, 403])
  expect((await enter(church, 'member', (own.body as Given).code)).status).toBe(200)
})

test('a leader cannot open an account that may do more than a member', async () => {
  await using church = await openChurch()
  await allowLeaders(church)
  const [leader, media, member, admin] = [
    await idOf(church, 'leader'),
    await idOf(church, 'media'),
    await idOf(church, 'member'),
    await idOf(church, 'admin'),
  ]
  const { db, clock } = church
  const at = clock.now.toISOString()
  await db
    .updateTable('account')
    .set({ fellowship_id: 1 })
    .where('id', 'in', [leader, media, admin])
    .execute()
  const staff = [
    await askLeader(church, 'media'),
    await askLeader(church, 'admin'),
    await askLeader(church, 'leader'),
  ]

  await db.insertInto('duty').values({ account_id: member, duty: 'usher', granted_at: at }).execute()
  const withDuty = await askLeader(church, 'member')
  await db.deleteFrom('duty').execute()
  const page = await db.selectFrom('page').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('page_editor')
    .values({ account_id: member, page_id: page.id, needs_approval: 0, given_at: at })
    .execute()
  const editor = await askLeader(church, 'member')

  expect(staff.map(({ status }) => status)).toEqual([403, 403, 409])
  expect([withDuty.status, editor.status]).toEqual([403, 403])
})
