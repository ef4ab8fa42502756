import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'

type Entry = Record<'username' | 'what' | 'filter', string> & {
  subject: string | null
  row_count: number
  times: number
}

async function readEntries(church: Church, search = ''): Promise<Entry[]> {
  const { access } = await church.signIn('admin')
  const { status, body } = await church.get(`admin/access/?search=${encodeURIComponent(search)}`, access)
  expect(status).toBe(200)
  return (body as { results: Entry[] }).results
}

test('the access log records every list and record of people that staff reads, with the reader, the number of rows and the search', async () => {
  await using church = await openChurch()
  const [admin, leader] = [await church.signIn('admin'), await church.signIn('leader')]
  const { body } = await church.get('users/?search=akosua', admin.access)
  const results = (body as { results: { id: number }[] }).results
  await church.get(`users/${results[0]?.id}/`, admin.access)
  await church.get('members/contacts/', admin.access)
  await church.get('activities/signups/', admin.access)
  await church.get('fellowships/1/members/?search=a', leader.access)
  await church.get('fellowships/1/messages/', leader.access)
  const { body: events } = await church.get('fellowships/1/events/', leader.access)
  const event = (events as { results: { id: number }[] }).results[0]?.id
  await church.get(`fellowships/1/events/${event}/attendance/`, leader.access)
  await church.post('exports/', { list: 'attendance', rows: 7 }, leader.access)

  const entries = (await readEntries(church)).toReversed()

  expect(entries.map(({ username, what, filter }) => [username, what, filter])).toEqual([
    ['admin', 'accounts', 'akosua'],
    ['admin', 'record of a person', ''],
    ['admin', 'messages to the church', ''],
    ['admin', 'sign-ups for youth activities', ''],
    ['leader', 'members of fellowship 1', 'a'],
    ['leader', 'messages to the leader of fellowship 1', ''],
    ['leader', `attendance of event ${event}`, ''],
    ['leader', 'file of: attendance', ''],
  ])
  expect(entries[0]?.row_count).toBe(results.length)
  expect(entries[1]?.subject).toEqual(expect.any(String))
  expect(entries.at(-1)?.row_count).toBe(7)
})

test('an admin finds an entry of the access log by its reader, and no other role may read the log', async () => {
  await using church = await openChurch()
  const [admin, leader] = [await church.signIn('admin'), await church.signIn('leader')]
  await church.get('users/', admin.access)
  await church.get('fellowships/1/members/', leader.access)

  const entries = await readEntries(church, 'leader')

  expect(entries.map(({ what }) => what)).toEqual(['members of fellowship 1'])
  expect((await church.get('admin/access/', leader.access)).status).toBe(403)
})

test('the same list read again within ten minutes raises the count of its entry, later it adds another entry', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  for (let time = 0; time < 3; time++) await church.get('fellowships/1/members/', access)

  church.wait(11 * 60_000)
  const { access: later } = await church.signIn('leader')
  await church.get('fellowships/1/members/', later)

  expect((await readEntries(church)).map(({ times }) => times)).toEqual([1, 3])
})

test('reads of a member are not recorded, and the export of a member names the staff who opened their record', async () => {
  await using church = await openChurch()
  const [admin, member] = [await church.signIn('admin'), await church.signIn('member')]
  await church.get('fellowships/my/members/', member.access)
  await church.get(`users/${member.user['id']}/`, admin.access)

  const { body } = await church.get('users/me/export/', member.access)

  expect(body).toMatchObject({
    lists_of_people_read: [],
    read_by_staff: [{ username: 'admin', what: 'record of a person', times: 1 }],
  })
})
