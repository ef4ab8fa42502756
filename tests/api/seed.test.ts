import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import { Announcement } from '../../src/lib/contract/announcement.ts'
import { readList } from '../../src/lib/contract/base.ts'
import { ChurchEvent } from '../../src/lib/contract/event.ts'
import { fellowshipAnswer } from '../../src/lib/contract/fellowship.ts'
import { MyFellowship } from '../../src/lib/contract/my-fellowship.ts'
import { PrayerRequest, prayerRequestAnswer } from '../../src/lib/contract/prayer-request.ts'
import { looksLikeDigitalAddress, maritalStatuses } from '../../src/lib/contract/profile.ts'
import { Sermon, sermonAnswer } from '../../src/lib/contract/sermon.ts'
import { Testimony, testimonyAnswer } from '../../src/lib/contract/testimony.ts'
import { migrate, openDatabase } from '../../src/server/db/open.ts'
import { seedMembers } from '../../src/server/db/seed/members.ts'
import { seedSampleData } from '../../src/server/db/seed/seed.ts'
import type { Db, Tables } from '../../src/server/db/tables.ts'
import { openFiles } from '../../src/server/files/store.ts'

// One idea: what the sample data promises. Its length is the promises'.

const mediaFolder = fileURLToPath(new URL('../../src/content/media/', import.meta.url))
const sunday = new Date('2026-11-22T10:30:00.000Z')

/** An ordinary day, a leap day, the last minute of a year, and moments in the middle of a service and a meeting. */
const moments = [
  '2026-11-22T10:30:00.000Z',
  '2028-02-29T00:00:00.000Z',
  '2026-12-31T23:59:59.999Z',
  '2026-11-27T18:30:00.000Z',
  '2026-11-27T18:31:00.000Z',
  '2027-03-03T06:15:00.000Z',
].map((text) => new Date(text))

describe('a fresh installation', () => {
  test('has the accounts of the demonstration, all with the one password', async () => {
    await using church = await openSeeded(sunday)

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

  test('has everything that its pages show', async () => {
    await using church = await openSeeded(sunday)

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

  test('is led by leader and leader2 in its first two fellowships', async () => {
    await using church = await openSeeded(sunday)

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

  test('knows who its people are: valid phones, most profiles complete, some without e-mail or fellowship', async () => {
    await using church = await openSeeded(sunday)

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

  test('gives member something of their own, and newcomer nothing yet', async () => {
    await using church = await openSeeded(sunday)

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

  test('keeps its recordings in the file store, with their sizes', async () => {
    await using church = await openSeeded(sunday)

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

  test('answers lists that the browser can read', async () => {
    await using church = await openSeeded(sunday)
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
    const heard = sermons.map((row) =>
      sermonAnswer({ ...row, duration: '', thumbnail: null, audio: row.media_key, video: null }),
    )
    expect(readList(Sermon, heard).filter(({ speaker, audio }) => speaker && audio)).toHaveLength(4)
    const asked = prayers.map((row) =>
      prayerRequestAnswer(
        {
          ...row,
          is_private: row.is_private === 1,
          is_answered: row.is_answered === 1,
          user_name: null,
        },
        false,
      ),
    )
    expect(readList(PrayerRequest, asked).filter(({ is_answered }) => is_answered)).toHaveLength(5)
    const told = testimonies.map((row) =>
      testimonyAnswer({
        ...row,
        image: null,
        video: null,
        user_name: null,
        verified: row.is_verified === 1,
        is_approved: row.is_approved === 1,
      }),
    )
    expect(readList(Testimony, told).filter(({ is_approved }) => is_approved)).toHaveLength(14)
    expect(readList(Announcement, announcements)).toHaveLength(5)
  })

  test('tells a member about the fellowship', async () => {
    await using church = await openSeeded(sunday)

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
    })

    expect(MyFellowship.parse(answer)).toMatchObject({
      name: 'Nkabom Young Adults',
      meeting_day: 'Friday',
      meeting_time: '18:30',
    })
  })
})

describe.each(moments)('made at %s, the sample data', (now) => {
  test('has seven church events and one meeting to come, two and four that were', async () => {
    await using church = await openSeeded(now)

    const events = await church.db.selectFrom('event').selectAll().execute()
    const coming = (row: { date: string; time: string }) => new Date(`${row.date}T${row.time}:00.000Z`) > now
    const ofChurch = events.filter(({ fellowship_id }) => fellowship_id === null)
    const meetings = events.filter(({ fellowship_id }) => fellowship_id === 1)

    expect([ofChurch.filter(coming).length, ofChurch.length]).toEqual([7, 9])
    expect([meetings.filter(coming).length, meetings.length]).toEqual([1, 5])
    expect(new Set(ofChurch.filter(coming).map(({ category }) => category)).size).toBe(5)
    const fourWeeksAgo = new Date(now.getTime() - 28 * 86_400_000).toISOString().slice(0, 10)
    expect(meetings.filter(({ date }) => date < fourWeeksAgo)).toEqual([])
  })

  test('has attendance of past meetings: present, absent and not marked', async () => {
    await using church = await openSeeded(now)

    const records = await church.db
      .selectFrom('attendance')
      .innerJoin('event', 'event.id', 'attendance.event_id')
      .innerJoin('account', 'account.id', 'attendance.account_id')
      .select(['event_id', 'is_present', 'account.fellowship_id', 'marked_at', 'date'])
      .execute()
    const meetings = Map.groupBy(records, ({ event_id }) => event_id)

    expect(meetings.size).toBe(4)
    for (const marked of meetings.values()) {
      expect(new Set(marked.map(({ is_present }) => is_present))).toEqual(new Set([0, 1]))
    }
    expect(records.length).toBeLessThan(4 * 13)
    expect(records.filter(({ fellowship_id }) => fellowship_id !== 1)).toEqual([])
    expect(records.filter(({ marked_at, date }) => marked_at < date)).toEqual([])
  })

  test('knows nothing of the future, and nobody wrote before signing up', async () => {
    await using church = await openSeeded(now)
    const written = await Promise.all(
      (['prayer_request', 'testimony'] as const).map((table) =>
        church.db
          .selectFrom(table)
          .innerJoin('account', 'account.id', `${table}.account_id`)
          .whereRef(`${table}.created_at`, '<', 'account.created_at')
          .select(['username', `${table}.title`])
          .execute(),
      ),
    )

    expect(written.flat()).toEqual([])
    expect(await latest(church.db)).toSatisfy((moment: string) => moment <= now.toISOString())
  })
})

describe('filling a church', () => {
  test('happens once: the second time nothing is hashed, copied or added', async () => {
    await using church = await openSeeded(sunday)
    const before = await everything(church.db)

    expect(await church.seed()).toBe(false)

    expect(church.hashed).toHaveLength(1)
    expect(await everything(church.db)).toEqual(before)
  })

  test('gives the same church for the same moment', async () => {
    await using one = await openSeeded(sunday)
    await using other = await openSeeded(sunday)

    expect(await everything(one.db)).toEqual(await everything(other.db))
  })

  test('that breaks off in the middle leaves nothing, and succeeds at the next start', async () => {
    await using church = await openEmpty(sunday)
    await using untouched = await openEmpty(sunday)
    await sql`create trigger power_cut before insert on log_entry begin select raise(abort, 'power cut'); end`.execute(
      church.db,
    )

    await expect(church.seed()).rejects.toThrow('power cut')
    expect(await everything(church.db)).toEqual(await everything(untouched.db))
    await sql`drop trigger power_cut`.execute(church.db)

    expect(await church.seed()).toBe(true)
    expect(await countAll(church.db)).toMatchObject({ event: 14, sermon: 24 })
  })

  test('leaves a church alone that already has an account', async () => {
    await using church = await openEmpty(sunday)
    await seedMembers(church.db, 1, { passwordHash: 'hash', now: sunday })

    expect(await church.seed()).toBe(false)
    expect(await countAll(church.db)).toMatchObject({ fellowship: 0, sermon: 0 })
  })
})

describe('many members for measuring', () => {
  test('have their own usernames and valid phones, and spread over fellowships and years', async () => {
    await using church = await openSeeded(sunday)
    const reported: number[] = []

    await seedMembers(church.db, 1500, {
      passwordHash: 'hash',
      now: sunday,
      report: (added) => reported.push(added),
    })
    await seedMembers(church.db, 1000, { passwordHash: 'hash', now: sunday })

    const people = await church.db.selectFrom('account').selectAll().where('id', '>', 66).execute()
    expect(reported).toEqual([1000, 1500])
    expect(people).toHaveLength(2500)
    expect(people.filter(({ username }) => !/^[\p{L}\p{N}._-]{3,30}$/u.test(username))).toEqual([])
    expect(people.filter(({ telephone }) => !isValidPhoneNumber(telephone, 'GH'))).toEqual([])
    expect(new Set(people.map(({ telephone }) => telephone)).size).toBe(2500)
    expect(new Set(people.map(({ fellowship_id }) => fellowship_id)).size).toBe(7)
    expect(new Set(people.map(({ created_at }) => created_at.slice(0, 4))).size).toBe(4)
    expect(await latest(church.db)).toSatisfy((moment: string) => moment <= sunday.toISOString())
    expect(await brokenReferences(church.db)).toEqual([])
  })
})

async function openEmpty(now: Date) {
  const db = openDatabase(':memory:')
  await migrate(db)
  const folder = mkdtempSync(join(tmpdir(), 'asore-seed-'))
  const files = openFiles(folder)
  const hashed: string[] = []
  const hashPassword = async (text: string) => {
    hashed.push(text)
    return 'hash'
  }
  return {
    db,
    files,
    hashed,
    seed: () => seedSampleData(db, { files, mediaFolder, now, hashPassword }),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openSeeded(now: Date) {
  const church = await openEmpty(now)
  expect(await church.seed()).toBe(true)
  return church
}

const tables = ['fellowship', 'event', 'sermon', 'prayer_request', 'testimony', 'announcement'] as const

async function countAll(db: Db) {
  const counts = await Promise.all(
    tables.map(async (table) => [table, (await db.selectFrom(table).select('id').execute()).length] as const),
  )
  return Object.fromEntries(counts)
}

async function everything(db: Db): Promise<unknown[]> {
  const names: (keyof Tables)[] = [...tables, 'account', 'profile', 'attendance', 'log_entry']
  return Promise.all(names.map((table) => db.selectFrom(table).selectAll().execute()))
}

async function brokenReferences(db: Db): Promise<unknown[]> {
  return (await sql`pragma foreign_key_check`.execute(db)).rows
}

async function rowsOf(db: Db, table: 'prayer_request' | 'testimony' | 'profile', username: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)}
    where account_id = (select id from account where username = ${username}) order by created_at`.execute(db)
  return rows
}

/** The latest moment that any row tells of. */
async function latest(db: Db): Promise<string> {
  const { rows } = await sql<{ moment: string }>`
    select max(moment) as moment from (
      select max(created_at) as moment from account union all select max(updated_at) from profile
      union all select max(created_at) from event union all select max(created_at) from sermon
      union all select max(created_at) from prayer_request union all select max(answered_at) from prayer_request
      union all select max(created_at) from testimony union all select max(created_at) from announcement
      union all select max(marked_at) from attendance union all select max(timestamp) from log_entry)`.execute(
    db,
  )
  return rows[0]?.moment ?? ''
}

const ageOf = (born: string | null) =>
  Math.floor((sunday.getTime() - new Date(born ?? 0).getTime()) / (365.25 * 86_400_000))
