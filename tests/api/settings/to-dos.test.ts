import { expect, test } from 'vitest'
import type {
  LeaderToDosAnswer,
  MediaToDosAnswer,
  MemberToDosAnswer,
} from '../../../src/lib/contract/settings/to-dos.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { healing, idIn } from '../../support/prayers-and-testimonies.ts'
import { openSignUps } from '../../support/sign-ups.ts'

/* What each overview begins with; that of the admin is in growth.both.test.ts. */

const meeting = { title: 'Bible study', description: 'x', time: '18:00', location: 'Church' }

async function leading(church: Church) {
  const { access } = await church.signIn('leader')
  await church.db.deleteFrom('event').where('fellowship_id', '=', 1).execute()
  const members = await church.db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name'])
    .where('fellowship_id', '=', 1)
    .orderBy('id')
    .limit(2)
    .execute()
  const meet = async (date: string, present: boolean[]) => {
    const event = idIn(await church.post('fellowships/1/events/', { ...meeting, date }, access))
    for (const [at, is_present] of present.entries()) {
      const path = `fellowships/1/events/${event}/attendance/`
      await church.post(path, { member: members[at]?.id, is_present }, access)
    }
    return event
  }
  const toDos = async () => (await church.get('fellowships/1/needs/', access)).body as LeaderToDosAnswer
  return { access, members, meet, needs: toDos }
}

test('a leader reads who missed the last two meetings, and nobody who missed one of them', async () => {
  await using church = await openChurch()
  const { members, meet, needs } = await leading(church)
  await meet('2026-11-01', [true, false])
  await meet('2026-11-08', [false, false])
  await meet('2026-11-15', [true, false])

  const { absent, absent_count, attendance } = await needs()

  const [, missing] = members
  expect(absent).toEqual([{ id: missing?.id, name: `${missing?.first_name} ${missing?.last_name}` }])
  expect(absent_count).toBe(1)
  expect(attendance.map(({ date, present, marked }) => [date, present, marked])).toEqual([
    ['2026-11-15', 1, 2],
    ['2026-11-08', 0, 2],
    ['2026-11-01', 1, 2],
  ])
})

test('a leader reads the next meeting, today’s included, and what is not answered or read', async () => {
  await using church = await openChurch()
  const { meet, needs } = await leading(church)
  await meet('2026-12-01', [])
  await meet('2026-11-20', [])
  const today = await meet('2026-11-21', [])
  const before = await needs()
  const { access } = await church.signIn('member')
  await church.post('prayer_requests/create/', { ...healing, isPrivate: true }, access)
  await church.post('fellowships/1/message/', { message: 'Good morning' }, access)

  const after = await needs()

  expect(before.next).toEqual({ id: today, title: 'Bible study', date: '2026-11-21', time: '18:00' })
  expect(after.prayers).toBe(before.prayers + 1)
  expect(after.messages).toBe(before.messages + 1)
})

test('a fellowship that never met has nobody missing and no trend; another’s leader reads nothing of it', async () => {
  await using church = await openChurch()
  const { needs } = await leading(church)
  const { access: other } = await church.signIn('leader2')
  const { access: member } = await church.signIn('member')

  expect(await needs()).toMatchObject({ absent: [], absent_count: 0, next: null, attendance: [] })
  expect((await church.get('fellowships/1/needs/', other)).status).toBe(403)
  expect((await church.get('fellowships/1/needs/', member)).status).toBe(403)
})

test('the media team reads drafts, sermons without a recording, and the next service to stream', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  await church.db.updateTable('service').set({ livestream: 0 }).execute()
  const first = await church.db.selectFrom('service').select('id').orderBy('id').executeTakeFirstOrThrow()
  // The clock of the church stands at Saturday, 2026-11-21, 12:00.
  const streamed = { livestream: 1, title: 'First service', day: 'Sunday', time: '09:00' } as const
  await church.db.updateTable('service').set(streamed).where('id', '=', first.id).execute()
  const pages = await church.db
    .selectFrom('page')
    .select('id')
    .where('path', 'in', ['/live-stream', '/about'])
    .execute()
  const ids = pages.map(({ id }) => id)
  await church.db.updateTable('page_text').set({ draft: null }).execute()
  // The team may edit the page of the live stream, and not the other.
  await church.db
    .updateTable('page_text')
    .set({ draft: '{}' })
    .where('page_id', 'in', ids)
    .where('lang', '=', 'en')
    .execute()
  await church.db.updateTable('sermon').set({ date: '2026-01-04' }).execute()
  const sermon = await church.db.selectFrom('sermon').select(['id', 'title']).executeTakeFirstOrThrow()
  const silent = { media_key: null, date: '2026-11-15' }
  await church.db.updateTable('sermon').set(silent).where('id', '=', sermon.id).execute()

  const { body } = await church.get('sermons/needs/', access)

  expect(ids).toHaveLength(2)
  expect(body).toMatchObject({
    drafts: 1,
    without_sound: [{ ...sermon, date: '2026-11-15' }],
    without_sound_count: 1,
    next: { title: 'First service', date: '2026-11-22', time: '09:00' },
  } satisfies Partial<MediaToDosAnswer>)
  await church.db.updateTable('service').set({ day: 'Saturday' }).where('id', '=', first.id).execute()
  expect((await church.get('sermons/needs/', access)).body).toMatchObject({ next: { date: '2026-11-28' } })
  const { access: member } = await church.signIn('member')
  expect((await church.get('sermons/needs/', member)).status).toBe(403)
})

test('a member reads what they asked for, and the next event that they said yes to', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')
  const { access: admin } = await church.signIn('admin')
  const { access: other } = await church.signIn('member')
  const add = async (title: string, date: string) =>
    idIn(
      await church.post('events/', { ...meeting, title, date, category: 'worship', fellowship: null }, admin),
    )
  const [past, later, next, notMine] = [
    await add('Past', '2026-11-20'),
    await add('Later', '2026-12-24'),
    await add('Next', '2026-11-21'),
    await add('Not mine', '2026-11-21'),
  ]
  const before = await church.get('members/my/needs/', access)
  await openSignUps(church)
  const { id: account_id } = (await church.signIn('newcomer')).user as { id: number }
  const at = '2026-11-01T00:00:00.000Z'
  const signedUp = { event_id: past, account_id, kind: 'signup' as const, created_at: at, placed_at: at }
  await church.db.insertInto('event_signup').values(signedUp).execute()
  for (const id of [later, next]) await church.post(`events/${id}/signup/`, {}, access)
  await church.post(`events/${notMine}/signup/`, { kind: 'reminder' }, access)
  const prayerId = idIn(await church.post('prayer_requests/create/', healing, access))
  await church.post(`prayer_requests/${prayerId}/pray/`, {}, other)

  const { body } = await church.get('members/my/needs/', access)

  const noTurns = { turns_asked: 0, turns_offered: 0, next_turn: null, office: false, inbox: 0 }
  expect(before.body).toEqual({
    usher: false,
    requests: 0,
    prayers: 0,
    unread_messages: 0,
    care: 0,
    tends: false,
    is_pastor: false,
    next: null,
    ...noTurns,
  })
  expect(body).toEqual({
    usher: false,
    requests: 1,
    prayers: 1,
    unread_messages: 0,
    care: 0,
    tends: false,
    is_pastor: false,
    next: {
      id: next,
      title: 'Next',
      date: '2026-11-21',
      time: '18:00',
      location: 'Church',
      is_online: false,
    },
    ...noTurns,
  } satisfies MemberToDosAnswer)
})

test('what the rota asks is on the overview of leaders and the media team as on that of members', async () => {
  await using church = await openChurch()
  const { db, clock } = church
  const [team, service] = [
    await db.selectFrom('rota_team').select('id').executeTakeFirstOrThrow(),
    await db.selectFrom('service').select('id').executeTakeFirstOrThrow(),
  ]
  await db.deleteFrom('rota_turn').execute()
  for (const [who, path] of [
    ['leader', 'fellowships/1/needs/'],
    ['media', 'sermons/needs/'],
  ] as const) {
    const { access, user } = await church.signIn(who)
    await db
      .insertInto('rota_turn')
      .values({
        team_id: team.id,
        service_id: service.id,
        day: '2026-12-06',
        account_id: Number(user['id']),
        state: 'asked',
        asked_by: null,
        asked_at: clock.now.toISOString(),
      })
      .execute()

    const { body } = await church.get(path, access)
    const own = (await church.get('members/my/needs/', access)).body as MemberToDosAnswer

    expect(body).toMatchObject({ turns_asked: 1, turns_offered: 0, next_turn: null })
    expect(own.turns_asked).toBe(1)
  }
})

test('a leader is not told that somebody is missing who has closed the account', async () => {
  await using church = await openChurch()
  const { members, meet, needs } = await leading(church)
  await meet('2026-11-08', [false, false])
  await meet('2026-11-15', [false, false])
  const deletion_requested_at = church.clock.now.toISOString()
  const [gone, missing] = members
  await church.db
    .updateTable('account')
    .set({ deletion_requested_at })
    .where('id', '=', gone?.id ?? 0)
    .execute()

  const { absent, absent_count } = await needs()

  expect([absent.map(({ id }) => id), absent_count]).toEqual([[missing?.id], 1])
})
