// What people write, for npm run bench -- --members N: lists that are as long as a church of so many people makes them.
import { type Kysely, sql } from 'kysely'
import type { Db, Tables } from '../../src/server/platform/db/tables.ts'

/** What a church of 100,000 members has; a smaller one has as many fewer. */
const perHundredThousand = {
  sermons: 10_000,
  prayers: 50_000,
  testimonies: 20_000,
  churchEvents: 2000,
  announcements: 1000,
  contacts: 10_000,
  leaderMessages: 20_000,
  logEntries: 200_000,
  accessEntries: 50_000,
  dataRequests: 1000,
}

type Sizes = Record<keyof typeof perHundredThousand, number>

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

/** Adds to a demonstration of so many people what they have written. */
export async function addLongLists(db: Db, people: number): Promise<Sizes> {
  const now = new Date()
  const sizes = Object.fromEntries(
    Object.entries(perHundredThousand).map(([name, count]) => [name, Math.ceil((count * people) / 100_000)]),
  ) as Record<keyof typeof perHundredThousand, number>
  const at = (index: number, step = 600_000) => new Date(now.getTime() - index * step).toISOString()
  const leader = await idOf(db, 'leader')
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
  await addRows(db, 'event', sizes.churchEvents, (i) => eventRow(i, now))
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
  await sql`analyze`.execute(db)
  return sizes
}

const eventRow = (i: number, now: Date) => ({
  title: `Gathering ${i} for ${pick(words, i)}`,
  description: sentence(i),
  location: 'Hall',
  is_online: 0 as const,
  meeting_link: '',
  category: 'worship',
  icon: '',
  image_key: null,
  fellowship_id: null,
  time: '18:30',
  date: new Date(now.getTime() - (i - 50) * 86_400_000).toISOString().slice(0, 10),
  created_at: now.toISOString(),
})

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
async function addRows<Name extends keyof Tables>(
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
