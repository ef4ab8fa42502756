import { sql } from 'kysely'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { looksLikeDigitalAddress, maritalStatuses } from '../../../src/lib/contract/accounts/profile.ts'
import { readList } from '../../../src/lib/contract/base.ts'
import { PrayerRequest, prayerRequestAnswer } from '../../../src/lib/contract/care/prayer-request.ts'
import { Testimony, testimonyAnswer } from '../../../src/lib/contract/care/testimony.ts'
import { fellowshipAnswer, MyFellowship } from '../../../src/lib/contract/groups/fellowship.ts'
import { Sermon, sermonAnswer } from '../../../src/lib/contract/media/sermon.ts'
import { Announcement } from '../../../src/lib/contract/messages/announcement.ts'
import { ChurchEvent } from '../../../src/lib/contract/services/event.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { brokenReferences, countAll, openSeeded, sunday } from '../../support/seeded.ts'

// One idea: what the sample data guarantees.

describe('a fresh installation', () => {
  let church: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    church = await openSeeded(sunday)
  })
  afterAll(() => church[Symbol.asyncDispose]())

  test('has the demonstration accounts, all with the same password', async () => {
    const people = await church.db.selectFrom('account').selectAll().orderBy('id').execute()

    const roles = Object.fromEntries(people.map(({ username, role }) => [username, role]))
    expect(roles).toMatchObject({
      admin: 'admin',
      media: 'media',
      leader2: 'fellowship_leader',
      newcomer: 'user',
    })
    expect(people).toHaveLength(66)
    expect(church.hashed).toEqual(['asore-demo-2026'])
    expect(new Set(people.map(({ password_hash }) => password_hash))).toEqual(new Set(['hash']))
  })

  test('has rows for all its pages', async () => {
    expect(await countAll(church.db)).toEqual({
      fellowship: 6,
      event: 14,
      sermon: 24,
      prayer_request: 18,
      testimony: 16,
      announcement: 5,
    })
    expect(await brokenReferences(church.db)).toEqual([])
  })

  test('has leader and leader2 as leaders of its first two fellowships', async () => {
    const leaders = await church.db
      .selectFrom('fellowship')
      .innerJoin('account', 'account.id', 'fellowship.leader_id')
      .select(['username', 'role', 'account.fellowship_id', 'fellowship.id'])
      .orderBy('fellowship.id')
      .execute()

    expect(leaders.map(({ username }) => username).slice(0, 2)).toEqual(['leader', 'leader2'])
    expect(leaders).toHaveLength(6)
    expect(
      leaders.filter(({ role, id, fellowship_id }) => role !== 'fellowship_leader' || id !== fellowship_id),
    ).toEqual([])
  })

  test('has people with valid phones, most with a complete profile, some without e-mail or fellowship', async () => {
    const people = await church.db
      .selectFrom('account')
      .leftJoin('profile', 'profile.account_id', 'account.id')
      .selectAll()
      .execute()

    expect(people.filter(({ telephone }) => !isValidPhoneNumber(telephone, 'GH'))).toEqual([])
    expect(new Set(people.map(({ telephone }) => telephone)).size).toBe(people.length)
    expect(people.filter(({ account_id }) => account_id === null)).toHaveLength(5)
    expect(people.filter(({ email }) => email === null).length).toBeGreaterThan(4)
    expect(people.filter(({ fellowship_id }) => fellowship_id === null)).toHaveLength(9)
    const profiles = people.filter(({ account_id }) => account_id !== null)
    expect(
      profiles.filter(({ marital_status }) => !maritalStatuses.some((one) => one === marital_status)),
    ).toEqual([])
    expect(
      profiles.filter(({ date_of_birth }) => ageOf(date_of_birth) < 18 || ageOf(date_of_birth) > 80),
    ).toEqual([])
    const addresses = profiles.flatMap(({ digital_address }) => digital_address || [])
    expect(addresses.filter((address) => !looksLikeDigitalAddress(address))).toEqual([])
  })

  test('has prayer requests and testimonies of member, and none of newcomer', async () => {
    const prayers = await rowsOf(church.db, 'prayer_request', 'member')
    const testimonies = await rowsOf(church.db, 'testimony', 'member')

    expect(prayers.map((row) => [row.is_private, row.is_answered])).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ])
    expect(testimonies.map((row) => row.is_approved)).toEqual([1, 0])
    expect(await rowsOf(church.db, 'prayer_request', 'newcomer')).toEqual([])
    expect(await rowsOf(church.db, 'profile', 'newcomer')).toEqual([])
    expect(await rowsOf(church.db, 'profile', 'member')).toHaveLength(1)
  })

  test('stores its recordings in the file store, with their sizes', async () => {
    const sermons = await church.db
      .selectFrom('sermon')
      .selectAll()
      .where('media_key', 'is not', null)
      .execute()

    expect(sermons.map(({ media_type }) => media_type).sort()).toEqual(['audio', 'audio', 'audio', 'video'])
    const stored = await Promise.all(sermons.map(({ media_key }) => church.files.find(media_key ?? '')))
    expect(stored.map((file) => file?.bytes)).toEqual(sermons.map(({ media_bytes }) => media_bytes))
    expect(await church.files.find('sermons/sample-be-still.mp3')).toBeDefined()
  })

  test('gives lists that the schemas of the browser accept', async () => {
    const { db } = church

    const events = await db.selectFrom('event').selectAll().execute()
    const sermons = await db.selectFrom('sermon').selectAll().execute()
    const prayers = await db.selectFrom('prayer_request').selectAll().execute()
    const testimonies = await db.selectFrom('testimony').selectAll().execute()
    const announcements = await db.selectFrom('announcement').selectAll().execute()

    expect(
      readList(
        ChurchEvent,
        events.map((row) => ({ ...row, is_online: row.is_online === 1 })),
      ),
    ).toHaveLength(14)
    const sermonAnswers = sermons.map((row) =>
      sermonAnswer({ ...row, duration: '', thumbnail: null, audio: row.media_key, video: null }),
    )
    expect(readList(Sermon, sermonAnswers).filter(({ speaker, audio }) => speaker && audio)).toHaveLength(4)
    const prayerAnswers = prayers.map((row) =>
      prayerRequestAnswer(
        {
          ...row,
          is_private: row.is_private === 1,
          is_anonymous: row.is_anonymous === 1,
          is_answered: row.is_answered === 1,
          user_name: null,
        },
        false,
      ),
    )
    expect(readList(PrayerRequest, prayerAnswers).filter(({ is_answered }) => is_answered)).toHaveLength(5)
    const testimonyAnswers = testimonies.map((row) =>
      testimonyAnswer(
        {
          ...row,
          image: null,
          video: null,
          user_name: null,
          verified: row.is_verified === 1,
          is_approved: row.is_approved === 1,
        },
        'Africa/Accra',
      ),
    )
    expect(readList(Testimony, testimonyAnswers).filter(({ is_approved }) => is_approved)).toHaveLength(14)
    expect(readList(Announcement, announcements)).toHaveLength(5)
  })

  test('gives a fellowship that the schema of the browser accepts', async () => {
    const row = await church.db
      .selectFrom('fellowship')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const activities: string[] = JSON.parse(row.activities)
    const answer = fellowshipAnswer({
      ...row,
      activities,
      leader_name: 'Yaw Adomako',
      member_count: 13,
      next_meeting: null,
      asks_leader: false,
    })

    expect(MyFellowship.parse(answer)).toMatchObject({
      name: 'Nkabom Young Adults',
      meeting_day: 'Friday',
      meeting_time: '18:30',
    })
  })
})

async function rowsOf(db: Db, table: 'prayer_request' | 'testimony' | 'profile', username: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)}
    where account_id = (select id from account where username = ${username}) order by created_at`.execute(db)
  return rows
}

const ageOf = (born: string | null) =>
  Math.floor((sunday.getTime() - new Date(born ?? 0).getTime()) / (365.25 * 86_400_000))
