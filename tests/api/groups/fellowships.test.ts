import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { openChurch } from '../../support/church.ts'

type Row = Record<string, unknown>
const rowsOf = ({ body }: { body: unknown }) => (body as { results: Row[] }).results

const hebron = {
  name: 'Hebron Fellowship',
  location: 'Adenta',
  meeting_day: 'Tuesday',
  meeting_time: '18:00',
  activities: ['Prayer'],
}

test('the super admin adds, changes and deletes a fellowship', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const added = await church.post('fellowships/', hebron, access)
  const { id, version } = added.body as { id: number; version: number }
  const changed = await church.put(`fellowships/${id}/`, { ...hebron, name: 'Hebron', version }, access)
  const again = await church.put(`fellowships/${id}/`, { ...hebron, name: 'Zion', version }, access)
  const gone = await church.remove(`fellowships/${id}/`, access)

  expect(added).toMatchObject({
    status: 201,
    body: { name: 'Hebron Fellowship', member_count: 0, leader_name: null },
  })
  expect(changed).toMatchObject({ status: 200, body: { name: 'Hebron', version: 2 } })
  expect(again).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/Somebody else/) } })
  expect(gone.status).toBe(200)
  expect((await church.get(`fellowships/${id}/`)).status).toBe(404)
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'Nkabom Young Adults' }],
  ['meeting_day', { meeting_day: 'Someday' }],
  ['meeting_time', { meeting_time: '25:00' }],
  ['leader', { leader: 99999 }],
  ['surprise', { surprise: 1 }],
])('a fellowship with a wrong %s is refused at its field', async (field, wrong) => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const { status, body } = await church.post('fellowships/', { ...hebron, ...wrong }, access)

  expect([status, Object.keys(body as object)]).toEqual([400, [field]])
})

test('a member who is named leader of a fellowship gets the access of its leader', async () => {
  await using church = await openChurch()
  const admin = await church.signIn('admin')
  const member = await church.signIn('member')

  const { body } = await church.post('fellowships/', { ...hebron, leader: member.user['id'] }, admin.access)

  const { id } = body as { id: number }
  expect((await church.get('fellowships/leader/', member.access)).body).toMatchObject({ id })
  expect((await church.get(`fellowships/${id}/members/`, member.access)).status).toBe(200)
})

test('who has another role is not named leader, since they could not open the fellowship', async () => {
  await using church = await openChurch()
  const admin = await church.signIn('admin')
  const media = await church.signIn('media')

  const { status, body } = await church.post(
    'fellowships/',
    { ...hebron, leader: media.user['id'] },
    admin.access,
  )

  expect([status, body]).toEqual([400, { leader: [expect.stringContaining('media')] }])
})

test('who leads a fellowship from now on and who led it so far are told, once', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const { user } = await church.signIn('leader2')
  church.letters.length = 0

  for (const location of ['Osu', 'Labone']) {
    const { version } = (await church.get('fellowships/1/')).body as { version: number }
    const form = { ...hebron, location, leader: user['id'], version }
    expect((await church.put('fellowships/1/', form, access)).status).toBe(200)
  }

  expect(church.letters.map(({ to, subject }) => [to, subject])).toEqual([
    ['leader@example.com', 'You no longer lead your fellowship'],
    ['leader2@example.com', 'You lead a fellowship'],
  ])
})

test('members of a deleted fellowship stay in the church', async () => {
  await using church = await openChurch()
  const admin = await church.signIn('admin')
  const member = await church.signIn('member')

  await church.remove('fellowships/1/', admin.access)

  expect((await church.get('users/me/', member.access)).body).toMatchObject({ fellowships: [] })
})

test('a newcomer joins and leaves a fellowship, and its number of members follows', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')
  const count = async () =>
    ((await church.get('fellowships/2/')).body as { member_count: number }).member_count
  const before = await count()

  const joined = await church.post('fellowships/2/join/', {}, access)
  const during = await count()
  const left = await church.remove('fellowships/2/join/', access)

  expect([joined.status, during - before, left.status, await count()]).toEqual([200, 1, 200, before])
  expect((await church.remove('fellowships/2/join/', access)).status).toBe(409)
  expect((await church.post('fellowships/999/join/', {}, access)).status).toBe(404)
})

test('a message of a member reaches the leader of that fellowship, and no other leader', async () => {
  await using church = await openChurch()
  const member = await church.signIn('member')
  const leader = await church.signIn('leader')
  const other = await church.signIn('leader2')

  const sent = await church.post(
    'fellowships/1/message/',
    { message: 'May I bring my sister?' },
    member.access,
  )
  const empty = await church.post('fellowships/1/message/', { message: ' ' }, member.access)

  expect([sent.status, empty.status]).toEqual([201, 400])
  expect(rowsOf(await church.get('fellowships/1/messages/', leader.access))).toMatchObject([
    { message: 'May I bring my sister?', user_name: expect.stringContaining('Akosua') },
  ])
  expect((await church.get('fellowships/1/messages/', other.access)).status).toBe(403)
})

test('a leader sees the attendance of each member, computed from the marks', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  const events = rowsOf(await church.get('fellowships/1/events/', access))
  const [member] = rowsOf(await church.get('fellowships/1/members/', access))
  await church.db.deleteFrom('attendance').execute()
  const mark = (event: Row | undefined, is_present: boolean) =>
    church.post(
      `fellowships/1/events/${event?.['id']}/attendance/`,
      { member: member?.['id'], is_present },
      access,
    )
  const [first, second, third] = events

  await mark(first, true)
  await mark(second, false)
  await mark(third, false)
  await mark(third, true)

  const [seen] = rowsOf(await church.get('fellowships/1/members/', access))
  expect(seen).toMatchObject({ id: member?.['id'], attendance_rate: 67, last_attendance: third?.['date'] })
  expect(seen?.['recent_activities']).toHaveLength(3)
  const records = (await church.get(`fellowships/1/events/${third?.['id']}/attendance/`, access)).body
  expect(records).toMatchObject([{ member: { id: member?.['id'] }, is_present: true }])
})

test('without marks there is no attendance rate, and a mark can be removed', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  await church.db.deleteFrom('attendance').execute()
  const [event] = rowsOf(await church.get('fellowships/1/events/', access))
  const [member] = rowsOf(await church.get('fellowships/1/members/', access))
  const path = `fellowships/1/events/${event?.['id']}/attendance/`

  await church.post(path, { member: member?.['id'], is_present: false }, access)
  const undone = await church.remove(`${path}${member?.['id']}/`, access)

  expect(member).toMatchObject({ attendance_rate: null, last_attendance: null, recent_activities: [] })
  expect(undone.status).toBe(200)
  expect((await church.get(path, access)).body).toEqual([])
})

test('a leader can neither mark a member of another fellowship nor delete its events', async () => {
  await using church = await openChurch()
  const leader = await church.signIn('leader')
  const newcomer = await church.signIn('newcomer')
  const [event] = rowsOf(await church.get('fellowships/1/events/', leader.access))
  const { body } = await church.post(
    'events/',
    { ...prayerNight, fellowship: 2 },
    (await church.signIn('admin')).access,
  )
  const { id: foreign } = body as { id: number }

  const stranger = await church.post(
    `fellowships/1/events/${event?.['id']}/attendance/`,
    { member: newcomer.user['id'], is_present: true },
    leader.access,
  )
  const deleted = await church.remove(`fellowships/1/events/${foreign}/`, leader.access)
  const through = await church.remove(`fellowships/2/events/${foreign}/`, leader.access)

  expect([stranger.status, Object.keys(stranger.body as object)]).toEqual([400, ['member']])
  expect([deleted.status, through.status]).toEqual([404, 403])
})

const prayerNight = {
  title: 'Prayer Night',
  description: 'We pray till ten.',
  date: '2026-12-04',
  time: '19:00',
  location: 'Chapel',
}

test('an event added by a leader belongs to their own fellowship, whatever the body says', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')

  const { status, body } = await church.post(
    'fellowships/1/events/',
    { ...prayerNight, fellowship: 2 },
    access,
  )

  expect([status, body]).toMatchObject([201, { title: 'Prayer Night', fellowship: 1 }])
})

test.each([
  ['meeting_link', { is_online: true, location: '' }],
  ['meeting_link', { is_online: true, meeting_link: 'javascript:alert(1)' }],
  ['meeting_link', { is_online: true, meeting_link: 'meet me' }],
  ['location', { location: ' ' }],
  ['title', { title: '' }],
  ['description', { description: '' }],
  ['date', { date: '2026-02-30' }],
  ['time', { time: '7pm' }],
])('an event with a wrong %s is refused at its field (%j)', async (field, wrong) => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')

  const { status, body } = await church.post('fellowships/1/events/', { ...prayerNight, ...wrong }, access)

  expect([status, Object.keys(body as object)]).toEqual([400, [field]])
})

test('a leader reads private requests of the members of their own fellowship only', async () => {
  await using church = await openChurch()
  const member = await church.signIn('member')
  const leader = await church.signIn('leader')
  const other = await church.signIn('leader2')
  await church.post(
    'prayer_requests/create/',
    { title: 'Quietly', description: 'x', isPrivate: true },
    member.access,
  )

  const titles = (rows: Row[]) => rows.map(({ title }) => title)

  expect(titles(rowsOf(await church.get('fellowships/1/prayer-requests/', leader.access)))).toContain(
    'Quietly',
  )
  expect(titles(rowsOf(await church.get('prayer_requests/', leader.access)))).toContain('Quietly')
  expect(titles(rowsOf(await church.get('prayer_requests/', other.access)))).not.toContain('Quietly')
  expect((await church.get('fellowships/1/testimonies/', leader.access)).status).toBe(200)
})

test('a fellowship counts the members whom its leader sees', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  const member = await church.signIn('member')

  await church.call('DELETE', 'users/me/', { password: demonstrationPassword }, member.access)
  const { member_count } = (await church.get('fellowships/leader/', access)).body as { member_count: number }
  const { count } = (await church.get('fellowships/1/members/', access)).body as { count: number }

  expect(member_count).toBe(count)
})
