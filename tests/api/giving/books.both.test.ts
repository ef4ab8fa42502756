import { expect, test } from 'vitest'
import type { CountAnswer } from '../../../src/lib/contract/giving/books-count.ts'
import type { FundAnswer } from '../../../src/lib/contract/giving/books-fund.ts'
import type {
  BooksAnswer,
  EntryAnswer,
  StatementAnswer,
} from '../../../src/lib/contract/giving/books-ledger.ts'
import type { ReportAnswer } from '../../../src/lib/contract/giving/books-report.ts'
import { postGift, reverseGift } from '../../../src/server/giving/books/post-gift.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openBooks } from '../../support/books.ts'
import type { Church } from '../../support/church.ts'

/* The books: who may see them, the ledger, counts by two, closed months, statements; and what attackers get. */

const days = 'from=2026-01-01&to=2026-12-31'

test('an admin without the duty sees totals and not who gave what; with it every look is logged', async () => {
  await using books = await openBooks()
  const { church, admin, treasurer, memberId } = books
  await books.give({ accountId: memberId, amount: 5000 })

  const refused = await Promise.all(
    ['books/entries/', `books/people/${memberId}/statement/?${days}`, 'books/counts/'].map(
      async (path) => (await church.get(path, admin)).status,
    ),
  )
  const report = (await church.get(`books/report/?by=fund&${days}`, admin)).body as ReportAnswer
  const seen = await church.get(`books/people/${memberId}/statement/?${days}`, treasurer)
  const looks = await church.db
    .selectFrom('access_entry')
    .selectAll()
    .where('subject_id', '=', memberId)
    .execute()

  expect(refused).toEqual([403, 403, 403])
  expect(report.total).toBe(5000)
  expect(JSON.stringify(report)).not.toContain('Esi')
  expect((seen.body as StatementAnswer).total).toBe(5000)
  expect(looks.map(({ what, username }) => [what, username])).toEqual([['giving of a member', 'leader']])
})

test('duties are granted by an admin alone, with a fresh proof, and the system log says so', async () => {
  await using church = (await openBooks()).church
  const [admin, member] = [await church.signIn('admin'), await church.signIn('member')]
  const path = `admin/users/${member.user['id']}/duties/`
  const both = { treasurer: true, counter: true, signatory: false, pastor: false, usher: false }

  const byMember = await church.put(path, both, member.access)
  church.wait(11 * 60_000)
  const stale = await church.put(path, both, (await renewed(church, admin.refresh)).access)
  const again = await church.signIn('admin')
  const granted = await church.put(path, both, again.access)
  const may = (await church.get('books/', (await church.signIn('member')).access)).body as BooksAnswer
  const withdrawn = await church.put(
    path,
    { treasurer: false, counter: false, signatory: false, pastor: false, usher: false },
    again.access,
  )
  const log = await church.db
    .selectFrom('log_entry')
    .selectAll()
    .where('action', '=', 'Duties changed')
    .execute()

  expect([byMember.status, stale.status, granted.status, withdrawn.status]).toEqual([403, 403, 200, 200])
  expect(stale.body).toHaveProperty('step_up')
  expect(may.may).toEqual(['counter', 'treasurer'])
  expect(log).toHaveLength(2)
})

async function renewed(church: Church, refresh: string) {
  return (await church.post('auth/refresh/', { refresh })).body as { access: string }
}

test('the sample church has the usual funds; another one takes them by one press and changes them', async () => {
  await using books = await openBooks()
  const { church, treasurer } = books
  const names = (body: unknown) => (body as FundAnswer[]).map(({ name }) => name)

  const sample = await church.get('books/funds/', treasurer)
  await church.db.deleteFrom('fund').execute()
  const none = await church.get('books/funds/', treasurer)
  const usual = await church.post('books/funds/usual/', {}, treasurer)
  const again = await church.post('books/funds/usual/', {}, treasurer)
  const roof = { name: 'Roof', is_open: true, goal: 5_000_000, purpose: null }
  const added = await church.post('books/funds/', roof, treasurer)
  const twice = await church.post('books/funds/', { ...roof, name: 'ROOF' }, treasurer)
  const taken = await church.post('books/funds/', { ...roof, name: 'Tenth', purpose: 'tithe' }, treasurer)
  const { id, version } = (added.body as FundAnswer[]).at(-1) as FundAnswer
  const closed = await church.put(`books/funds/${id}/`, { ...roof, is_open: false, version }, treasurer)
  const stale = await church.put(`books/funds/${id}/`, { ...roof, version }, treasurer)

  expect(names(sample.body)).toEqual(names(usual.body))
  expect(names(sample.body)).toContain('Tithe')
  expect(none.body).toEqual([])
  expect(again.body).toEqual(usual.body)
  expect([twice.status, taken.status, closed.status, stale.status]).toEqual([400, 400, 200, 409])
})

test.each([-1, 0, 1e15, 0.5, 12.5, '50', null])('a goal or an envelope of %s is refused', async (amount) => {
  await using books = await openBooks()
  const { church, treasurer, counter } = books
  const count = await books.openCount()
  const item = { kind: 'envelope', fund: books.tithe, account: null, name: 'Kofi', detail: '', amount }

  const fund = await church.post(
    'books/funds/',
    { name: 'Roof', is_open: true, goal: amount === null ? 0 : amount, purpose: null },
    treasurer,
  )
  const envelope = await church.post(`books/counts/${count.id}/items/`, item, counter)

  expect([fund.status, envelope.status]).toEqual([400, 400])
})

test('two counters count without seeing each other, settle what differs, and both sign', async () => {
  await using books = await openBooks()
  const { church, counter, treasurer, tithe, offering } = books
  const { id } = await books.openCount()
  const mine = [
    { fund: tithe, value: 20_000, many: 2 },
    { fund: offering, value: 500, many: 7 },
  ]
  const item = {
    kind: 'envelope',
    fund: tithe,
    account: books.memberId,
    name: '=Akosua',
    detail: '',
    amount: 15_000,
  }
  const cheque = {
    kind: 'cheque',
    fund: offering,
    account: null,
    name: 'Kwame',
    detail: 'GCB 17',
    amount: 70_000,
  }

  await books.enter(id, mine, counter)
  const blind = await books.count(id, treasurer)
  const early = await books.sign(id, counter)
  await books.enter(id, [{ fund: tithe, value: 20_000, many: 2 }], treasurer)
  const differing = await books.count(id, treasurer)
  const refused = await books.sign(id, counter)
  await books.enter(id, mine, treasurer)
  await church.post(`books/counts/${id}/items/`, item, counter)
  await church.post(`books/counts/${id}/items/`, cheque, counter)
  const first = await books.sign(id, counter)
  const closed = await books.sign(id, treasurer)
  const entries = await books.entries()

  expect([blind.notes, blind.differences]).toEqual([[], []])
  expect([early.status, refused.status]).toEqual([409, 409])
  expect(differing.differences).toEqual([{ fund: offering, value: 500, mine: 0, theirs: 7 }])
  expect((first.body as CountAnswer).closed_at).toBeNull()
  expect((closed.body as CountAnswer).closed_at).not.toBeNull()
  expect(entries.map(({ kind, fund, amount, receipt }) => [kind, fund, amount, receipt])).toEqual([
    ['offering', 'Offering', 3500, ''],
    ['offering', 'Tithe', 25_000, ''],
    ['cheque', 'Offering', 70_000, 'S2026-000002'],
    ['envelope', 'Tithe', 15_000, 'S2026-000001'],
  ])
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('one counter cannot sign for both, a third one cannot sign at all, and a change takes back signatures', async () => {
  await using books = await openBooks()
  const { church, counter, treasurer, tithe } = books
  const third = await books.holder('media', 'counter')
  const { id } = await books.openCount()
  const notes = [{ fund: tithe, value: 100, many: 3 }]
  await books.enter(id, notes, counter)

  const alone = await books.sign(id, counter)
  await books.enter(id, notes, counter)
  const stillAlone = await books.count(id, counter)
  await books.enter(id, notes, treasurer)
  const byThird = await church.put(`books/counts/${id}/sheet/`, { notes }, third)
  const signedByThird = await books.sign(id, third)
  await books.sign(id, counter)
  await books.sign(id, counter)
  const twice = await books.count(id, counter)
  await books.enter(id, notes, treasurer)
  const changed = await books.count(id, counter)
  const seen = await church.post(`books/counts/${id}/sign/`, { version: changed.version - 1 }, treasurer)
  const forged = await church.post(
    `books/counts/${id}/sign/`,
    { version: changed.version, account: 1 },
    counter,
  )

  expect(alone.status).toBe(409)
  expect(stillAlone.counters).toHaveLength(1)
  expect([byThird.status, signedByThird.status, seen.status, forged.status]).toEqual([403, 403, 409, 400])
  expect(twice.closed_at).toBeNull()
  expect(changed.counters.map(({ signed_at }) => signed_at)).toEqual([null, null])
  expect(await books.entries()).toEqual([])
})

test('a count refuses notes that do not exist, envelopes above the cash, days to come, and changes once it is closed', async () => {
  await using books = await openBooks()
  const { church, counter, treasurer, tithe } = books
  const { id } = await books.openCount()
  const put = (notes: object[]) => church.put(`books/counts/${id}/sheet/`, { notes }, counter)
  const note = { fund: tithe, value: 5000, many: 1 }
  const item = { kind: 'envelope', fund: tithe, account: null, name: 'Kofi', detail: '', amount: 9000 }

  const wrong = [
    await put([{ ...note, value: 7 }]),
    await put([{ ...note, many: -1 }]),
    await put([{ ...note, many: 1.5 }]),
    await put([{ ...note, many: 1e15 }]),
    await put([note, note]),
    await put([{ ...note, fund: 999 }]),
    await church.post('books/counts/', { day: '2026-12-24', service: 'Christmas' }, counter),
  ]
  await books.enter(id, [note], counter)
  await books.enter(id, [note], treasurer)
  const added = await church.post(`books/counts/${id}/items/`, item, counter)
  const above = await books.sign(id, counter)
  const envelope = (added.body as CountAnswer).items[0]?.id
  await church.remove(`books/counts/${id}/items/${envelope}/`, counter)
  await books.sign(id, counter)
  await books.sign(id, treasurer)
  const late = [
    await put([note]),
    await church.post(`books/counts/${id}/items/`, item, counter),
    await books.sign(id, counter),
    await church.remove(`books/counts/${id}/`, treasurer),
  ]

  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400])
  expect(above.status).toBe(409)
  expect(late.map(({ status }) => status)).toEqual([409, 409, 409, 409])
})

test('a gift is posted with its fee once; a mistake is taken back by a counter-entry, once, with a reason', async () => {
  await using books = await openBooks()
  const { church, treasurer } = books
  await books.give({ amount: 5000, fees: 98 })
  const [fee, gift] = (await books.entries()) as [EntryAnswer, EntryAnswer]
  const take = (id: number, reason: string) =>
    church.post(`books/entries/${id}/counter-entry/`, { reason }, treasurer)

  const blank = await take(gift.id, ' ')
  const taken = await take(gift.id, 'Given twice <b>by mistake</b>')
  church.wait(60_000)
  const twice = await take(gift.id, 'Again')
  const [back] = (await books.entries()) as [EntryAnswer]
  const itself = await take(back.id, 'No')
  const report = (await church.get(`books/report/?by=fund&${days}`, treasurer)).body as ReportAnswer

  expect([fee.kind, fee.amount, gift.kind, gift.receipt]).toEqual(['fee', 98, 'gift', 'S2026-000001'])
  expect([blank.status, taken.status, twice.status, itself.status]).toEqual([400, 201, 409, 409])
  expect([back.kind, back.debit, back.credit]).toEqual(['counter-entry', 'income', 'provider'])
  expect([report.total, report.fees]).toEqual([0, 98])
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('the database refuses to change or delete entries and closed months', async () => {
  await using books = await openBooks()
  const { db } = books.church
  await books.give({ amount: 5000, mode: 'live' })
  await db
    .insertInto('closed_month')
    .values({ book: 'live', month: '2026-11', closed_at: 'x', last_number: 1, root: 'x' })
    .execute()
  const { id: _, ...entry } = await db.selectFrom('ledger_entry').selectAll().executeTakeFirstOrThrow()
  const again = { ...entry, number: 2, source_id: 9, receipt_sequence: 2, code: 'a', hash: 'b' }

  const acts = [
    db.updateTable('ledger_entry').set({ amount: 1 }),
    db.deleteFrom('ledger_entry'),
    db.updateTable('closed_month').set({ month: '2025-01' }),
    db.deleteFrom('closed_month'),
    db.insertInto('ledger_entry').values(again),
  ]
  for (const act of acts) await expect(act.execute()).rejects.toThrow(/never changed|stays closed|is closed/)

  expect(await db.selectFrom('ledger_entry').select('amount').execute()).toEqual([{ amount: 5000 }])
})

test('a closed month stays closed: nothing is added to it, and what comes late counts for today', async () => {
  await using books = await openBooks()
  const { church, treasurer, counter } = books
  await books.give({ amount: 5000, paidAt: '2026-10-30T12:00:00.000Z' })
  const close = (month: string) => church.post('books/months/', { month }, treasurer)

  const running = await close('2026-11')
  const open = await church.post('books/counts/', { day: '2026-10-25', service: 'First' }, counter)
  const hindered = await close('2026-10')
  await church.remove(`books/counts/${(open.body as CountAnswer).id}/`, treasurer)
  const closed = await close('2026-10')
  const twice = await close('2026-10')
  const earlier = await close('2026-09')
  const count = await church.post('books/counts/', { day: '2026-10-11', service: 'Late' }, counter)
  await books.give({ amount: 700, paidAt: '2026-10-31T12:00:00.000Z' })
  const [late] = (await books.entries()) as [EntryAnswer]

  expect([running.status, hindered.status, closed.status]).toEqual([400, 409, 200])
  expect([twice.status, earlier.status, count.status]).toEqual([409, 409, 400])
  expect(late.day).toBe('2026-11-21')
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('a receipt tells a stranger its amount and its date; nobody sees another’s by guessing', async () => {
  await using books = await openBooks()
  const { church, treasurer, memberId } = books
  await books.give({ accountId: memberId, amount: 5000 })
  await books.give({ accountId: null, amount: 9000 })
  const own = (await church.get(`books/statement/?${days}`, books.member)).body as StatementAnswer
  const [line] = own.lines as [StatementAnswer['lines'][number]]
  const check = (code: unknown) => church.post('books/receipts/check/', { code })

  const real = await check(line.code)
  const others = await church.get(`books/statement/?${days}`, (await church.signIn('newcomer')).access)
  const another = await church.get(`books/people/${memberId}/statement/?${days}`, books.member)
  const wrong = [
    await check('A'.repeat(22)),
    await check(line.receipt),
    await check(['x']),
    await check("' or 1=1"),
  ]
  await church.post(`books/entries/${line.id}/counter-entry/`, { reason: 'Returned' }, treasurer)
  const taken = await check(line.code)

  expect(own.lines.map(({ amount, receipt }) => [amount, receipt])).toEqual([[5000, 'S2026-000001']])
  expect(real.body).toEqual({
    amount: 5000,
    currency: 'GHS',
    day: '2026-11-21',
    is_taken_back: false,
    book: 'sample',
  })
  expect((others.body as StatementAnswer).lines).toEqual([])
  expect(another.status).toBe(403)
  expect(wrong.map(({ status }) => status)).toEqual([404, 400, 400, 400])
  expect(taken.body).toMatchObject({ is_taken_back: true })
})

test('receipt numbers have no gaps, though gifts without money and entries without givers lie between', async () => {
  await using books = await openBooks()
  const { db } = books.church
  for (const mode of ['sample', 'test', 'live', 'sample', 'live'] as const)
    await books.give({ amount: 1000, fees: 20, mode })

  const rows = await db.selectFrom('gift').select('receipt_number').orderBy('id').execute()

  expect(rows.map(({ receipt_number }) => receipt_number?.replace(/TEST-\d+/, 'TEST'))).toEqual([
    'S2026-000001',
    'TEST',
    '2026-000001',
    'S2026-000002',
    '2026-000002',
  ])
})

test('the same gift is not posted twice, but anew once its payment was taken back', async () => {
  await using books = await openBooks()
  const { db, clock } = books.church
  const id = await books.give({ amount: 1000, fees: 20 })
  const { now } = clock
  const of = { id, mode: 'sample' as const, fund: 'tithe' as const, amount: 900, fees: 20, now }
  const again = () => db.transaction().execute((part) => postGift(part, { ...of, paidAt: now.toISOString() }))

  await expect(again()).rejects.toThrow(/unique/i)
  await db.transaction().execute((part) => reverseGift(part, id, now))
  await db.updateTable('gift').set({ state: 'failed', amount: 900 }).execute()
  const taken = await verifyBooks(db)
  const receipt = await again()
  await db.updateTable('gift').set({ state: 'succeeded', receipt_number: receipt }).execute()
  await expect(again()).rejects.toThrow(/unique/i)

  expect(receipt).toBe('S2026-000002')
  expect((await books.entries()).map(({ kind }) => kind)).toEqual([
    'fee',
    'gift',
    'counter-entry',
    'counter-entry',
    'fee',
    'gift',
  ])
  expect([taken.problems, (await verifyBooks(db)).problems]).toEqual([[], []])
})

test('what is given back leaves the fund that the gift came into, also when its purpose has moved since', async () => {
  await using books = await openBooks()
  const { church, treasurer } = books
  const gift = await books.give({ amount: 5000 })
  const fund = async (name: string) =>
    ((await church.get('books/funds/', treasurer)).body as FundAnswer[]).find((one) => one.name === name)
  const write = (name: string, purpose: 'tithe' | null) => ({ name, is_open: true, goal: null, purpose })
  await church.put(`books/funds/${books.tithe}/`, write('Tithe', null), treasurer)
  await church.post('books/funds/', write('Tithe of 2027', 'tithe'), treasurer)

  await books.giveBack(gift, 2000)

  expect([(await fund('Tithe'))?.total, (await fund('Tithe of 2027'))?.total]).toEqual([3000, 0])
})

test('the report compares with the year before, by each key', async () => {
  await using books = await openBooks()
  const { church, treasurer } = books
  await books.give({ amount: 5000, paidAt: '2025-11-02T12:00:00.000Z' })
  await books.give({ amount: 700, paidAt: '2026-11-01T12:00:00.000Z' })
  await books.give({ amount: 60, paidAt: '2026-10-31T12:00:00.000Z' })
  const read = async (by: string) =>
    ((await church.get(`books/report/?by=${by}&${days}`, treasurer)).body as ReportAnswer).rows

  const [month, week, year] = [await read('month'), await read('week'), await read('year')]
  const [fund, service] = [await read('fund'), await read('service')]
  const wrong = await church.get('books/report/?by=giver', treasurer)
  const long = await church.get('books/report/?from=1900-01-01&to=2026-01-01', treasurer)

  expect(month.map(({ key, amount, before }) => [key, amount, before])).toEqual([
    ['2026-10', 60, 0],
    ['2026-11', 700, 5000],
  ])
  expect(week.map(({ key, amount, before }) => [key, amount, before])).toEqual([
    ['2026-10-25', 60, 0],
    ['2026-11-01', 700, 5000],
  ])
  expect(year.map(({ key, amount, before }) => [key, amount, before])).toEqual([['2026', 760, 5000]])
  expect(fund.map(({ name, amount, before }) => [name, amount, before])).toEqual([['Tithe', 760, 5000]])
  expect(service.map(({ name, amount }) => [name, amount])).toEqual([['At no service', 760]])
  expect([wrong.status, long.status]).toEqual([400, 400])
})

test('the report by fund has the order of the funds', async () => {
  await using books = await openBooks()
  const { church, treasurer } = books
  for (let number = 1; number < 10; number += 1)
    await church.post(
      'books/funds/',
      { name: `Fund ${number}`, is_open: true, goal: null, purpose: null },
      treasurer,
    )
  await church.db.updateTable('fund').set({ purpose: null }).where('purpose', '=', 'missions').execute()
  await church.db.updateTable('fund').set({ purpose: 'missions' }).where('name', '=', 'Fund 9').execute()
  await books.give({ amount: 100, fund: 'missions' })
  await books.give({ amount: 200, fund: 'tithe' })

  const { body } = await church.get(`books/report/?by=fund&${days}`, treasurer)

  expect((body as ReportAnswer).rows.map(({ name }) => name)).toEqual(['Tithe', 'Fund 9'])
})

test('the report of a fund has its income alone, and the ledger the entries of its days and fund', async () => {
  await using books = await openBooks()
  const { church, treasurer, counter, admin, tithe } = books
  await books.give({ amount: 5000, fees: 100, paidAt: '2025-11-02T12:00:00.000Z' })
  await books.give({ amount: 700, paidAt: '2026-11-01T12:00:00.000Z' })
  await books.give({ amount: 60, fees: 2, paidAt: '2026-10-31T12:00:00.000Z' })
  await books.give({ amount: 9, fees: 1, fund: 'missions', paidAt: '2026-10-31T12:00:00.000Z' })
  const entries = async (query: string) => (await church.get(`books/entries/?${query}`, treasurer)).body
  const october = `from=2026-10-01&to=2026-10-31`

  const report = (await church.get(`books/report/?by=month&fund=${tithe}&${days}`, admin)).body
  const [both, one] = [await entries(october), await entries(`${october}&fund=${tithe}`)]
  const first = await entries(`${october}&limit=1`)
  const none = await entries('from=2026-10-31&to=2026-10-01')
  const looks = await church.db.selectFrom('access_entry').select('filter').orderBy('id').execute()
  const refused = await Promise.all(
    ['entries/?from=2026-02-30', 'entries/?to=x', 'entries/?fund=0', 'report/?fund=1e3'].map(
      async (path) => (await church.get(`books/${path}`, treasurer)).status,
    ),
  )
  const byOthers = await Promise.all(
    [church.get(`books/entries/?${october}`, admin), church.get(`books/report/?fund=${tithe}`, counter)].map(
      async (answer) => (await answer).status,
    ),
  )

  expect(report).toMatchObject({
    total: 760,
    before: 5000,
    fees: 2,
    rows: [
      { key: '2026-10', amount: 60, before: 0 },
      { key: '2026-11', amount: 700, before: 5000 },
    ],
  })
  expect(amountsIn(both)).toEqual([1, 2, 9, 60])
  expect(amountsIn(one)).toEqual([2, 60])
  expect(first).toMatchObject({ count: 4, results: [{}] })
  expect(none).toMatchObject({ count: 0, results: [] })
  expect(looks.map(({ filter }) => filter)).toContain(`2026-10-01 2026-10-31 ${tithe}`)
  expect(refused).toEqual([400, 400, 400, 400])
  expect(byOthers).toEqual([403, 403])
})

const amountsIn = (body: unknown) =>
  (body as { results: EntryAnswer[] }).results.map(({ amount }) => amount).sort((a, b) => a - b)

test('an erased account takes its name from envelopes, and the books stay whole', async () => {
  await using books = await openBooks()
  const { church, counter, treasurer, tithe, memberId } = books
  const { id } = await books.openCount()
  const notes = [{ fund: tithe, value: 5000, many: 1 }]
  const item = {
    kind: 'envelope',
    fund: tithe,
    account: memberId,
    name: 'Akosua',
    detail: 'blue',
    amount: 5000,
  }
  await books.enter(id, notes, counter)
  await books.enter(id, notes, treasurer)
  await church.post(`books/counts/${id}/items/`, item, counter)
  await books.sign(id, counter)
  await books.sign(id, treasurer)

  await church.remove(`admin/users/${memberId}/`, books.admin)
  const [entry] = (await books.entries()) as [EntryAnswer]

  expect([entry.kind, entry.giver, entry.amount]).toEqual(['envelope', '', 5000])
  expect((await verifyBooks(church.db)).problems).toEqual([])
})
