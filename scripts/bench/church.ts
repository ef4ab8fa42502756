// A church of any size for npm run bench -- --members N: everything grows with its members, a fellowship does not.
import { type Kysely, sql } from 'kysely'
import { seedMembers } from '../../src/server/app/samples/seed/members.ts'
import { engineOf } from '../../src/server/platform/db/engine.ts'
import type { Db, Tables } from '../../src/server/platform/db/tables.ts'

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

type Sizes = Record<'members' | 'marks' | keyof typeof perHundredThousand, number>

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
    name: `${pick(names, i)} Fellowship ${i}`,
    description: sentence(i),
    location: 'Hall',
    activities: '[]',
    meeting_day: 'Friday',
    meeting_time: '18:30',
    leader_id: null,
    created_at: at(i),
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
    title: `The ${pick(words, i)} ${i}`,
    description: sentence(i),
    series: 'Faith',
    category: 'teaching',
    scripture: `Luke ${i % 24}`,
    preacher: `Rev. ${pick(names, i)}`,
    date: at(i, 86_400_000).slice(0, 10),
    media_type: 'video' as const,
    youtube_link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    media_bytes: 0,
    duration_seconds: 1800,
    views: i % 400,
    created_at: at(i, 86_400_000),
  }))
  const accounts = await db.selectFrom('account').select('id').orderBy('id').execute()
  const somebody = (i: number) => accounts[(i * 7919) % accounts.length]?.id ?? leader
  await addRows(db, 'prayer_request', sizes.prayers, (i) => ({
    title: `For ${pick(words, i)} ${i}`,
    description: sentence(i * 3),
    account_id: somebody(i),
    is_private: i % 3 === 0 ? (1 as const) : (0 as const),
    is_answered: i % 4 === 0 ? (1 as const) : (0 as const),
    prayer_count: i % 50,
    answered_at: null,
    created_at: at(i),
  }))
  await addRows(db, 'testimony', sizes.testimonies, (i) => ({
    title: `He gave ${pick(words, i)} ${i}`,
    content: sentence(i * 5),
    category: 'healing',
    video_url: '',
    account_id: somebody(i),
    likes: i % 90,
    is_approved: i % 20 === 0 ? (0 as const) : (1 as const),
    is_verified: 0 as const,
    image_key: null,
    created_at: at(i),
  }))
  await addRows(db, 'event', sizes.churchEvents, (i) => eventRow(i, null, now))
  await addRows(db, 'announcement', sizes.announcements, (i) => ({
    title: `News of ${pick(words, i)} ${i}`,
    content: sentence(i),
    created_at: at(i),
  }))
  const fellowships = await db.selectFrom('fellowship').select('id').orderBy('id').execute()
  await addWords(db, sizes, {
    at,
    somebody,
    fellowshipAt: (i) => fellowships[i % fellowships.length]?.id ?? 1,
  })
  await addRows(db, 'log_entry', sizes.logEntries, (i) => ({
    timestamp: at(sizes.logEntries - i, 60_000),
    account_id: somebody(i),
    username: pick(names, i).toLowerCase(),
    action: i % 2 ? 'Signed in' : 'Event changed',
    detail: `${pick(words, i)}${rare(i)}`,
    address: `10.0.${i % 250}.1`,
    status: i % 50 === 0 ? ('warning' as const) : ('success' as const),
  }))
  await addRows(db, 'access_entry', sizes.accessEntries, (i) => ({
    timestamp: at(sizes.accessEntries - i, 3_600_000),
    account_id: leader,
    username: 'leader',
    what: 'members of a fellowship',
    subject_id: null,
    filter: i % 3 ? '' : pick(words, i),
    row_count: i % 90,
  }))
  await addRows(db, 'data_request', sizes.dataRequests, (i) => ({
    account_id: somebody(i),
    kind: 'copy' as const,
    name: pick(names, i),
    contact: '',
    words: sentence(i),
    filed_at: at(i),
    due_on: at(i).slice(0, 10),
    state: i % 5 ? ('answered' as const) : ('open' as const),
    closed_at: i % 5 ? at(i) : null,
    closed_by: null,
  }))
  const marks = await markEverybody(db, now, eventsOfFellowship)
  await sql`analyze`.execute(db)
  return { members, marks, ...sizes }
}

/**
 * Fills a church that has the sample data with `members` people of the register, and their marks of so many weeks. PostgreSQL looks after
 * its tables by itself within minutes; a church on SQLite has no statistics.
 */
export async function fillRegister(db: Db, members: number, weeks: number): Promise<void> {
  const now = new Date()
  await addRows(db, 'fellowship', Math.ceil(members / 100), (i) => ({
    name: `${pick(names, i)} Fellowship ${i}`,
    description: '',
    location: 'Hall',
    activities: '[]',
    meeting_day: 'Friday',
    meeting_time: '18:30',
    leader_id: null,
    created_at: now.toISOString(),
  }))
  await seedMembers(db, members, { passwordHash: 'none', now })
  await tellOfPeople(db, now)
  await markEverybody(db, now, weeks)
  await checkIn(db, now, weeks)
  if (engineOf(db) === 'postgres') await sql`vacuum analyze`.execute(db)
}

/**
 * Checks one in ten in at a service each week, and of those without an account everybody: one half in the first week alone, so that
 * one in three hundred is not seen at the services any more.
 */
async function checkIn(db: Db, now: Date, weeks: number): Promise<void> {
  const last = await highest(db, 'person')
  for (let week = 0; week < weeks; week++) {
    const day = new Date(now.getTime() - (2 + week * 7) * 86_400_000).toISOString()
    const { id } = await db
      .insertInto('sitting')
      .values({ service_id: null, event_id: null, title: 'Sunday', day: day.slice(0, 10), opened_at: day })
      .returning('id')
      .executeTakeFirstOrThrow()
    const here = week === weeks - 1 ? sql`id % 10 = 4 or id % 150 = 17` : sql`id % 10 = 4 or id % 300 = 167`
    for (let from = 0; from < last; from += 20_000)
      await sql`insert into sitting_mark (sitting_id, person_id, is_here, at, act_id)
        select ${sql.lit(id)}, id, 1, ${day}, 'mark ' || id from person
        where id > ${from} and id <= ${from + 20_000} and (${here})`.execute(db)
  }
}

/**
 * What the register knows of people, by their ids: of each thing that a list asks something that many have and something that few have.
 * So one in two hundred is never seen at the meetings (markEverybody).
 */
async function tellOfPeople(db: Db, now: Date): Promise<void> {
  const last = await highest(db, 'person')
  const { length: fellowships } = await db.selectFrom('fellowship').select('id').execute()
  const lately = new Date(now.getTime() - 5 * 86_400_000).toISOString().slice(0, 10)
  for (let from = 0; from < last; from += 2000) {
    const some = sql`id > ${from} and id <= ${from + 2000}`
    await db.transaction().execute(async (one) => {
      await sql`insert into household (created_at) select created_at from person where ${some} and id % 4 = 0`.execute(
        one,
      )
      await sql`update person set
          status = case when id % 1000 = 1 then 'Visitor' when id % 100 = 2 then 'Transferred' when id % 5 = 3 then 'Attender'
                        else 'Member' end,
          joined = case when id % 400 = 5 then ${lately} when id % 2 = 0 then (1970 + id % 50) || '-05-14' else '' end,
          baptised = case when id % 300 = 7 then ${lately} when id % 3 = 0 then (1980 + id % 40) || '-04-02' else '' end,
          married = case when id % 900 = 27 then ${`1990${lately.slice(4)}`} when id % 3 = 1
                         then (1970 + id % 50) || '-0' || (1 + id % 9) || '-11' else '' end,
          born = case when id % 4 = 3 then '2023' || substr(born, 5) when id % 700 = 9 then '1919-06-01' else born end,
          ministries = case when id % 1500 = 11 then '["Sound"]' when id % 6 = 0 then '["Choir"]' when id % 50 = 13
                            then '["Ushers","Choir"]' else '[]' end,
          telephone = case when id % 250 = 15 then '' else telephone end,
          email = case when id % 5 = 1 then '' else email end,
          account_id = case when id % 150 = 17 then null else account_id end,
          fellowship_id = case when id % 350 = 19 then null else coalesce(fellowship_id, 1 + id % ${fellowships}) end,
          household_id = case when id % 2 = 0 or id % 8 = 3 then (select max(household.id) from household
                              where household.id <= (person.id + 3) / 4) end
        where ${some}`.execute(one)
      await sql`insert into person_consent (person_id, purpose, given, decided_at, how)
        select id, 'church', case when id % 300 = 21 then 0 else 1 end, created_at, 'told the office'
        from person where ${some} and id % 600 <> 23 and not exists (select 1 from person_consent where person_id = id)`.execute(
        one,
      )
    })
  }
}

const eventRow = (i: number, fellowship: number | null, now: Date) => ({
  title: `Gathering ${i} for ${pick(words, i)}`,
  description: sentence(i),
  location: 'Hall',
  is_online: 0 as const,
  meeting_link: '',
  category: 'worship',
  icon: '',
  image_key: null,
  fellowship_id: fellowship,
  time: '18:30',
  date: new Date(now.getTime() - (i - 50) * 86_400_000).toISOString().slice(0, 10),
  created_at: now.toISOString(),
})

/**
 * Adds the events of all fellowships, and marks each member at each of them: absent every fourth week, one in two hundred always.
 * Returns the number of marks.
 */
async function markEverybody(db: Db, now: Date, weeks: number): Promise<number> {
  const fellowships = await db.selectFrom('fellowship').select('id').orderBy('id').execute()
  const first = await highest(db, 'event')
  const events = fellowships.length * weeks
  await addRows(db, 'event', events, (i) =>
    eventRow(57 + Math.floor(i / fellowships.length) * 7, fellowships[i % fellowships.length]?.id ?? 1, now),
  )
  const last = await highest(db, 'event')
  // In pieces: PostgreSQL ends a statement that takes half a minute.
  for (let from = first; from < last; from += 500)
    await sql`insert into attendance (event_id, account_id, is_present, marked_by, marked_at)
      select event.id, account.id,
             case when account.id % 200 = 25 or (account.id + event.id / ${fellowships.length}) % 4 = 0 then 0 else 1 end,
             null, event.created_at
      from event inner join account on account.fellowship_id = event.fellowship_id
      where event.id > ${from} and event.id <= ${from + 500}`.execute(db)
  const { count } = await db
    .selectFrom('attendance')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function highest(db: Db, table: 'event' | 'person'): Promise<number> {
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

type Writing = {
  at: (index: number) => string
  somebody: (index: number) => number
  fellowshipAt: (index: number) => number
}

type Words = Record<'contacts' | 'leaderMessages', number>

/** Messages to the church and to leaders, each in a conversation of its own. */
async function addWords(db: Db, sizes: Words, { at, somebody, fellowshipAt }: Writing): Promise<void> {
  const times = (i: number) => ({ state: 'open', created_at: at(i), opened_at: at(i), last_at: at(i) })
  await addRows(db, 'conversation', sizes.contacts, (i) => ({ source: 'office', ...times(i) }))
  await addRows(db, 'conversation', sizes.leaderMessages, (i) => ({
    source: 'leader',
    fellowship_id: fellowshipAt(i),
    account_id: somebody(i),
    ...times(i),
  }))
  const { contacts, leaderMessages } = sizes
  const added = await db
    .selectFrom('conversation')
    .select('id')
    .orderBy('id', 'desc')
    .limit(contacts + leaderMessages)
    .execute()
  const conversation = (i: number) => added.at(-i)?.id
  await addRows(db, 'conversation_entry', contacts, (i) => ({
    conversation_id: conversation(i),
    at: at(i),
    kind: 'written',
    form: 'contact',
    text: sentence(i),
    writer_name: pick(names, i),
    writer_email: `somebody${i}@example.com`,
    writer_phone: '(024) 412-3456',
    subject: `About ${pick(words, i)}`,
  }))
  await addRows(db, 'conversation_entry', leaderMessages, (i) => ({
    conversation_id: conversation(contacts + i),
    at: at(i),
    kind: 'written',
    form: 'leader',
    text: sentence(i),
    writer_name: '',
    writer_phone: '',
    read_at: i % 10 === 0 ? null : at(i),
  }))
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
