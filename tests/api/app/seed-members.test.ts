import { sql } from 'kysely'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { seedMembers } from '../../support/many-members.ts'
import {
  brokenReferences,
  countAll,
  everything,
  openEmpty,
  openSeeded,
  sunday,
} from '../../support/seeded.ts'

/** An ordinary day, a leap day, the last minute of a year, and moments during a service and a meeting. */
const moments = [
  '2026-11-22T10:30:00.000Z',
  '2028-02-29T00:00:00.000Z',
  '2026-12-31T23:59:59.999Z',
  '2026-11-27T18:30:00.000Z',
  '2026-11-27T18:31:00.000Z',
  '2027-03-03T06:15:00.000Z',
].map((text) => new Date(text))

describe.each(moments)('the sample data made at %s', (now) => {
  let church: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    church = await openSeeded(now)
  })
  afterAll(() => church[Symbol.asyncDispose]())

  test('has seven upcoming church events and one meeting, and two and four past ones', async () => {
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

  test('has no date in the future, and no text older than its author’s account', async () => {
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

describe('the seed', () => {
  test('runs once: a second run hashes, copies and adds nothing', async () => {
    await using church = await openSeeded(sunday)
    const before = await everything(church.db)

    expect(await church.seed()).toBe(false)

    expect(church.hashed).toHaveLength(1)
    expect(await everything(church.db)).toEqual(before)
  })

  test('gives the same rows for the same moment', async () => {
    await using one = await openSeeded(sunday)
    await using other = await openSeeded(sunday)

    expect(await everything(one.db)).toEqual(await everything(other.db))
  })

  test('that is interrupted leaves nothing, and succeeds at the next start', async () => {
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

  test('adds nothing to a church with an account', async () => {
    await using church = await openEmpty(sunday)
    await seedMembers(church.db, 1, { passwordHash: 'hash', now: sunday })

    expect(await church.seed()).toBe(false)
    expect(await countAll(church.db)).toMatchObject({ fellowship: 0, sermon: 0 })
  })
})

describe('the generated members', () => {
  test('have unique usernames and valid phones, and are spread over fellowships and years', async () => {
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

/** The latest moment in any row. */
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
