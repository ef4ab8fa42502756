import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxViews } from '../../../src/lib/contract/care/inbox.ts'
import { PeopleFilter } from '../../../src/lib/contract/people/people-list.ts'
import { listAccounts } from '../../../src/server/accounts/account-management/repo.ts'
import { mostRead } from '../../../src/server/app/find/asked.ts'
import { seedSampleData } from '../../../src/server/app/samples/seed/seed.ts'
import { findHelpers } from '../../../src/server/care/care/helpers.ts'
import { listInbox } from '../../../src/server/care/inbox/repo.ts'
import { listPrayers } from '../../../src/server/care/prayer-requests/repo.ts'
import { listTestimonies } from '../../../src/server/care/testimonies/repo.ts'
import { listSermons, sermonsSaying } from '../../../src/server/media/sermons/repo.ts'
import { listAlike } from '../../../src/server/people/persons/requests/alike.ts'
import { findChoosable, findNamesakes } from '../../../src/server/people/persons/requests/names.ts'
import { countWaiting, listWaiting } from '../../../src/server/people/persons/requests/repo.ts'
import { migrate, openDatabase } from '../../../src/server/platform/db/open-database.ts'
import { kyselyDatabase } from '../../../src/server/platform/db/sqlite/node-sqlite.ts'
import { addSearchFunctions } from '../../../src/server/platform/db/sqlite/search-functions.ts'
import type { Db, Tables } from '../../../src/server/platform/db/tables.ts'
import { openFiles } from '../../../src/server/platform/files/store.ts'
import { claimPerson } from '../../../src/server/register/entries/claim.ts'
import { indexScansOf } from '../../../src/server/register/entries/index-scans.ts'
import { nameKeyIn } from '../../../src/server/register/entries/name-key.ts'
import { everybody } from '../../../src/server/register/entries/register-scope.ts'
import { listPeople } from '../../../src/server/register/entries/repo.ts'
import { countFound, findPart } from '../../../src/server/register/entries/search.ts'
import { findNames } from '../../../src/server/services/check-in/names.ts'
import { listEvents, listFellowshipEvents } from '../../../src/server/services/events/repo.ts'
import { listLog } from '../../../src/server/settings/system-log/repo.ts'
import { seedMembers } from '../../support/many-members.ts'
import { freshFolder } from '../../support/server.ts'

/* The query plans for a church of many members: they use an index and never read everybody. */

const now = new Date('2026-11-21T12:00:00Z')
const page = { limit: 20, offset: 0, search: '', order: undefined }
let db: Db
let folder: string
let explainer: DatabaseSync

beforeAll(async () => {
  folder = await freshFolder()
  db = openDatabase(join(folder, 'church.db'))
  await migrate(db)
  const mediaFolder = fileURLToPath(new URL('../../../src/content/media/', import.meta.url))
  await seedSampleData(db, {
    files: openFiles(folder),
    mediaFolder,
    now,
    year: 'none',
    hashPassword: async () => 'hash',
  })
  await seedMembers(db, 5000, { passwordHash: 'hash', now, report: () => undefined })
  explainer = new DatabaseSync(join(folder, 'church.db'), { readOnly: true })
  addSearchFunctions(explainer)
}, 60_000)

afterAll(async () => {
  explainer.close()
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

/** The query plans of every statement of an act. */
async function plansOf(act: (db: Db) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = []
  const sqlite = new DatabaseSync(join(folder, 'church.db'))
  const watched = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: kyselyDatabase(sqlite) }),
    log: ({ query }) => {
      const rows = explainer.prepare(`explain query plan ${query.sql}`).all(...(query.parameters as string[]))
      plans.push(...rows.map(({ detail }) => String(detail)))
    },
  })
  await act(watched)
  await watched.destroy()
  return plans
}

const wholeTable = (plans: string[]) =>
  plans.filter((plan) => /^SCAN (account|profile|fellowship)\b/.test(plan) && !/USING/.test(plan))
const sorted = (plans: string[]) => plans.filter((plan) => /TEMP B-TREE FOR ORDER BY/.test(plan))

test.each([
  ['username', false],
  ['last_name', true],
] as const)('a page by %s reads an index and sorts nothing', async (column, descending) => {
  const plans = await plansOf((watched) => listAccounts(watched, { ...page, order: { column, descending } }))

  expect(sorted(plans)).toEqual([])
  expect(wholeTable(plans)).toEqual([])
})

test.each([0, 4000])('a page of everybody after %i reads an index and sorts nothing', async (offset) => {
  const plans = await plansOf((watched) => listAccounts(watched, { ...page, offset }))

  expect(sorted(plans)).toEqual([])
  expect(plans).toContainEqual(expect.stringMatching(/tally/))
})

test('a search for letters within a name uses the search index', async () => {
  const plans = await plansOf((watched) => listAccounts(watched, { ...page, search: 'nsah' }))

  expect(wholeTable(plans)).toEqual([])
  expect(sorted(plans)).toEqual([])
  expect(plans).toContainEqual(expect.stringMatching(/found VIRTUAL TABLE INDEX \d+:M/))
})

test('a search for one letter uses the indexes of the beginnings of names', async () => {
  const plans = await plansOf((watched) => listAccounts(watched, { ...page, search: 'k' }))

  expect(wholeTable(plans)).toEqual([])
  for (const index of ['account_username_key_unique|autoindex_account', 'account_name', 'account_first_name'])
    expect(plans).toContainEqual(expect.stringMatching(new RegExp(`SEARCH account USING.*(${index})`)))
})

test('a new account asks for somebody without one by their telephone and address alone', async () => {
  const account = { id: 1, first_name: 'Ama', middle_name: '', last_name: 'Mensah', fellowship_id: null }
  const claimed = await plansOf((watched) =>
    claimPerson(watched, { ...account, telephone: '+233240000000', email: 'ama@example.com' }, now),
  )
  const trigger = explainer.prepare(`select sql from sqlite_schema where name = 'account_person'`).get()
  const condition = /when not \(([\s\S]*)\) begin/.exec(String(trigger?.['sql']))?.[1] ?? ''
  const triggerPlans = explainer
    .prepare(`explain query plan select ${condition.replaceAll(/\bnew\.\w+/g, `'x'`)}`)
    .all()
    .map(({ detail }) => String(detail))

  const searches = [...claimed, ...triggerPlans].filter((plan) => /person/.test(plan))
  expect(searches).toHaveLength(3)
  expect(searches.filter((plan) => !/person_unclaimed_\w+ \(account_id=\? AND \w+=\?\)/.test(plan))).toEqual(
    [],
  )
})

test('a search among 5,000 members finds the same as a scan of all of them', async () => {
  const { rows } = await listAccounts(db, { ...page, limit: 1000, search: 'mensah' })

  const everybody = await db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'username', 'email'])
    .execute()
  const matches = everybody.filter((one) => Object.values(one).some((words) => /mensah/i.test(String(words))))
  expect(rows.map(({ id }) => id).sort()).toEqual(
    matches
      .map(({ id }) => id)
      .sort()
      .slice(-500),
  )
})

const desk = { me: 3, branch: undefined, isAdmin: false, holdsOffice: false, led: [], writes: false }
test.each([
  ['a super admin', { ...desk, isAdmin: true }],
  ['the office', { ...desk, holdsOffice: true }],
  ['the office of a branch', { ...desk, branch: 1, holdsOffice: true }],
  ['a leader who writes', { ...desk, led: [1, 2], writes: true }],
])('each view of the inbox of %s reads an index in its order and sorts nothing', async (_, scope) => {
  const after = { at: '2026-11-20T12:00:00.000Z', id: 12 }
  const query = { source: undefined, search: '', after, limit: 20 }

  for (const view of inboxViews.filter((one) => one !== 'mine')) {
    const plans = await plansOf((watched) => listInbox(watched, scope, { ...query, view }, now))

    expect([view, sorted(plans)]).toEqual([view, []])
    expect([view, plans.filter((plan) => /SCAN conversation(?!.*USING)/.test(plan))]).toEqual([view, []])
  }
})

const member = { id: 5, leadsFellowships: false, everything: false }
const leader = { id: 3, leadsFellowships: true, everything: false }
const pageOf = (column: string) => ({ ...page, order: { column: column as never, descending: false } })

/** What walks through a whole table: of a list that has grown nothing may. */
const wholeList = (plans: string[]) =>
  plans.filter(
    (plan) => /^SCAN (prayer_request|testimony|log_entry|sermon)\b/.test(plan) && !/USING/.test(plan),
  )

test.each([
  ['a visitor’s prayer requests', (watched: Db) => listPrayers(watched, { visibleTo: undefined }, page)],
  ['a member’s prayer requests', (watched: Db) => listPrayers(watched, { visibleTo: member }, page)],
  ['a leader’s prayer requests', (watched: Db) => listPrayers(watched, { visibleTo: leader }, page)],
  ['prayer requests by title', (watched: Db) => listPrayers(watched, { visibleTo: member }, pageOf('title'))],
  ['a visitor’s testimonies', (watched: Db) => listTestimonies(watched, { visibleTo: undefined }, page)],
  ['a member’s testimonies', (watched: Db) => listTestimonies(watched, { visibleTo: member }, page)],
  ['sermons by title', (watched: Db) => listSermons(watched, pageOf('title'))],
] as const)(
  'a page of %s walks along an index, sorts nothing and counts nothing row by row',
  async (_, act) => {
    const plans = await plansOf(act)

    expect(wholeList(plans)).toEqual([])
    expect(sorted(plans)).toEqual([])
  },
)

test.each([
  [
    'prayer_request',
    (watched: Db, search: string) => listPrayers(watched, { visibleTo: member }, { ...page, search }),
  ],
  [
    'testimony',
    (watched: Db, search: string) => listTestimonies(watched, { visibleTo: member }, { ...page, search }),
  ],
  ['sermon', (watched: Db, search: string) => listSermons(watched, { ...page, search })],
  ['log_entry', (watched: Db, search: string) => listLog(watched, { ...page, search, status: undefined })],
] as const)(
  'a search of %s finds words from the index of letters, and two letters among the newest',
  async (table, act) => {
    const words = await plansOf((watched) => act(watched, 'mercy'))
    const letters = await plansOf((watched) => act(watched, 'zq'))

    expect(words).toContainEqual(expect.stringMatching(/^SCAN found VIRTUAL TABLE INDEX/))
    expect(wholeList(words)).toEqual([])
    expect(letters).not.toContainEqual(expect.stringMatching(new RegExp(`${table}_search`)))
  },
)

const everyone = { me: 1, branch: undefined, isAdmin: true, isPastor: false, isUsher: false, leads: false }
test.each([
  ['a name', 'ɔkyere serwaa'],
  ['a telephone number', '024 412 3456'],
])('people and helpers are found by %s from an index of letters, with its spellings', async (_, search) => {
  const plans = await plansOf(async (watched) => {
    await listPeople(watched, everybody, { ...page, search })
    await findHelpers(watched, everyone, search)
    await findNames(watched, '2026-11-21', { search, branch: undefined })
  })

  expect(wholeRegister(plans)).toEqual([])
  expect(wholeTable(plans)).toEqual([])
  expect(plans.filter((plan) => /VIRTUAL TABLE INDEX \d+:M/.test(plan)).length).toBeGreaterThan(2)
})

const ofLeader = { ...everybody, leads: 1, mayChange: false }
test.each([
  ['a name', 'mensah'],
  ['a telephone number', '024 412 3456'],
])('quick find of %s reads people, sermons and events from indexes of letters', async (_, search) => {
  const query = { ...page, limit: mostRead, search }
  const days = { ...query, today: '2026-11-21' }
  const plans = await plansOf(async (watched) => {
    await listPeople(watched, everybody, query)
    await listPeople(watched, ofLeader, query)
    await sermonsSaying(watched, search, mostRead)
    await listEvents(
      watched,
      { fellowshipId: null, everything: true, isMember: true },
      { ...days, before: days.today },
    )
    await listFellowshipEvents(watched, 1, days)
  })

  expect(wholeRegister(plans)).toEqual([])
  expect(wholeList(plans)).toEqual([])
  expect(wholeTable(plans)).toEqual([])
})

test('whom a leader may choose, namesakes and entries alike are found from indexes, and so is what waits for the office', async () => {
  const ama = { first_name: 'Ama', middle_name: '', last_name: 'Mensah', telephone: '+233244000931' }
  const plans = await plansOf(async (watched) => {
    await findChoosable(watched, { search: 'ama mensah', branch: undefined })
    await findNamesakes(watched, ama, { fellowship: 1, branch: undefined })
    await listAlike(watched, { ...ama, id: 1 })
    await countWaiting(watched)
    await listWaiting(watched)
  })

  expect(wholeRegister(plans)).toEqual([])
  expect(wholeTable(plans)).toEqual([])
  expect(plans.filter((plan) => /VIRTUAL TABLE INDEX \d+:M/.test(plan)).length).toBeGreaterThan(2)
  expect(plans).toContainEqual(expect.stringMatching(/person_other_telephone/))
})

test('people of the same name are looked up in the index of their keys', async () => {
  const ofName = sql`${nameKeyIn('person.last_name')} = 'mensah' and ${nameKeyIn('person.first_name')} = 'ama'`
  const plans = await plansOf((watched) => sql`select id from person where ${ofName}`.execute(watched))

  expect(plans).toEqual([expect.stringMatching(/person_name_key \(<expr>=\? AND <expr>=\?\)/)])
})

const listed = (filter: Partial<PeopleFilter>) => ({
  scope: everybody,
  filter: PeopleFilter.parse(filter),
  today: '2026-11-21',
})
const wholeRegister = (plans: string[]) =>
  plans.filter((plan) => /^SCAN (person|attendance|event|person_consent)\b/.test(plan) && !/USING/.test(plan))

test.each([
  ['everybody', {}],
  ['who has a telephone and an account', { telephone: 'yes', account: 'yes' }],
  ['whose leave nobody knows', { purpose: 'giving', leave: 'unknown' }],
  ['who lives without a child', { children: 'no' }],
] as const)(
  'a part of a list of %s looks through a thousand people along an index of names',
  async (_, filter) => {
    const plans = await plansOf((watched) => findPart(watched, listed(filter), { after: 1, limit: 50 }))

    expect(plans).toContainEqual(expect.stringMatching(/^SEARCH person USING INDEX person_name \(/))
    expect(wholeRegister(plans)).toEqual([])
  },
)

test.each([
  ['birthday_month', { birthday_month: 'this' }, 'person_birthday'],
  ['wedding_month', { wedding_month: '3' }, 'person_wedding'],
  ['status', { status: 'Visitor' }, 'person_status'],
  ['fellowship', { fellowship: '1' }, 'person_fellowship'],
  ['joined', { joined_from: '2026-01-01' }, 'person_joined'],
  ['baptised', { baptised_from: '2026-01-01', baptised_to: '2026-02-01' }, 'person_baptised'],
  ['gender', { gender: 'female' }, 'person_gender'],
  ['language', { language: 'ee' }, 'person_language'],
  ['baptism', { baptism: 'no' }, 'person_baptism'],
  ['telephone', { telephone: 'no' }, 'person_telephone'],
  ['account', { account: 'no' }, 'sqlite_autoindex_person'],
  ['age', { age_from: '90' }, 'person_born'],
  ['leave', { purpose: 'giving', leave: 'no' }, 'person_consent_answer'],
  ['leave', { purpose: 'giving', leave: 'unknown' }, 'person_asked_what'],
  ['attendance', { not_seen: '3' }, 'last_mark_away'],
  ['check-ins', { not_seen: '3' }, 'last_mark_served'],
] as const)(
  'those of a list by %s are counted from an index, and found by it where they are few',
  async (_, filter, index) => {
    const counted = await plansOf((watched) => countFound(watched, listed(filter)))
    const [driver] = indexScansOf(everybody, PeopleFilter.parse(filter), '2026-11-21')
    const driven = await plansOf((watched) => driver?.ids.execute(watched) ?? Promise.resolve())

    const byIndex = expect.stringMatching(new RegExp(`USING (COVERING )?INDEX ${index}`))
    expect(counted).toContainEqual(byIndex)
    expect(driven).toContainEqual(byIndex)
    expect(wholeRegister([...counted, ...driven])).toEqual([])
  },
)
