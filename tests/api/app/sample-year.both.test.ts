import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giftStates } from '../../../src/lib/contract/giving/giving.ts'
import { paymentStates } from '../../../src/lib/contract/giving/matching.ts'
import { refundStates } from '../../../src/lib/contract/giving/refund.ts'
import { dayNameOf } from '../../../src/lib/time/day-names.ts'
import { listCampaigns } from '../../../src/server/giving/books/pledges/campaigns.ts'
import { listYears } from '../../../src/server/giving/books/published-years.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { listMembers } from '../../../src/server/giving/welfare/members.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { sumsOf } from '../../../src/server/services/registrations/sums.ts'
import { openedAt } from '../../support/sample-church.ts'
import { openYear } from '../../support/sample-year.ts'

/* What the year of the demonstration guarantees, beyond the first sample data (seed.test.ts). */

let church: Awaited<ReturnType<typeof openYear>>
beforeAll(async () => {
  church = await openYear(openedAt)
})
afterAll(() => church[Symbol.asyncDispose]())

describe('the people of a year', () => {
  let people: Awaited<ReturnType<typeof listPeople>>
  beforeAll(async () => {
    people = await listPeople(church.db)
  })

  test('are 240 in 80 households of two or more, a third without an account', async () => {
    const homes = Map.groupBy(people, ({ household_id }) => household_id)
    const without = people.filter(({ account_id }) => account_id === null)

    expect(people).toHaveLength(240)
    expect([...homes.keys()].filter((id) => id !== null)).toHaveLength(80)
    expect([...homes].filter(([id, who]) => id !== null && who.length < 2)).toEqual([])
    expect(without.length / people.length).toBeCloseTo(1 / 3, 1)
  })

  test('have each their own name and telephone, which no real person has', () => {
    const names = people.map((one) => [one.first_name, one.middle_name, one.last_name].join(' '))
    const telephones = people.flatMap(({ telephone }) => telephone || [])

    expect(new Set(names).size).toBe(240)
    expect(new Set(telephones).size).toBe(telephones.length)
    expect(telephones.filter((one) => !/^\+233\d\d0000\d{3}$/.test(one))).toEqual([])
    expect(telephones.filter((one) => !isValidPhoneNumber(one))).toEqual([])
  })

  test('who have the name of a day were born on it', () => {
    const named = people
      .filter(({ born }) => born)
      .flatMap(({ first_name, middle_name, born, gender }) =>
        [first_name, middle_name]
          .filter((name) => ofADay.includes(name))
          .map((name) => [name, dayNameOf(born, gender)]),
      )

    expect(named.length).toBeGreaterThan(150)
    expect(named.filter(([name, day]) => name !== day)).toEqual([])
  })

  test('are in the directory where they agreed, each with what they show', async () => {
    const settings = await church.db
      .selectFrom('member_setting')
      .selectAll()
      .where('directory', '=', 1)
      .execute()

    expect(settings.length).toBeGreaterThan(30)
    expect(new Set(settings.map(({ telephone }) => telephone))).toEqual(
      new Set(['church', 'members', 'leader']),
    )
  })

  test('are families: couples who are married once, their children, and next of kin of the dead', async () => {
    const relations = await church.db.selectFrom('person_relation').selectAll().execute()
    const spouses = relations
      .filter(({ kind }) => kind === 'spouse')
      .flatMap(({ person_id, other_id }) => [person_id, other_id])
    const dead = people.filter(({ status }) => status === 'Gone home').map(({ id }) => id)
    const kin = relations.filter(({ kind }) => kind === 'kin').map(({ person_id }) => person_id)

    expect(new Set(spouses).size).toBe(spouses.length)
    expect(spouses.length).toBeGreaterThan(20)
    expect(relations.filter(({ kind }) => kind === 'parent').length).toBeGreaterThan(60)
    expect(dead.filter((id) => kin.includes(id)).length).toBeGreaterThan(0)
  })

  test('are children whom grown-ups of their household collect, people who moved away, and people who have died', async () => {
    const collecting = await church.db
      .selectFrom('collector')
      .innerJoin('person as child', 'child.id', 'child_id')
      .innerJoin('person as adult', 'adult.id', 'collector.person_id')
      .select(['child.id', 'child.household_id as home', 'adult.household_id as other'])
      .execute()
    const ofStatus = (status: string) => people.filter((one) => one.status === status).length

    expect(new Set(collecting.map(({ id }) => id)).size).toBeGreaterThan(50)
    expect(collecting.filter(({ home, other }) => home !== other)).toEqual([])
    expect(ofStatus('Transferred')).toBeGreaterThan(2)
    expect(ofStatus('Gone home')).toBeGreaterThan(1)
    expect(new Set(people.map(({ branch_id }) => branch_id)).size).toBe(3)
    expect(people.filter(({ title }) => title).length).toBeGreaterThan(30)
  })
})

const ofADay = [
  'Kwasi',
  'Akosua',
  'Kwadwo',
  'Adwoa',
  'Kwabena',
  'Abena',
  'Kwaku',
  'Akua',
  'Yaw',
  'Yaa',
  'Kofi',
  'Afua',
  'Kwame',
  'Ama',
]

const listPeople = (db: Db) => db.selectFrom('person').selectAll().orderBy('id').execute()

describe('the books of a year', () => {
  test('are whole, with what comes in on each way that the church has', async () => {
    const { books, problems } = await verifyBooks(church.db)
    const kinds = await church.db.selectFrom('ledger_entry').select('kind').distinct().execute()

    expect(problems).toEqual([])
    expect(books).toContainEqual(expect.objectContaining({ book: 'live', entries: 0 }))
    expect(books.find(({ book }) => book === 'sample')?.entries).toBeGreaterThan(1500)
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([
      'cheque',
      'counter-entry',
      'day-born',
      'envelope',
      'fee',
      'gift',
      'offering',
      'payout',
      'refund',
      'spending',
      'ticket',
      'ticket-refund',
      'transfer',
    ])
  })

  test('have an entry of every Sunday, and none in a month that was closed before', async () => {
    const rows = await church.db
      .selectFrom('ledger_entry')
      .select('day')
      .where('kind', '=', 'offering')
      .distinct()
      .execute()
    const { sundays } = await church.db
      .selectFrom('cash_count')
      .select((row) => row.fn.count<number>('day').distinct().as('sundays'))
      .executeTakeFirstOrThrow()

    expect(rows).toHaveLength(Number(sundays))
    expect(rows.filter(({ day }) => new Date(day).getUTCDay() !== 0)).toEqual([])
  })

  test('have gifts, claims, vouchers, payments and pledges in each state that a treasurer meets', async () => {
    const { db } = church
    const states = async (table: 'gift' | 'refund' | 'welfare_claim' | 'statement_row') => {
      const rows = await db.selectFrom(table).select('state').distinct().execute()
      return rows.map(({ state }) => state).sort()
    }

    expect(await states('gift')).toEqual([...giftStates].sort())
    expect(await states('refund')).toEqual([...refundStates].sort())
    expect(await states('welfare_claim')).toEqual(['approved', 'asked', 'declined', 'withdrawn'])
    expect(await states('statement_row')).toEqual([...paymentStates].sort())
    const campaigns = await listCampaigns(db)
    expect(campaigns.find(({ is_open }) => is_open)).toMatchObject({ pledges: 23 })
    expect(campaigns.find(({ is_open }) => is_open)?.paid).toBeGreaterThan(100_000)
    expect(await listYears(db)).toMatchObject([{ figures: { year: 2025 } }])
  })

  test('let the welfare fund say who is in arrears, and whom it may help', async () => {
    const members = await listMembers(
      church.db,
      { limit: 100, offset: 0, search: '', order: undefined },
      openedAt,
    )

    const hindered = members.rows.filter(({ hindrance }) => hindrance !== '')
    expect(members.count).toBe(30)
    expect(hindered.length).toBeGreaterThan(2)
    expect(hindered.length).toBeLessThan(15)
  })
})

describe('the services of a year', () => {
  test('have a check-in at two services of 52 Sundays, and the harvest is the fullest', async () => {
    const checkInSessions = await church.db
      .selectFrom('sitting')
      .select(['day', 'title', 'men', 'women', 'children'])
      .where('title', '=', 'Second Service')
      .execute()
    const heads = checkInSessions.map((one) => [
      (one.men ?? 0) + (one.women ?? 0) + (one.children ?? 0),
      one.day,
    ])

    expect(checkInSessions).toHaveLength(52)
    expect(checkInSessions.filter(({ day }) => new Date(day).getUTCDay() !== 0)).toEqual([])
    expect(heads.sort(([a], [b]) => Number(b) - Number(a))[0]?.[1]).toBe('2026-10-25')
  })

  test('know who has drifted away, who came back, and who has moved', async () => {
    const lastSeen = await church.db
      .selectFrom('person')
      .innerJoin('last_mark', 'last_mark.person_id', 'person.id')
      .select(['status', 'seen'])
      .execute()
    const away = lastSeen.filter(({ seen }) => seen < '2026-10-01')

    expect(lastSeen.length).toBeGreaterThan(200)
    expect(away.length).toBeGreaterThan(8)
    expect(away.length).toBeLessThan(40)
    expect(lastSeen.filter(({ status, seen }) => status === 'Transferred' && seen > '2026-08-10')).toEqual([])
  })

  test('have a year of meetings of six fellowships, and children who went home with whom they may', async () => {
    const held = await church.db
      .selectFrom('event')
      .innerJoin('attendance', 'attendance.event_id', 'event.id')
      .select(['fellowship_id', 'event.id'])
      .distinct()
      .execute()
    const strangers = await church.db
      .selectFrom('child_collected')
      .leftJoin('collector', (join) =>
        join
          .onRef('collector.child_id', '=', 'child_collected.person_id')
          .onRef('collector.person_id', '=', 'collector_id'),
      )
      .select('child_id')
      .execute()

    const meetings = Map.groupBy(held, ({ fellowship_id }) => fellowship_id)
    expect(meetings.size).toBe(6)
    expect(Math.min(...[...meetings.values()].map((all) => all.length))).toBeGreaterThan(35)
    expect(strangers.length).toBeGreaterThan(20)
    expect(strangers.filter(({ child_id }) => child_id === null)).toEqual([])
  })

  test('are planned for three teams and eight weeks, with refusals that say why', async () => {
    const turns = await church.db.selectFrom('rota_turn').selectAll().execute()
    const ahead = turns.filter(({ day }) => day >= '2026-11-22')

    expect(new Set(ahead.map(({ team_id, day }) => `${team_id} ${day}`)).size).toBe(3 * 8)
    expect(new Set(turns.map(({ state }) => state)).size).toBe(4)
    expect(turns.filter(({ state, word }) => state === 'declined' && word === '')).toEqual([])
  })

  test('sell tickets of two kinds: paid online, at the desk, to be paid later, and one given back', async () => {
    const orders = await church.db.selectFrom('ticket_order').selectAll().execute()
    const kinds = await church.db.selectFrom('ticket_kind').select(['name', 'price']).orderBy('id').execute()
    const entries = await church.db
      .selectFrom('ledger_entry')
      .innerJoin('fund', 'fund.id', 'ledger_entry.fund_id')
      .select(['kind', 'source', 'fund.name as fund', 'fund.purpose'])
      .where('ledger_entry.source', 'in', ['ticket_sale', 'ticket_refund', 'ticket_payment'])
      .execute()
    const sums = [...(await sumsOf(church.db, orders)).values()]

    expect(kinds).toEqual([
      { name: 'Grown-up', price: 5000 },
      { name: 'Child', price: 1000 },
    ])
    expect(new Set(entries.map(({ kind, source }) => `${kind} ${source}`))).toEqual(
      new Set([
        'ticket ticket_sale',
        'fee ticket_sale',
        'ticket ticket_payment',
        'ticket-refund ticket_refund',
      ]),
    )
    expect(new Set(entries.map(({ fund, purpose }) => `${fund} ${purpose}`))).toEqual(
      new Set(['Tickets tickets']),
    )
    expect(sums.filter(({ due, paid }) => due === 0 && paid > 0).length).toBeGreaterThan(20)
    expect(sums.filter(({ due, paid }) => due > 0 && paid === 0).length).toBeGreaterThan(3)
    expect(orders.filter(({ state }) => state === 'cancelled')).toHaveLength(1)
    expect(sums.filter(({ due, refunding }) => due < 0 || refunding > 0)).toEqual([])
  })
})

describe('care and messages of a year', () => {
  test('are newcomers with what became of them, tasks of every kind that people write, done and to do', async () => {
    const cards = await church.db.selectFrom('newcomer_card').select(['closed_at', 'outcome']).execute()
    const tasks = await church.db.selectFrom('care_task').select(['kind', 'state']).distinct().execute()

    expect(cards.filter(({ outcome }) => outcome).length).toBeGreaterThan(8)
    expect(cards.filter(({ closed_at }) => closed_at === null).length).toBeGreaterThan(2)
    for (const kind of ['newcomer', 'hospital', 'bereavement', 'other'] as const)
      for (const state of ['open', 'done'] as const) expect(tasks).toContainEqual({ kind, state })
  })

  test('went by each channel, arrived or not, with what they cost', async () => {
    const sent = await church.db
      .selectFrom('delivery')
      .innerJoin('message', 'message.id', 'message_id')
      .select(['delivery.channel', 'delivery.state', 'delivery.cost', 'finished_at'])
      .execute()

    expect(new Set(sent.map(({ channel }) => channel))).toEqual(new Set(['email', 'sms', 'push', 'app']))
    expect(new Set(sent.map(({ state }) => state)).size).toBe(4)
    expect(sent.filter(({ channel, cost }) => channel === 'sms' && cost > 0).length).toBeGreaterThan(300)
    expect(sent.filter(({ finished_at }) => (finished_at ?? '') > openedAt.toISOString())).toEqual([])
    const states = await church.db.selectFrom('conversation').select('state').distinct().execute()
    expect(states).toHaveLength(2)
  })
})

test('on a Sunday morning at the beginning of a year nothing is of the time to come', async () => {
  const now = new Date('2027-01-03T10:30:00Z')
  await using early = await openYear(now)
  const latest = async (table: 'ledger_entry' | 'sitting_mark') =>
    (
      await early.db
        .selectFrom(table)
        .select((row) => row.fn.max('at').as('at'))
        .executeTakeFirstOrThrow()
    ).at

  expect((await verifyBooks(early.db)).problems).toEqual([])
  expect([await latest('ledger_entry'), await latest('sitting_mark')]).toEqual([
    // What was paid for tickets is entered as the year is written.
    now.toISOString(),
    '2027-01-03T09:00:00.000Z',
  ])
})
