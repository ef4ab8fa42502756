import { describe, expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'

type Request = Record<'id' | 'version', number> &
  Record<'kind' | 'state' | 'due_on' | 'name' | 'answer', string> & { username: string | null }

async function register(church: Church, query = ''): Promise<Request[]> {
  const { access } = await church.signIn('admin')
  const { status, body } = await church.get(`admin/requests/${query}`, access)
  expect(status).toBe(200)
  return (body as { results: Request[] }).results
}

const ask = async (church: Church, kind: string, who = 'member') => {
  const { access } = await church.signIn(who)
  return church.post('users/me/requests/', { kind, words: 'Please' }, access)
}

const close = async (church: Church, id: number, seen?: number) => {
  const { access } = await church.signIn('admin')
  const headers = { 'Content-Type': 'application/json', ...(seen && { 'If-Match': `"${seen}"` }) }
  const body = JSON.stringify({ state: 'answered', answer: 'Here is your file.' })
  return church.send(`admin/requests/${id}/`, { method: 'PATCH', headers, body }, access)
}

test('a member files a request, the office sees it with its due date, and the member reads the answer', async () => {
  await using church = await openChurch()
  await ask(church, 'access')
  const [filed] = await register(church)

  await close(church, filed?.id ?? 0)

  expect(filed).toMatchObject({ kind: 'access', state: 'open', username: 'member', due_on: '2026-12-12' })
  const { access } = await church.signIn('member')
  const { body } = await church.get('users/me/requests/', access)
  expect(body).toMatchObject([{ state: 'answered', answer: 'Here is your file.', words: 'Please' }])
  expect(church.letters.map(({ subject }) => subject)).toEqual([
    'The church has answered your request about your data',
  ])
  expect(church.letters[0]?.text).not.toContain('Here is your file.')
})

test('the letter about an answer contains no name when the address is not confirmed', async () => {
  await using church = await openChurch()
  await ask(church, 'access')
  await church.db
    .updateTable('account')
    .set({ email_confirmed_at: null, first_name: 'Efuabenaa' })
    .where('username', '=', 'member')
    .execute()

  await close(church, (await register(church))[0]?.id ?? 0)

  expect(church.letters).toHaveLength(1)
  expect(church.letters[0]?.text).not.toContain('Efuabenaa')
})

test('the number of days until a request is due is a setting', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  await church.call('PATCH', 'admin/settings/', { request_due_days: 10 }, access)

  await ask(church, 'objection')

  expect((await register(church))[0]?.due_on).toBe('2026-12-01')
})

test('the register lists open requests by due date, closed ones last, and counts open and overdue ones', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  await ask(church, 'access')
  await close(church, (await register(church))[0]?.id ?? 0)
  await ask(church, 'erasure')
  church.wait(20 * 86_400_000)
  await ask(church, 'correction', 'newcomer')
  church.wait(2 * 86_400_000)
  const office = { kind: 'objection', name: 'Efua Mensah', contact: '024 412 3456', words: 'No letters' }
  const { access: later } = await church.signIn('admin')
  const entered = await church.post('admin/requests/', office, later)

  const kinds = (await register(church)).map(({ kind }) => kind)

  expect(entered.status).toBe(201)
  expect(access).not.toBe(later)
  expect(kinds).toEqual(['erasure', 'correction', 'objection', 'access'])
  expect((await church.get('admin/requests/open/', later)).body).toEqual({ open: 3, overdue: 1 })
  expect((await register(church, '?status=answered')).map(({ kind }) => kind)).toEqual(['access'])
})

test('the second of two who close a request gets 409, and a closed one is not closed anew', async () => {
  await using church = await openChurch()
  await ask(church, 'access')
  const [{ id, version } = { id: 0, version: 0 }] = await register(church)

  const answers = [
    await close(church, id, version),
    await close(church, id, version),
    await close(church, id, version + 1),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409])
})

test('filing and closing a request are in the system log without their texts', async () => {
  await using church = await openChurch()
  await ask(church, 'access')
  const [{ id } = { id: 0 }] = await register(church)
  await close(church, id)

  const logged = await church.db
    .selectFrom('log_entry')
    .select(['username', 'action', 'detail'])
    .where('action', 'like', 'Data request%')
    .orderBy('id')
    .execute()

  expect(logged).toEqual([
    { username: 'member', action: 'Data request filed', detail: `request ${id}: access` },
    { username: 'admin', action: 'Data request answered', detail: `request ${id}` },
  ])
})

test('deleting an account answers its erasure request and removes its texts', async () => {
  await using church = await openChurch()
  await ask(church, 'erasure')
  const { access } = await church.signIn('admin')
  const { user } = await church.signIn('member')

  await church.remove(`admin/users/${user['id']}/`, access)

  expect((await register(church))[0]).toMatchObject({
    kind: 'erasure',
    state: 'answered',
    name: '',
    contact: '',
    words: '',
    account_id: null,
  })
})

test('an admin exports the data of a member after a recent proof only, and both logs record it', async () => {
  await using church = await openChurch()
  const { user } = await church.signIn('member')
  const admin = await church.signIn('admin')

  const answer = await church.get(`admin/users/${user['id']}/export/`, admin.access)
  church.wait(11 * 60_000)
  const late = await church.get(`admin/users/${user['id']}/export/`, admin.access)

  expect(answer).toMatchObject({ status: 200, body: { account: { username: 'member' } } })
  expect(JSON.stringify(answer.body)).not.toMatch(/argon2|_hash/)
  expect([late.status, late.body]).toMatchObject([403, { step_up: expect.any(Array) }])
  const log = church.db.selectFrom('log_entry').select('detail')
  expect(await log.where('action', '=', 'Data of a person exported').execute()).toEqual([
    { detail: 'member' },
  ])
  const read = church.db.selectFrom('access_entry').select('subject_id')
  expect(await read.execute()).toEqual([{ subject_id: user['id'] }])
})

test('nobody but an admin sees the register', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')

  const answers = [
    await church.get('admin/requests/', access),
    await church.get('admin/requests/open/', access),
    await church.get('admin/users/1/export/', access),
  ]

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})

describe('somebody without an account', () => {
  const request = { kind: 'erasure', name: 'Efua Mensah', contact: '024 412 3456', words: 'My old message' }

  test('files a request and is told its due date, and the log contains no text of it', async () => {
    await using church = await openChurch()

    const { status, body } = await church.post('data-requests/', request)

    expect([status, body]).toMatchObject([201, { detail: expect.stringContaining('by 12 Dec 2026') }])
    expect(await register(church)).toMatchObject([
      { ...request, state: 'open', account_id: null, username: null },
    ])
    const logged = church.db.selectFrom('log_entry').select(['username', 'detail'])
    expect(await logged.where('action', '=', 'Data request filed').execute()).toEqual([
      { username: null, detail: 'request 1: erasure' },
    ])
  })

  test('gets the same answer whether known or not, and the same request sent again is one row', async () => {
    await using church = await openChurch()
    const known = { ...request, name: 'Akosua Boateng', contact: 'member@example.com' }

    const answers = [await church.post('data-requests/', request), await church.post('data-requests/', known)]
    church.wait(5 * 60 * 60_000)
    const again = await church.post('data-requests/', request)

    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect([again.status, again.body]).toEqual([201, answers[0]?.body])
    expect(await register(church)).toHaveLength(2)
    expect(church.letters).toEqual([])
  })

  test.each([
    [{ contact: 'by pigeon' }, 'contact'],
    [{ contact: '12' }, 'contact'],
    [{ name: ' ' }, 'name'],
    [{ kind: 'everything' }, 'kind'],
    [{ account_id: 1 }, 'account_id'],
  ])('is refused at the wrong field of %j', async (change, field) => {
    await using church = await openChurch()

    const { status, body } = await church.post('data-requests/', { ...request, ...change })

    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
    expect(await register(church)).toEqual([])
  })

  test('may file sixty requests an hour from one address', async () => {
    await using church = await openChurch({ limits: true })

    const statuses: number[] = []
    for (let count = 0; count <= 60; count++)
      statuses.push((await church.post('data-requests/', { ...request, words: String(count) })).status)

    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429])
  })

  test('who is signed in finds the request among their own', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')

    await church.post('data-requests/', request, access)

    expect((await church.get('users/me/requests/', access)).body).toMatchObject([{ kind: 'erasure' }])
  })
})
