import { expect, test } from 'vitest'
import { newcomer, openChurch } from '../../support/church.ts'
import { mailedTokens, press } from '../../support/mailed.ts'

test('a newcomer signs up and can sign in at once, with a profile that is not complete', async () => {
  await using church = await openChurch()

  const signedUp = await church.post('auth/register/', newcomer)
  const session = await church.signIn(newcomer.username, newcomer.password)

  expect(signedUp.status).toBe(201)
  expect(signedUp.body).toMatchObject({ username: 'abena.o', telephone: '+233244123456' })
  expect(session.user).toMatchObject({
    first_name: 'Abɛna',
    role: 'user',
    profileComplete: false,
    profile_image: null,
    fellowships: [],
  })
})

test('no answer ever carries a password or its hash', async () => {
  await using church = await openChurch()

  const answers = [
    await church.post('auth/register/', newcomer),
    await church.post('auth/register/', { ...newcomer, password: 'short', confirm_password: 'short' }),
    await church.post('auth/login/', { username: 'abena.o', password: 'adinkra-cloth-27' }),
    await church.post('auth/login/', { username: 'abena.o', password: 'adinkra-cloth-28' }),
  ]

  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/adinkra-cloth|argon2|"short"/)
})

test('a sign-up with a role, a complete profile or an unknown field is refused at that field', async () => {
  await using church = await openChurch()

  for (const field of ['role', 'profileComplete', 'id', 'password_hash', '__proto__x']) {
    const { status, body } = await church.post('auth/register/', { ...newcomer, [field]: 'admin' })

    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
  }
})

test.each([
  ['first_name', { first_name: '  ' }],
  ['last_name', { last_name: '' }],
  ['username', { username: 'a b' }],
  ['username', { username: 'ab' }],
  ['email', { email: 'abena@' }],
  ['password', { password: 'short', confirm_password: 'short' }],
  ['confirm_password', { confirm_password: 'adinkra-cloth-28' }],
  ['telephone', { telephone: '012 345' }],
  ['telephone', { telephone: '+44 20 7946 0958' }],
  ['country_code', { country_code: '+44' }],
  ['gender', { gender: 'other' }],
  ['username', { username: 'a\u0000bc' }],
])('a wrong %s is refused at its field (%j)', async (field, wrong) => {
  await using church = await openChurch()

  const { status, body } = await church.post('auth/register/', { ...newcomer, ...wrong })

  expect(status).toBe(400)
  expect(body).toEqual({ [field]: [expect.any(String)] })
})

test('a sign-up without fields is refused at every required field', async () => {
  await using church = await openChurch()

  const { status, body } = await church.post('auth/register/', {})

  expect(status).toBe(400)
  expect(Object.keys(body as object).sort()).toEqual([
    'confirm_password',
    'first_name',
    'gender',
    'last_name',
    'password',
    'telephone',
    'username',
  ])
})

test.each([
  '024 412 3456',
  '244123456',
  '0244123456',
  '+233 24 412 3456',
  '+233 (0)24-412-3456',
  '00233244123456',
])('a telephone number written %s is stored as +233244123456', async (telephone) => {
  await using church = await openChurch()

  const { body } = await church.post('auth/register/', { ...newcomer, telephone })

  expect(body).toMatchObject({ telephone: '+233244123456' })
})

test('a username is unique in any letter case and Unicode spelling', async () => {
  await using church = await openChurch()
  await church.post('auth/register/', newcomer)

  const sameName = await church.post('auth/register/', { ...newcomer, username: 'ABENA.O', email: '' })
  const wideName = await church.post('auth/register/', { ...newcomer, username: 'abena．o', email: '' })

  expect(sameName).toMatchObject({ status: 400, body: { username: ['This username is already taken'] } })
  expect(wideName.status).toBe(400)
})

test('the same sign-up sent again within a day succeeds without a second account', async () => {
  await using church = await openChurch({ limits: true })
  const send = async (changed: object = {}) => {
    const { status, body } = await church.post('auth/register/', { ...newcomer, ...changed })
    return [status, body as { id: number }] as const
  }
  const [, { id }] = await send()
  church.wait(23 * 60 * 60_000)

  const [again, same] = await send()
  const other = { password: 'adinkra-cloth-28', confirm_password: 'adinkra-cloth-28' }
  const changed = [await send(other), await send({ last_name: 'Mensah' }), await send({ email: '' })]
  const accounts = await church.db.selectFrom('account').select('id').where('id', '>=', id).execute()
  const entries = await church.db
    .selectFrom('log_entry')
    .select('id')
    .where('action', '=', 'Account created')
    .where('username', '=', newcomer.username)
    .execute()

  expect([again, same.id]).toEqual([201, id])
  expect(changed.map(([status]) => status)).toEqual([400, 400, 400])
  expect([accounts.length, entries.length]).toEqual([1, 1])
  church.wait(2 * 60 * 60_000)
  expect((await send())[0]).toBe(400)
})

test('repeated sign-ups with guessed passwords are limited like sign-ins', async () => {
  await using church = await openChurch({ limits: true })
  await church.post('auth/register/', newcomer)

  const statuses: number[] = []
  for (let count = 0; count < 12; count++) {
    const guess = { password: `adinkra-cloth-${count}`, confirm_password: `adinkra-cloth-${count}` }
    statuses.push((await church.post('auth/register/', { ...newcomer, ...guess })).status)
  }

  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
})

test('two people without an e-mail address can both sign up', async () => {
  await using church = await openChurch()

  const first = await church.post('auth/register/', { ...newcomer, email: '' })
  const second = await church.post('auth/register/', { ...newcomer, email: '', username: 'abena2' })

  expect([first.status, second.status]).toEqual([201, 201])
})

test('a person signs in with the username in any letter case, or with the confirmed e-mail address', async () => {
  await using church = await openChurch()
  await church.post('auth/register/', newcomer)
  const [token] = await mailedTokens(church, 'confirm-email')
  const { access } = await church.signIn('abena.o', newcomer.password)
  await press(church, 'confirm-email', token, access)

  for (const username of ['abena.o', 'Abena.O', 'abena@example.com', ' ABENA@EXAMPLE.COM '])
    expect((await church.signIn(username, newcomer.password)).user).toMatchObject({ username: 'abena.o' })
})

test('a wrong password and an unknown username get the same answer', async () => {
  await using church = await openChurch()

  const wrong = await church.post('auth/login/', { username: 'member', password: 'not-it' })
  const unknown = await church.post('auth/login/', { username: 'nobody-here', password: 'not-it' })

  expect(wrong).toMatchObject({ status: 401, body: { detail: 'Invalid Credentials' } })
  expect(unknown.body).toEqual(wrong.body)
  expect(unknown.status).toBe(401)
})

test('names are stored as they were written, markup and emoji included', async () => {
  await using church = await openChurch()
  const written = { first_name: '<b>Ɛfua</b>', last_name: "O'Brien 🙏 ') drop--" }

  const { body } = await church.post('auth/register/', { ...newcomer, ...written })

  expect(body).toMatchObject(written)
})

test('successful and failed sign-ins are in the system log', async () => {
  await using church = await openChurch()
  await church.post('auth/login/', { username: 'member', password: 'not-it' })
  await church.signIn('member')

  const logged = await church.db
    .selectFrom('log_entry')
    .select(['action', 'detail', 'status', 'username'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()

  expect(logged).toEqual([
    { action: 'Signed in', detail: 'password', status: 'success', username: 'member' },
    { action: 'Sign-in failed', detail: '', status: 'warning', username: 'member' },
  ])
})

test('a body that is no valid JSON object is refused with a 4xx status', async () => {
  await using church = await openChurch()
  const send = (body: string, type = 'application/json') =>
    church.send('auth/login/', { method: 'POST', headers: { 'Content-Type': type }, body })

  const statuses = [
    await send('{"username"'),
    await send('[]'),
    await send('null'),
    await send('"x"'),
    await send('{}', 'text/plain'),
    await send(`{"username":"${'x'.repeat(1_100_000)}"}`),
    await send(JSON.stringify({ username: ['member'], password: { $gt: '' } })),
  ].map(({ status }) => status)

  expect(statuses).toEqual([400, 400, 400, 400, 415, 413, 400])
})
