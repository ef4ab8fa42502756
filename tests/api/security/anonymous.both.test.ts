import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { healing, idIn } from '../../support/prayers-and-testimonies.ts'

/* Who tries to learn who wrote a prayer request without a name: visitor, member, leader of the author, media team, super admin. */

const attackers = [undefined, 'newcomer', 'leader', 'leader2', 'media', 'admin'] as const

/** What tells that Akosua Pokuaa Mensah wrote it. */
const telling = /Akosua|Pokuaa|Mensah|"username":"member"|"account_id"|"leader_id"/

const accessOf = async (church: Church, name: string | undefined) =>
  name && (await church.signIn(name)).access

async function ask(church: Church, words: object) {
  const { access } = await church.signIn('member')
  const answer = await church.post('prayer_requests/create/', { ...healing, ...words }, access)
  return { id: idIn(answer), access, answer }
}

/** The rows of a list that have this title. */
const rowsOf = ({ body }: { body: unknown }, title: string) =>
  (body as { results: { title: string }[] }).results.filter((row) => row.title === title)

test.each(attackers)('%s learns nowhere who wrote a public request without a name', async (name) => {
  await using church = await openChurch()
  const { id, answer } = await ask(church, { title: 'Nobody knows me', isAnonymous: true })
  const access = await accessOf(church, name)

  const orders = ['', 'ordering=title', 'ordering=-prayer_count', 'search=Nobody', 'limit=100']
  for (const query of orders) {
    const rows = rowsOf(await church.get(`prayer_requests/?${query}`, access), 'Nobody knows me')
    expect([query, rows.length]).toEqual([query, 1])
    expect(JSON.stringify(rows)).not.toMatch(telling)
    expect(rows).toMatchObject([{ is_anonymous: true, isAnonymous: true, user_name: null }])
  }
  for (const words of ['Akosua', 'Mensah', 'member', 'is_anonymous'])
    expect(rowsOf(await church.get(`prayer_requests/?search=${words}`, access), 'Nobody knows me')).toEqual(
      [],
    )
  const one = await church.get(`prayer_requests/${id}/`, access)
  expect(JSON.stringify(one.body)).not.toMatch(telling)
  // Only the super admin may act on it, and that is the same for every author.
  expect(one.body).toMatchObject({ may_answer: name === 'admin' })
  expect(answer.body).toMatchObject({ user_name: null, may_answer: true })
})

test('a leader finds a member’s request without a name neither among the fellowship’s nor, when it is private, anywhere', async () => {
  await using church = await openChurch()
  const shown = await ask(church, { title: 'Shown without a name', isAnonymous: true })
  const hidden = await ask(church, { title: 'Hidden without a name', isAnonymous: true, isPrivate: true })
  const { access } = await church.signIn('leader')
  const fellowship = (await church.get('fellowships/my/', shown.access)).body as { id: number }

  const ofFellowship = await church.get(`fellowships/${fellowship.id}/prayer-requests/?limit=100`, access)
  const all = await church.get('prayer_requests/?limit=100', access)
  const rows = (all.body as { results: unknown[] }).results

  expect(JSON.stringify(ofFellowship.body)).not.toContain('without a name')
  expect(JSON.stringify(rows)).not.toContain('Hidden without a name')
  expect((all.body as { count: number }).count).toBe(rows.length)
  expect((await church.get(`prayer_requests/${hidden.id}/`, access)).status).toBe(404)
  const answered = await church.post(`prayer_requests/${shown.id}/answered/`, {}, access)
  expect(answered.status).toBe(403)
  const admin = await church.signIn('admin')
  const read = await church.get(`prayer_requests/${hidden.id}/`, admin.access)
  expect(read).toMatchObject({ status: 200, body: { user_name: null } })
})

test('the number of requests that wait for a leader does not rise with one without a name', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  const member = await church.signIn('member')
  const fellowship = (await church.get('fellowships/my/', member.access)).body as { id: number }
  const waiting = async () =>
    ((await church.get(`fellowships/${fellowship.id}/needs/`, access)).body as { prayers: number }).prayers
  const before = await waiting()

  await ask(church, { title: 'Uncounted', isAnonymous: true })
  const after = await waiting()
  await ask(church, { title: 'Counted' })

  expect([after, await waiting()]).toEqual([before, before + 1])
})

test('the author reads it in their own list and export, and marks and deletes it without being logged', async () => {
  await using church = await openChurch()
  const { id, access } = await ask(church, { title: 'My own', isAnonymous: true })
  const admin = await church.signIn('admin')

  expect(rowsOf(await church.get('prayer_requests/my/', access), 'My own')).toMatchObject([
    { is_anonymous: true, may_answer: true },
  ])
  const own = (await church.get('users/me/export/', access)).body as Record<string, object[]>
  expect(own['prayer_requests']).toContainEqual(expect.objectContaining({ title: 'My own', is_anonymous: 1 }))
  expect((await church.post(`prayer_requests/${id}/answered/`, {}, access)).status).toBe(200)
  expect((await church.remove(`prayer_requests/${id}/`, access)).status).toBe(200)
  const log = (await church.get('admin/logs/?limit=20', admin.access)).body as { results: object[] }
  const told = log.results.filter((entry) => JSON.stringify(entry).includes(`prayer request ${id}`))
  expect(told).toHaveLength(2)
  for (const entry of told) expect(entry).toMatchObject({ username: null, ip_address: '' })
})

test('the office’s export of a person and the bin do not tell which requests without a name are theirs', async () => {
  await using church = await openChurch()
  const { id } = await ask(church, { title: 'Not in the file', isAnonymous: true })
  const gone = await ask(church, { title: 'Not in the file either', isAnonymous: true })
  const signed = await ask(church, { title: 'Signed with my name' })
  const admin = await church.signIn('admin')
  await church.remove(`prayer_requests/${gone.id}/`, admin.access)
  const author = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()

  const file = await church.get(`admin/users/${author.id}/export/`, admin.access)
  const trash = await church.get('bin/', admin.access)

  expect(file.status).toBe(200)
  expect(JSON.stringify(file.body)).not.toContain('Not in the file')
  expect(JSON.stringify(file.body)).toContain('Signed with my name')
  expect(JSON.stringify(trash.body)).toContain('Not in the file either')
  expect(JSON.stringify(trash.body)).not.toMatch(telling)
  expect((await church.get(`prayer_requests/${signed.id}/`)).body).toMatchObject({
    is_anonymous: false,
    user_name: 'Akosua Mensah',
  })
  await church.db.deleteFrom('account').where('id', '=', author.id).execute()
  const back = await church.post('bin/restore/', { kind: 'prayer_request', row: gone.id }, admin.access)
  expect(back.status).toBe(200)
  for (const one of [id, gone.id])
    expect((await church.get(`prayer_requests/${one}/`)).body).toMatchObject({ user_name: null })
})

test('what a visitor asks has no name, like what a member asks without one', async () => {
  await using church = await openChurch()
  const visitors = await church.post('prayer_requests/create/', {
    ...healing,
    title: 'A',
    isAnonymous: false,
  })
  const { id } = await ask(church, { title: 'A', isAnonymous: true })

  const [one, other] = await Promise.all(
    [idIn(visitors), id].map(async (each) => (await church.get(`prayer_requests/${each}/`)).body as object),
  )

  expect({ ...one, id: 0 }).toEqual({ ...other, id: 0 })
})
