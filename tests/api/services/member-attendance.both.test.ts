import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { openRandom } from '../../../src/server/app/samples/seed/random.ts'
import { listMembers } from '../../../src/server/groups/fellowships/members.ts'
import { type Church, openChurch } from '../../support/church.ts'

/* What a leader reads of each member's attendance (spec 2 §3), and how many rows of the database that takes. */

const wholeList = { limit: 1000, offset: 0, search: '', order: undefined }

type Told = {
  id: number
  attendance_rate: number | null
  last_attendance: string | null
  recent_activities: { description: string; date: string }[]
}

/** Reads the members of a fellowship as its leader does. */
async function readMembers(church: Church, leader: string, fellowshipId: number): Promise<Told[]> {
  const { access } = await church.signIn(leader)
  const { body } = await church.get(`fellowships/${fellowshipId}/members/`, access)
  return (body as { results: Told[] }).results
}

/** Forty meetings of fellowship 1, two on each of twenty days, and eight of fellowship 2, with random marks. */
async function markForYears(church: Church): Promise<void> {
  const chance = openRandom(413)
  const accounts = await church.db.selectFrom('account').select('id').orderBy('id').execute()
  for (let meeting = 0; meeting < 48; meeting += 1) {
    const { id } = await church.db
      .insertInto('event')
      .values({
        title: `Meeting ${meeting}`,
        description: '',
        time: '18:00',
        location: 'Hall',
        is_online: 0,
        meeting_link: '',
        category: 'worship',
        icon: '',
        created_at: '2025-01-01T00:00:00.000Z',
        date: `2025-0${1 + (meeting % 4)}-1${meeting % 10}`,
        fellowship_id: meeting < 40 ? 1 : 2,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const marked = accounts.filter((_, place) => chance.happens((place % 7) / 6))
    const marks = marked.map((account) => ({
      event_id: id,
      account_id: account.id,
      is_present: toFlag(chance.happens(0.7)),
      marked_by: null,
      marked_at: '2025-06-01T00:00:00.000Z',
    }))
    if (marks.length > 0) await church.db.insertInto('attendance').values(marks).execute()
  }
}

const toFlag = (yes: boolean): 0 | 1 => (yes ? 1 : 0)

/** The same for one member, computed from every mark. */
async function reckon(church: Church, fellowshipId: number, id: number): Promise<Omit<Told, 'id'>> {
  const marks = await church.db
    .selectFrom('attendance')
    .innerJoin('event', 'event.id', 'attendance.event_id')
    .select(['is_present', 'title', 'date'])
    .where('event.fellowship_id', '=', fellowshipId)
    .where('attendance.account_id', '=', id)
    .where('date', '<=', '2026-11-21')
    .orderBy('date', 'desc')
    .orderBy('event.id', 'desc')
    .execute()
  const came = marks.filter(({ is_present }) => is_present === 1)
  return {
    attendance_rate: marks.length > 0 ? Math.round((came.length / marks.length) * 100) : null,
    last_attendance: came[0]?.date ?? null,
    recent_activities: marks.slice(0, 5).map(({ title, date, is_present }) => ({
      description: `${is_present ? 'Attended' : 'Missed'} ${title}`,
      date,
    })),
  }
}

/** Compares JSON texts, so that the order of the fields counts, too. */
async function expectReckoned(church: Church, fellowshipId: number, members: Told[]): Promise<void> {
  for (const { id, attendance_rate, last_attendance, recent_activities } of members) {
    const told = JSON.stringify({ attendance_rate, last_attendance, recent_activities })
    expect([id, told]).toEqual([id, JSON.stringify(await reckon(church, fellowshipId, id))])
  }
}

test.each([
  ['as the church begins', () => Promise.resolve()],
  ['after years, with several meetings on one day', markForYears],
])('a leader reads the attendance of each member as computed from every mark, %s', async (_, mark) => {
  await using church = await openChurch()
  await mark(church)

  const first = await readMembers(church, 'leader', 1)
  const second = await readMembers(church, 'leader2', 2)

  expect(first.length).toBeGreaterThan(5)
  await expectReckoned(church, 1, first)
  await expectReckoned(church, 2, second)
})

test('a mark is refused before the day of its meeting with the day, and counts nowhere before it', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  const meeting = { title: 'Harvest', description: 'x', date: '2026-12-17', time: '18:00', location: 'Hall' }
  const { id } = (await church.post('fellowships/1/events/', meeting, access)).body as { id: number }
  const [member] = await readMembers(church, 'leader', 1)
  const mark = () =>
    church.post(`fellowships/1/events/${id}/attendance/`, { member: member?.id, is_present: true }, access)

  const early = await mark()
  // As marks were taken before there was this rule.
  const at = church.clock.now.toISOString()
  await church.db
    .insertInto('attendance')
    .values({ event_id: id, account_id: member?.id ?? 0, is_present: 1, marked_by: null, marked_at: at })
    .execute()
  const [before] = await readMembers(church, 'leader', 1)
  const needs = JSON.stringify((await church.get('fellowships/1/needs/', access)).body)
  church.clock.now = new Date('2026-12-17T06:00:00Z')
  const { access: later } = await church.signIn('leader')
  const onTheDay = await church.post(
    `fellowships/1/events/${id}/attendance/`,
    { member: member?.id, is_present: true },
    later,
  )
  const [then] = await readMembers(church, 'leader', 1)

  expect(early).toMatchObject({
    status: 409,
    body: {
      detail: 'This meeting is on Thursday, 17 December 2026. Who was there is marked from that day on.',
    },
  })
  expect(before).toEqual(member)
  expect(JSON.parse(needs).attendance.map(({ date }: { date: string }) => date)).not.toContain('2026-12-17')
  expect(onTheDay.status).toBe(200)
  expect(then).toMatchObject({ last_attendance: '2026-12-17' })
})

test('reading the members of a fellowship takes a bounded number of rows, even after years of marks', async () => {
  await using church = await openChurch()
  await markForYears(church)
  let rows = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length
      return result
    },
  }

  const query = { fellowshipId: 1, reader: { role: 'fellowship_leader' as const }, today: '2026-11-21' }
  const { count } = await listMembers(church.db.withPlugin(counting), query, wholeList)

  // For each member the person, the settings, the sums and the newest marks: two meetings are on one day, so at most six.
  expect(rows).toBeLessThanOrEqual(count * 9)
})
