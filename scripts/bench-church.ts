// A church of any size for npm run bench -- --members N: everything grows with its members, a fellowship does not.
import { type Kysely, sql } from 'kysely'
import type { Db, Tables } from '../src/server/db/tables.ts'
import { seedMembers } from '../src/server/samples/seed/members.ts'

/** What a church of 100,000 members has; a smaller one has as many fewer. */
const perHundredThousand = {
  fellowships: 1000,
  sermons: 10_000,
  prayers: 50_000,
  testimonies: 20_000,
  /** Of each fellowship, so that a million marks come together. */
  churchEvents: 2000,
  announcements: 1000,
  contacts: 10_000,
  leaderMessages: 20_000,
  logEntries: 200_000,
  accessEntries: 50_000,
  dataRequests: 1000,
}

/** Events of each fellowship, at each of which all its members are marked. */
const eventsOfFellowship = 12

export type Sizes = Record<'members' | 'marks' | keyof typeof perHundredThousand, number>

const words = [
  'mustard',
  'harvest',
  'mercy',
  'kingdom',
  'healing',
  'travel',
  'family',
  'school',
  'rain',
  'bread',
]
const names = ['Mensah', 'Owusu', 'Boateng', 'Asante', 'Quaye', 'Addo', 'Tetteh', 'Ofori']

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? ''
/** A word that a few rows in a thousand have. */
const rare = (at: number) => (at % 500 === 7 ? ' zacchaeus' : '')
const sentence = (at: number) =>
  `${pick(words, at)} and ${pick(words, at * 7 + 3)} in the ${pick(words, at * 3 + 1)} of ${pick(words, at + 5)}, as it was told to us at the beginning of the week, number ${at}${rare(at)}`

/** Fills a church that has the sample data with `members` members and everything that belongs to so many. */
export async function fillChurch(db: Db, members: number): Promise<Sizes> {
  const now = new Date()
  const sizes = Object.fromEntries(
    Object.entries(perHundredThousand).map(([name, count]) => [name, Math.ceil((count * members) / 100_000)]),
  ) as Record<keyof typeof perHundredThousand, number>
  const at = (index: number, step = 600_000) => new Date(now.getTime() - index * step).toISOString()
  const leader = await idOf(db, 'leader')
  const member = await idOf(db, 'member')
  await addRows(db, 'fellowship', sizes.fellowships, (i) => ({
    ...{
      name: `${pick(names, i)} Fellowship ${i}`,
      description: sentence(i),
      location: 'Hall',
      activities: '[]',
    },
    ...{ meeting_day: 'Friday', meeting_time: '18:30', leader_id: null, created_at: at(i) },
  }))
  // After the fellowships, so that the members are spread over all of them.
  await seedMembers(db, members, { passwordHash: 'none', now })
  const led = await db
    .selectFrom('fellowship')
    .select('id')
    .where('leader_id', '=', leader)
    .executeTakeFirstOrThrow()
  await db.updateTable('account').set({ fellowship_id: led.id }).where('id', 'in', [leader, member]).execute()
  await addRows(db, 'sermon', sizes.sermons, (i) => ({
    ...{
      title: `The ${pick(words, i)} ${i}`,
      description: sentence(i),
      series: 'Faith',
      category: 'teaching',
    },
    ...{
      scripture: `Luke ${i % 24}`,
      preacher: `Rev. ${pick(names, i)}`,
      date: at(i, 86_400_000).slice(0, 10),
    },
    ...{
      media_type: 'video' as const,
      youtube_link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      media_bytes: 0,
    },
    ...{ duration_seconds: 1800, views: i % 400, created_at: at(i, 86_400_000) },
  }))
  const accounts = await db.selectFrom('account').select('id').orderBy('id').execute()
  const somebody = (i: number) => accounts[(i * 7919) % accounts.length]?.id ?? leader
  await addRows(db, 'prayer_request', sizes.prayers, (i) => ({
    ...{ title: `For ${pick(words, i)} ${i}`, description: sentence(i * 3), account_id: somebody(i) },
    ...{
      is_private: i % 3 === 0 ? (1 as const) : (0 as const),
      is_answered: i % 4 === 0 ? (1 as const) : (0 as const),
    },
    ...{ prayer_count: i % 50, answered_at: null, created_at: at(i) },
  }))
  await addRows(db, 'testimony', sizes.testimonies, (i) => ({
    ...{
      title: `He gave ${pick(words, i)} ${i}`,
      content: sentence(i * 5),
      category: 'healing',
      video_url: '',
    },
    ...{ account_id: somebody(i), likes: i % 90, is_approved: i % 20 === 0 ? (0 as const) : (1 as const) },
    ...{ is_verified: 0 as const, image_key: null, created_at: at(i) },
  }))
  await addRows(db, 'event', sizes.churchEvents, (i) => eventRow(i, null, now))
  await addRows(db, 'announcement', sizes.announcements, (i) => ({
    ...{ title: `News of ${pick(words, i)} ${i}`, content: sentence(i), created_at: at(i) },
  }))
  await addRows(db, 'contact_message', sizes.contacts, (i) => ({
    ...{ account_id: null, name: pick(names, i), email: `somebody${i}@example.com`, phone: '(024) 412-3456' },
    ...{ subject: `About ${pick(words, i)}`, message: sentence(i), created_at: at(i) },
  }))
  const fellowships = await db.selectFrom('fellowship').select('id').orderBy('id').execute()
  const fellowshipAt = (i: number) => fellowships[i % fellowships.length]?.id ?? 1
  await addRows(db, 'leader_message', sizes.leaderMessages, (i) => ({
    ...{ fellowship_id: fellowshipAt(i), account_id: somebody(i), message: sentence(i), created_at: at(i) },
    ...{ read_at: i % 10 === 0 ? null : at(i), archived_at: null },
  }))
  await addRows(db, 'log_entry', sizes.logEntries, (i) => ({
    ...{
      timestamp: at(sizes.logEntries - i, 60_000),
      account_id: somebody(i),
      username: pick(names, i).toLowerCase(),
    },
    ...{
      action: i % 2 ? 'Signed in' : 'Event changed',
      detail: `${pick(words, i)}${rare(i)}`,
      address: `10.0.${i % 250}.1`,
    },
    status: i % 50 === 0 ? ('warning' as const) : ('success' as const),
  }))
  await addRows(db, 'access_entry', sizes.accessEntries, (i) => ({
    ...{ timestamp: at(sizes.accessEntries - i, 3_600_000), account_id: leader, username: 'leader' },
    ...{
      what: 'members of a fellowship',
      subject_id: null,
      filter: i % 3 ? '' : pick(words, i),
      row_count: i % 90,
    },
  }))
  await addRows(db, 'data_request', sizes.dataRequests, (i) => ({
    ...{
      account_id: somebody(i),
      kind: 'copy' as const,
      name: pick(names, i),
      contact: '',
      words: sentence(i),
    },
    ...{
      filed_at: at(i),
      due_on: at(i).slice(0, 10),
      state: i % 5 ? ('answered' as const) : ('open' as const),
    },
    ...{ closed_at: i % 5 ? at(i) : null, closed_by: null },
  }))
  const marks = await markEverybody(db, now)
  await sql`analyze`.execute(db)
  return { members, marks, ...sizes }
}

const eventRow = (i: number, fellowship: number | null, now: Date) => ({
  ...{
    title: `Gathering ${i} for ${pick(words, i)}`,
    description: sentence(i),
    location: 'Hall',
    is_online: 0 as const,
  },
  ...{
    meeting_link: '',
    category: 'worship',
    icon: '',
    image_key: null,
    fellowship_id: fellowship,
    time: '18:30',
  },
  ...{
    date: new Date(now.getTime() - (i - 50) * 86_400_000).toISOString().slice(0, 10),
    created_at: now.toISOString(),
  },
})

/** Adds the events of all fellowships, and marks each member at each of them. Returns the number of marks. */
async function markEverybody(db: Db, now: Date): Promise<number> {
  const fellowships = await db.selectFrom('fellowship').select('id').orderBy('id').execute()
  const first = await highest(db, 'event')
  const events = fellowships.length * eventsOfFellowship
  await addRows(db, 'event', events, (i) =>
    eventRow(57 + Math.floor(i / fellowships.length) * 7, fellowships[i % fellowships.length]?.id ?? 1, now),
  )
  const last = await highest(db, 'event')
  // In pieces: PostgreSQL ends a statement that takes half a minute.
  for (let from = first; from < last; from += 500)
    await sql`insert into attendance (event_id, account_id, is_present, marked_by, marked_at)
      select event.id, account.id, case when (account.id + event.id) % 4 = 0 then 0 else 1 end, null, event.created_at
      from event inner join account on account.fellowship_id = event.fellowship_id
      where event.id > ${from} and event.id <= ${from + 500}`.execute(db)
  const { count } = await db
    .selectFrom('attendance')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function highest(db: Db, table: 'event'): Promise<number> {
  const found = await db.selectFrom(table).select(sql<number>`max(id)`.as('id')).executeTakeFirst()
  return found?.id ?? 0
}

async function idOf(db: Db, username: string): Promise<number> {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return id
}

/** Five hundred rows a statement, all in one transaction. */
export async function addRows<Name extends keyof Tables>(
  db: Db,
  table: Name,
  count: number,
  row: (index: number) => object,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let done = 0; done < count; done += 500) {
      const rows = Array.from({ length: Math.min(500, count - done) }, (_, index) => row(done + index + 1))
      // The tables are checked by the database; a type for each of a dozen of them would say it twice.
      await (transaction as unknown as Kysely<Record<string, object>>)
        .insertInto(table)
        .values(rows)
        .execute()
    }
  })
}
