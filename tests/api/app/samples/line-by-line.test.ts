import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pastStreams } from '../../../../src/content/year/streams.ts'
import { conversationSources } from '../../../../src/lib/contract/care/inbox.ts'
import { giftStates } from '../../../../src/lib/contract/giving/giving.ts'
import { refundStates } from '../../../../src/lib/contract/giving/refund.ts'
import { claimStates } from '../../../../src/lib/contract/giving/welfare.ts'
import { listLists } from '../../../../src/server/register/entries/lists.ts'
import { type Church, openChurch } from '../../../support/church.ts'
import { openedAt } from '../../../support/sample-church.ts'

/* What a year of the congregation has, a test for each statement; sample-year.both.test.ts has the people, books, services and messages as sums. */

let church: Church
beforeAll(async () => {
  church = await openChurch({ withYear: true, processes: 1 })
})
afterAll(() => church[Symbol.asyncDispose]())

describe('the people', () => {
  test('speak three languages, of which the register knows', async () => {
    const rows = await church.db
      .selectFrom('person')
      .select('notes')
      .where('notes', 'like', 'Speaks %')
      .execute()

    expect(new Set(rows.map(({ notes }) => notes)).size).toBe(3)
    expect(rows.length).toBeGreaterThan(30)
  })

  test('are in lists that several of the staff have saved, each with somebody in it', async () => {
    const admin = await church.signIn('admin')
    const lists = await listLists(church.db, { id: Number(admin.user['id']), role: 'admin' })
    const owners = await church.db.selectFrom('people_list').select('account_id').distinct().execute()

    expect(owners).toHaveLength(3)
    for (const { filter, name } of lists) {
      const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))
      const { body } = await church.get(`people/lists/found/count/?${query}`, admin.access)
      expect([name, body]).toEqual([
        name,
        { count: expect.toSatisfy((count: number) => count > 0), is_more: false },
      ])
    }
  })

  test('came as newcomers and became members, each step of their card done', async () => {
    const cards = await church.db
      .selectFrom('newcomer_card')
      .innerJoin('care_task', 'care_task.card_id', 'newcomer_card.id')
      .innerJoin('person', 'person.id', 'newcomer_card.person_id')
      .select(['newcomer_card.id', 'newcomer_card.outcome', 'person.status', 'care_task.state'])
      .where('newcomer_card.closed_at', 'is not', null)
      .execute()
    const members = cards.filter(({ outcome, status }) => outcome.startsWith('Member') && status === 'Member')

    expect(new Set(members.map(({ id }) => id)).size).toBeGreaterThanOrEqual(3)
    expect(members.filter(({ state }) => state === 'open')).toEqual([])
  })

  test('have the calendar of the church on their telephones', async () => {
    const feeds = await church.db.selectFrom('calendar_feed').selectAll().execute()

    expect(feeds.length).toBeGreaterThan(3)
    expect(feeds.filter(({ last_read_on }) => (last_read_on ?? '') > openedAt.toISOString())).toEqual([])
  })

  test('are nobody real: each address is an example, each number has five zeros', async () => {
    const accounts = await church.db.selectFrom('account').select(['email', 'telephone']).execute()

    expect(accounts.filter(({ email }) => email && !email.endsWith('@example.com'))).toEqual([])
    expect(accounts.filter(({ telephone }) => !/^\+233\d\d0000\d{3}$/.test(telephone))).toEqual([])
  })
})

describe('the services', () => {
  test('are full at Easter', async () => {
    const rows = await church.db
      .selectFrom('sitting')
      .select(['day', 'men', 'women'])
      .where('title', '=', 'Second Service')
      .orderBy('day')
      .execute()
    const heads = rows.map(({ day, men, women }) => ({ day, heads: Number(men) + Number(women) }))
    const easter = heads.find(({ day }) => day === '2026-04-05')?.heads ?? 0
    const usual = heads.map((one) => one.heads).sort((a, b) => a - b)[26] ?? 0

    expect(easter).toBeGreaterThan(usual * 1.15)
  })

  test('have visitors whom ushers counted at the door', async () => {
    const { visitors } = await church.db
      .selectFrom('sitting')
      .select((row) => row.fn.sum<number>('visitors').as('visitors'))
      .executeTakeFirstOrThrow()

    expect(Number(visitors)).toBeGreaterThan(100)
  })
})

describe('the inbox', () => {
  test('has conversations from each side, open and closed', async () => {
    const rows = await church.db.selectFrom('conversation').select(['source', 'state']).distinct().execute()

    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(conversationSources))
    for (const source of ['office', 'answer'] as const)
      for (const state of ['open', 'closed'] as const) expect(rows).toContainEqual({ source, state })
  })

  test('stands beside announcements', async () => {
    expect((await church.db.selectFrom('announcement').select('id').execute()).length).toBeGreaterThan(3)
  })
})

describe('the gifts', () => {
  test('are in each state, by mobile money and by card', async () => {
    const rows = await church.db.selectFrom('gift').select(['state', 'method']).distinct().execute()
    const paid = rows.filter(({ state }) => state === 'succeeded').map(({ method }) => method)

    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(giftStates))
    expect(paid).toEqual(expect.arrayContaining(['mtn-momo', 'bank-card']))
  })

  test('are given back in each state, each once', async () => {
    const rows = await church.db
      .selectFrom('refund')
      .innerJoin('gift', 'gift.id', 'gift_id')
      .select(['refund.state', 'gift_id', 'why'])
      .where('gift.fund', '!=', 'tickets')
      .execute()

    expect(rows.map(({ state }) => state).sort()).toEqual([...refundStates].sort())
    expect(new Set(rows.map(({ gift_id }) => gift_id)).size).toBe(refundStates.length)
    expect(rows.filter(({ state, why }) => (state === 'declined' || state === 'failed') && !why)).toEqual([])
  })

  test('are matched with the bank’s file, whose columns are known, and one payment matches nothing', async () => {
    const counted = await church.db
      .selectFrom('statement_row')
      .innerJoin('gift', 'gift.id', 'statement_row.gift_id')
      .select(['gift.amount as given', 'statement_row.amount', 'statement_row.state'])
      .execute()
    const layouts = await church.db.selectFrom('statement_layout').select('print').execute()
    const unmatched = await church.db.selectFrom('unmatched_payment').select('settled').execute()

    expect(counted).toEqual([expect.objectContaining({ state: 'counted', amount: counted[0]?.given })])
    expect(layouts).toHaveLength(1)
    expect(unmatched.map(({ settled }) => settled).sort()).toEqual([null, 'stays'].sort())
  })

  test('come again by reminder and by card: some go on, some were stopped, one card was declined', async () => {
    const rows = await church.db
      .selectFrom('giving_repeat')
      .select(['way', 'stopped_at', 'stopped_why', 'next_on'])
      .execute()
    const kinds = rows.map(({ way, stopped_at, stopped_why }) =>
      [way, stopped_at ? 'stopped' : 'goes on', stopped_why ? 'refused' : ''].join(' ').trim(),
    )

    expect(new Set(kinds)).toEqual(
      new Set(['remind goes on', 'remind stopped', 'card goes on', 'card stopped refused', 'card stopped']),
    )
    expect(rows.filter(({ next_on }) => next_on <= '2026-11-21')).toEqual([])
  })
})

describe('the books', () => {
  test('have counts that two different people signed', async () => {
    const counts = await church.db
      .selectFrom('cash_count')
      .select(['first_account', 'second_account', 'closed_at'])
      .execute()
    const closed = counts.filter(({ closed_at }) => closed_at)

    expect(closed.length).toBeGreaterThan(100)
    expect(closed.filter((one) => !one.second_account || one.first_account === one.second_account)).toEqual(
      [],
    )
  })

  test('have tithes that follow the habits of people: some each month, some each week', async () => {
    const rows = await church.db
      .selectFrom('cash_item')
      .innerJoin('fund', 'fund.id', 'fund_id')
      .select(['account_id', 'amount'])
      .where('purpose', '=', 'tithe')
      .where('account_id', 'is not', null)
      .execute()
    const habits = [...Map.groupBy(rows, ({ account_id }) => account_id).values()]
    const faithful = habits.filter((own) => own.length >= 20)

    expect(faithful.length).toBeGreaterThan(8)
    expect(faithful.filter((own) => new Set(own.map(({ amount }) => amount)).size > 1)).toEqual([])
    expect(habits.some((own) => own.length > 80)).toBe(true)
  })

  test('have a bowl of Kofi & Ama for each day of the week at each harvest', async () => {
    const bowls = await church.db
      .selectFrom('day_born')
      .select(['collection_id', 'weekday', 'amount'])
      .execute()

    expect(bowls).toHaveLength(14)
    expect(bowls.filter(({ amount }) => amount === 0)).toEqual([])
  })

  test('have pledges with parts, and one that was let go', async () => {
    const parts = await church.db.selectFrom('pledge_part').select('pledge_id').execute()
    const pledges = await church.db.selectFrom('pledge').select(['id', 'released_at']).execute()

    expect(new Set(parts.map(({ pledge_id }) => pledge_id)).size).toBeGreaterThan(10)
    expect(pledges.filter(({ released_at }) => released_at)).toHaveLength(1)
  })

  test('have a claim of the welfare fund in each state, and a voucher at each step', async () => {
    const claims = await church.db.selectFrom('welfare_claim').select('state').distinct().execute()
    const vouchers = await church.db
      .selectFrom('voucher')
      .select(['checked_at', 'approved_at', 'paid_at', 'received_at'])
      .execute()
    const steps = vouchers.map((one) => Object.values(one).filter(Boolean).length)

    expect(claims.map(({ state }) => state).sort()).toEqual([...claimStates].sort())
    expect([...new Set(steps)].sort()).toEqual([0, 2, 3, 4])
  })

  test('have closed months up to the one before last, and the figures of last year', async () => {
    const closed = await church.db.selectFrom('closed_month').select('month').orderBy('month').execute()
    const published = await church.db.selectFrom('published_year').select('year').execute()

    expect([closed[0]?.month, closed.at(-1)?.month]).toEqual(['2025-01', '2026-09'])
    expect(published).toEqual([{ year: 2025 }])
  })

  test('give receipts and statements that open as PDF', async () => {
    const treasurer = await church.signIn('treasurer')
    const { id, account_id } = await church.db
      .selectFrom('ledger_entry')
      .innerJoin('giver_key', 'entry_id', 'ledger_entry.id')
      .select(['ledger_entry.id', 'account_id'])
      .where('kind', '=', 'gift')
      .where('account_id', 'is not', null)
      .orderBy('ledger_entry.id', 'desc')
      .executeTakeFirstOrThrow()

    const receipt = await church.get(`books/receipts/${id}/pdf/`, treasurer.access)
    const statement = await church.get(
      `books/people/${account_id}/statement/pdf/?from=2026-01-01&to=2026-11-21`,
      treasurer.access,
    )

    for (const { status, body } of [receipt, statement])
      expect([status, body]).toEqual([200, expect.stringMatching(/^%PDF-[\s\S]+%%EOF\s*$/)])
  })
})

describe('what is written and shown', () => {
  test('are prayer requests, open and answered', async () => {
    const rows = await church.db.selectFrom('prayer_request').select('is_answered').distinct().execute()

    expect(rows).toHaveLength(2)
  })

  test('are testimonies that wait, are approved, and are verified', async () => {
    const rows = await church.db
      .selectFrom('testimony')
      .select(['is_approved', 'is_verified'])
      .distinct()
      .execute()

    expect(rows).toHaveLength(3)
  })

  test('are sermons to hear and to see', async () => {
    const rows = await church.db
      .selectFrom('sermon')
      .select('media_type')
      .where('media_key', 'is not', null)
      .distinct()
      .execute()

    expect(rows.map(({ media_type }) => media_type).sort()).toEqual(['audio', 'video'])
  })

  test('are streams that have ended, each with a chat by members and a line that the media team has hidden', async () => {
    const streams = await church.db.selectFrom('live_stream').selectAll().orderBy('started_at').execute()
    const lines = await church.db
      .selectFrom('live_message')
      .innerJoin('account', 'account.id', 'author_id')
      .select(['stream_id', 'text', 'hidden_at', 'hidden_by', 'live_message.created_at'])
      .select('account.created_at as joined')
      .execute()
    const chats = Map.groupBy(lines, ({ stream_id }) => stream_id)

    expect(streams.map(({ title }) => title).sort()).toEqual(pastStreams.map(({ title }) => title).sort())
    expect(streams.filter(({ ended_at }) => !ended_at)).toEqual([])
    expect(Math.min(...[...chats.values()].map((chat) => chat.length))).toBeGreaterThan(10)
    expect(lines.filter(({ hidden_at }) => hidden_at).length).toBeGreaterThanOrEqual(4)
    expect(lines.filter(({ hidden_at, hidden_by }) => hidden_by && !hidden_at)).toHaveLength(1)
    expect(lines.filter(({ created_at, joined }) => joined > created_at)).toEqual([])
    expect(lines).toHaveLength(new Set(lines.map(({ text }) => text)).size)
  })
})

test('the presentation of the sample is shown as it is: nothing has changed since it was made', async () => {
  const { access } = await church.signIn('admin')
  const [first] = (await church.get('projection/', access)).body as { id: number; slides: number }[]

  const { body } = await church.get(`projection/${first?.id}/`, access)

  expect(first?.slides).toBeGreaterThan(5)
  expect(body).toMatchObject({ is_outdated: false })
})
