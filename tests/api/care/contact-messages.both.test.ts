import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'

type Row = Record<string, unknown>
const json = { 'Content-Type': 'application/json' }
const rowsOf = ({ body }: { body: unknown }) => (body as { results: Row[] }).results
const idIn = ({ body }: { body: unknown }) => (body as { id: number }).id

const question = {
  name: 'Yaw Boateng',
  email: 'yaw@example.com',
  phone: '(024) 412-3456',
  subject: 'Wedding',
  message: 'May we marry in your church?',
}

test('a message of a visitor reaches the inbox, where an admin reads and deletes it', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const sent = await church.post('members/contacts/', question)
  const [message] = rowsOf(await church.get('members/contacts/?search=wedding', access))
  const path = `members/contacts/${idIn(sent)}/`
  const read = await church.send(path, { method: 'PATCH', headers: json, body: '{}' }, access)
  const gone = await church.remove(path, access)

  expect(sent.status).toBe(201)
  expect(message).toMatchObject({ ...question, is_read: false })
  expect(read.body).toMatchObject({ is_read: true })
  expect(gone.status).toBe(200)
  expect(rowsOf(await church.get('members/contacts/', access))).toEqual([])
})

test('the inbox is filtered by what was read', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const seen = await church.post('members/contacts/', question)
  await church.post('members/contacts/', { ...question, subject: 'Baptism' })
  const path = `members/contacts/${idIn(seen)}/`
  await church.send(path, { method: 'PATCH', headers: json, body: '{"is_read":true}' }, access)

  const subjectsOf = async (query: string) =>
    rowsOf(await church.get(`members/contacts/?${query}`, access)).map(({ subject }) => subject)

  expect([await subjectsOf('status=read'), await subjectsOf('status=unread')]).toEqual([
    ['Wedding'],
    ['Baptism'],
  ])
  expect(await subjectsOf('status=unread&search=wedding')).toEqual([])
  expect((await church.get('members/contacts/?status=loud', access)).status).toBe(400)
})

test.each([
  ['name', { name: '' }],
  ['email', { email: 'yaw@example' }],
  ['phone', { phone: 'call me' }],
  ['subject', { subject: ' ' }],
  ['message', { message: 'x'.repeat(501) }],
])('a contact message with a wrong %s is refused at its field', async (field, wrong) => {
  await using church = await openChurch()

  const { status, body } = await church.post('members/contacts/', { ...question, ...wrong })

  expect([status, Object.keys(body as object)]).toEqual([400, [field]])
})

async function letVisitorsChoose(church: Church): Promise<void> {
  const { access } = await church.signIn('admin')
  const { version } = (await church.get('admin/settings/', access)).body as { version: number }
  const headers = { ...json, 'If-Match': `"${version}"` }
  const init = { method: 'PATCH', headers, body: '{"contact_by_either":true}' }
  expect((await church.send('admin/settings/', init, access)).status).toBe(200)
}

test('a church asks for e-mail and phone, or lets visitors give one of the two', async () => {
  await using church = await openChurch()
  const { email: _, ...byPhone } = question
  const { phone: __, ...byEmail } = question
  const send = async (message: object) => {
    const { status, body } = await church.post('members/contacts/', message)
    return status === 201 ? 201 : body
  }

  const both = [await send(byPhone), await send({ ...byEmail, phone: ' ' })]
  await letVisitorsChoose(church)
  const either = [await send(byPhone), await send(byEmail)]
  const neither = await send({ ...byPhone, phone: '' })

  const missing = ['Please fill in all fields']
  expect(both).toEqual([{ email: missing }, { phone: missing }])
  expect(either).toEqual([201, 201])
  expect(neither).toEqual({ email: missing, phone: missing })
})

test('an announcement is added, changed and deleted by the super admin, and read by members', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const member = await church.signIn('member')
  const words = { title: 'Water', content: 'The tap in the yard runs again.' }

  const added = await church.post('announcements/', words, access)
  const path = `announcements/${idIn(added)}/`
  const change = (content: string, version: number) =>
    church.put(path, { ...words, content, version }, access)
  const changed = await change('It runs again, praise God.', 1)
  const stale = await change('No.', 1)
  const [first] = rowsOf(await church.get('announcements/', member.access))
  await church.remove(path, access)

  expect([added.status, changed.status, stale.status]).toEqual([201, 200, 409])
  expect(first).toMatchObject({ title: 'Water', content: 'It runs again, praise God.' })
  expect(rowsOf(await church.get('announcements/', member.access)).map(({ title }) => title)).not.toContain(
    'Water',
  )
})

test('the overview counts the rows of each kind', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  expect((await church.get('admin/stats/', access)).body).toEqual({
    totalUsers: 66,
    totalSermons: 24,
    totalTestimonies: 16,
    totalEvents: 14,
    totalPrayerRequests: 18,
    fellowships: 6,
  })
})

test('the log shows who did what and from where, newest first, and can be searched and filtered', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  await church.post('auth/login/', { username: 'member', password: 'not-it' })

  const [newest] = rowsOf(await church.get('admin/logs/?limit=1', access))
  const warnings = rowsOf(await church.get('admin/logs/?status=warning', access))
  const searched = rowsOf(await church.get('admin/logs/?search=sign-in', access))

  expect(newest).toMatchObject({
    username: 'member',
    action: 'Sign-in failed',
    ip_address: 'unknown',
    status: 'warning',
  })
  expect(new Set(warnings.map(({ status }) => status))).toEqual(new Set(['warning']))
  expect(searched.length).toBeGreaterThan(0)
  expect((await church.get('admin/logs/?status=loud', access)).status).toBe(400)
})

test('no route changes or deletes the log', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect((await church.send('admin/logs/', { method }, access)).status).toBe(405)
})
