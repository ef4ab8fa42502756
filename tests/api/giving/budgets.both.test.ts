import { expect, test } from 'vitest'
import type { AssessmentAnswer } from '../../../src/lib/contract/giving/assessment.ts'
import type {
  BudgetAnswer,
  BudgetHead,
  BudgetRoomAnswer,
  ComparisonAnswer,
} from '../../../src/lib/contract/giving/budget.ts'
import type { SpendVoucherAnswer } from '../../../src/lib/contract/giving/spending.ts'
import { openSpending } from '../../support/spending.ts'

/* Budgets: who writes them, that two people do not overwrite each other, what is frozen, and what stands beside them in the ledger. */

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
const each = (amount: number) => Array.from({ length: 12 }, () => amount)
const agreement = { agreed: 'Church council', day: '2026-11-20' }

async function openBudgets() {
  const books = await openSpending()
  const { church, treasurer, tithe, category } = books
  const start = (from = 'nothing', year = 2026, access = treasurer) =>
    church.post('books/budgets/', { year, from }, access)
  const save = (id: number, body: object, access = treasurer) =>
    church.put(`books/budgets/${id}/`, body, access)
  const lines = [
    { fund: tithe, category: null, months: each(10_000) },
    { fund: tithe, category, months: each(2_000) },
  ]
  const compare = async (words = '', access = treasurer) =>
    (await church.get(`books/budgets/comparison/${words}`, access)).body as ComparisonAnswer
  return {
    ...books,
    start,
    save,
    lines,
    compare,
    sheet: (access: string) =>
      church.api.request('/backend/api/books/budgets/comparison/xlsx/', {
        headers: { Authorization: `Bearer ${access}` },
      }),
    act: (id: number, what: string, body: object = {}, access = treasurer) =>
      church.post(`books/budgets/${id}/${what}/`, body, access),
    read: async (id: number) => (await church.get(`books/budgets/${id}/`, treasurer)).body as BudgetAnswer,
    list: async () => (await church.get('books/budgets/', treasurer)).body as BudgetHead[],
    room: async (words = '') =>
      (await church.get(`books/budgets/room/?fund=${tithe}&category=${category}${words}`, treasurer))
        .body as BudgetRoomAnswer,
    /** A budget of 1,200.00 of income and 240.00 of spending, agreed to. */
    async agreed() {
      const { id } = (await start()).body as BudgetAnswer
      await save(id, { lines })
      return (await church.post(`books/budgets/${id}/agree/`, agreement, treasurer)).body as BudgetAnswer
    },
    [Symbol.asyncDispose]: () => books[Symbol.asyncDispose](),
  }
}

test('treasurers write a budget, signatories read it, and nobody else does either', async () => {
  await using books = await openBudgets()
  const { church, first, member, counter } = books
  const strangers = [
    await books.start('nothing', 2026, first),
    await books.start('nothing', 2026, member),
    await books.start('nothing', 2026, counter),
  ]
  const { id } = (await books.start()).body as BudgetAnswer
  const writes = [
    await books.save(id, { lines: books.lines }, first),
    await books.act(id, 'agree', agreement, first),
    await books.act(id, 'revise', {}, first),
    await church.remove(`books/budgets/${id}/`, first),
  ]
  const paths = ['', `${id}/`, 'comparison/', 'room/?fund=1&category=1']
  const reads = async (access: string) =>
    statuses(await Promise.all(paths.map((path) => church.get(`books/budgets/${path}`, access))))

  expect(statuses(strangers)).toEqual([403, 403, 403])
  expect(statuses(writes)).toEqual([403, 403, 403, 403])
  expect(await reads(first)).toEqual([200, 200, 200, 200])
  expect(await reads(member)).toEqual([403, 403, 403, 403])
  const sheets = await Promise.all([first, member].map((access) => books.sheet(access)))
  expect(sheets.map(({ status }) => status)).toEqual([200, 403])
  expect((await sheets[0]?.text())?.slice(0, 2)).toBe('PK')
  expect(await reads(counter)).toEqual([403, 403, 403, 403])
})

test('a draft is saved whole with its version, so that two people do not overwrite each other', async () => {
  await using books = await openBudgets()
  const { tithe, category, other } = books
  const started = (await books.start()).body as BudgetAnswer
  const again = await books.start('nothing', 2026, other)
  const { id, version } = started

  const saved = (await books.save(id, { lines: books.lines, version })).body as BudgetAnswer
  const late = await books.save(id, { lines: [], version }, other)
  const wrong = [
    await books.save(id, { lines: [books.lines[0], books.lines[0]] }),
    await books.save(id, { lines: [{ fund: 99_999, category: null, months: each(1) }] }),
    await books.save(id, { lines: [{ fund: tithe, category: 99_999, months: each(1) }] }),
    await books.save(id, { lines: [{ fund: tithe, category, months: each(0) }] }),
    await books.save(id, { lines: [{ fund: tithe, category, months: [1, 2] }] }),
    await books.save(id, { lines: [{ fund: tithe, category, months: each(-1) }] }),
  ]

  expect([again.status, late.status]).toEqual([409, 409])
  expect(statuses(wrong)).toEqual([400, 400, 400, 400, 400, 400])
  expect(saved).toMatchObject({ year: 2026, revision: 1, is_draft: true, income: 120_000, spending: 24_000 })
  expect((await books.read(id)).lines.map(({ months }) => months)).toEqual([each(10_000), each(2_000)])
})

test('an agreed budget is frozen with its day, and a revision stands beside it', async () => {
  await using books = await openBudgets()
  const { id } = (await books.start()).body as BudgetAnswer
  const empty = await books.act(id, 'agree', agreement)
  const { version } = (await books.save(id, { lines: books.lines })).body as BudgetAnswer
  const wrong = [
    await books.act(id, 'agree', { ...agreement, agreed: ' ' }),
    await books.act(id, 'agree', { ...agreement, day: '2026-12-24' }),
    await books.act(id, 'agree', { ...agreement, version: version - 1 }),
    await books.act(id, 'revise', {}, books.other),
  ]
  const agreed = (await books.act(id, 'agree', { ...agreement, version })).body as BudgetAnswer
  const frozen = [
    await books.save(id, { lines: [] }),
    await books.act(id, 'agree', agreement),
    await books.church.remove(`books/budgets/${id}/`, books.treasurer),
  ]
  const draft = (await books.act(id, 'revise')).body as BudgetAnswer
  const twice = await books.act(id, 'revise', {}, books.other)
  const [, spending] = books.lines
  await books.save(draft.id, { lines: [{ ...spending, months: each(3_000) }] })
  const before = await books.compare('?until=12')
  await books.act(draft.id, 'agree', { agreed: 'Annual meeting', day: '2026-11-21' })
  const after = await books.compare('?until=12')
  const old = await books.act(id, 'revise', {}, books.other)

  expect([empty.status, twice.status, old.status]).toEqual([409, 409, 409])
  expect(statuses(wrong)).toEqual([400, 400, 409, 409])
  expect(agreed).toMatchObject({ is_draft: false, agreed: 'Church council', agreed_day: '2026-11-20' })
  expect(statuses(frozen)).toEqual([409, 409, 409])
  expect(draft).toMatchObject({ revision: 2, is_draft: true, spending: 24_000 })
  expect([before.spending.budget, after.spending.budget]).toEqual([24_000, 36_000])
  expect((await books.list()).map(({ revision, agreed: who }) => [revision, who])).toEqual([
    [2, 'Annual meeting'],
    [1, 'Church council'],
  ])
  expect((await books.read(id)).lines.map(({ months }) => months[0])).toEqual([10_000, 2_000])
})

test('a draft that is not wanted is discarded, and the year can be started anew', async () => {
  await using books = await openBudgets()
  const { church, treasurer } = books
  const { id } = (await books.start()).body as BudgetAnswer
  await books.save(id, { lines: books.lines })

  const gone = await church.remove(`books/budgets/${id}/`, treasurer)
  const missing = await church.get(`books/budgets/${id}/`, treasurer)
  const anew = await books.start('nothing', 2026, books.other)

  expect(statuses([gone, missing, anew])).toEqual([200, 404, 201])
  expect((anew.body as BudgetAnswer).lines).toEqual([])
})

test('the budget stands beside what the ledger has by fund, category and month, without cancelled vouchers', async () => {
  await using books = await openBudgets()
  const { category, first, second, step } = books
  await books.openAll()
  await books.agreed()
  await books.give({ amount: 50_000 })
  await books.paid({ amount: 20_000 })
  const cancelled = await books.paid({ amount: 7_000 })
  const inBetween = await books.compare()
  await step(cancelled.id, 'cancel', second, { why: 'Paid twice' })
  await books.prepared({ amount: 1_000 })

  const now = await books.compare()
  const october = await books.compare('?until=10')
  const empty = await books.compare('?year=2025', first)
  const wrong = [
    await books.church.get('books/budgets/comparison/?year=x', first),
    await books.church.get('books/budgets/comparison/?until=13', first),
  ]

  expect(inBetween.spending).toEqual({ budget: 22_000, actual: 27_000 })
  expect(now).toMatchObject({ year: 2026, until: 11, currency: 'GHS' })
  expect(now.lines).toMatchObject([
    { kind: 'income', category: null, budget: 110_000, actual: 50_000, year_budget: 120_000 },
    { kind: 'spending', category, budget: 22_000, actual: 20_000, year_budget: 24_000 },
  ])
  expect(now.months[10]).toEqual({
    income: { budget: 10_000, actual: 50_000 },
    spending: { budget: 2_000, actual: 20_000 },
  })
  expect(october.spending).toEqual({ budget: 20_000, actual: 0 })
  expect(october.months).toHaveLength(10)
  expect(empty).toMatchObject({ budget: null, lines: [], until: 12 })
  expect(statuses(wrong)).toEqual([400, 400])
})

test('a budget begins with what the year before came to, or with its budget', async () => {
  await using books = await openBudgets()
  await books.openAll()
  const nothing = [await books.start('actual', 2026), await books.start('budget', 2026)]
  await books.give({ amount: 50_000 })
  await books.paid({ amount: 20_000 })
  const actual = (await books.start('actual', 2027)).body as BudgetAnswer
  await books.church.remove(`books/budgets/${actual.id}/`, books.treasurer)
  await books.agreed()
  const budget = (await books.start('budget', 2027)).body as BudgetAnswer

  expect(statuses(nothing)).toEqual([400, 400])
  expect(actual.lines.map(({ months }) => [months[9], months[10]])).toEqual([
    [0, 50_000],
    [0, 20_000],
  ])
  expect(budget).toMatchObject({ year: 2027, revision: 1, income: 120_000, spending: 24_000 })
})

test('who prepares a voucher learns what the budget has left, with vouchers that wait and without the own one', async () => {
  await using books = await openBudgets()
  await books.openAll()
  const without = await books.room()
  await books.agreed()
  await books.paid({ amount: 20_000 })
  const { id } = await books.prepared({ amount: 3_000 })
  const cancelled = await books.prepared({ amount: 9_000 })
  await books.step(cancelled.id, 'cancel', books.second, { why: 'Not needed' })

  const now = await books.room()
  const own = await books.room(`&voucher=${id}`)

  expect(without).toEqual({ year: 2026, budget: null, spent: 0, waiting: 0 })
  expect(now).toEqual({ year: 2026, budget: 24_000, spent: 20_000, waiting: 3_000 })
  expect(own.waiting).toBe(0)
})

test('an assessment is open until vouchers that name it are paid, and a cancelled one opens it again', async () => {
  await using books = await openBudgets()
  const { church, treasurer, first, second, tithe, category, step, cashPayment } = books
  await books.openAll()
  const form = {
    year: 2026,
    name: 'Circuit assessment',
    payee: 'Circuit',
    fund: tithe,
    category,
    amount: 20_000,
    month: 12,
  }
  const post = (body: object, access = treasurer) => church.post('books/assessments/', body, access)
  const refused = [
    await post(form, first),
    await post({ ...form, month: 13 }),
    await post({ ...form, fund: 99_999 }),
    await books.prepare({ assessment: 99_999 }),
  ]
  const { id, version } = (await post(form)).body as AssessmentAnswer
  const stand = async (access = first) => {
    const [one] = (await church.get('books/assessments/?year=2026', access)).body as AssessmentAnswer[]
    return one && [one.state, one.paid, one.waiting, one.vouchers.length]
  }
  const open = await stand()
  const voucher = (await books.prepare({ assessment: id })).body as SpendVoucherAnswer
  const prepared = await stand()
  const kept = await church.remove(`books/assessments/${id}/`, treasurer)
  await step(voucher.id, 'approve', first)
  await step(voucher.id, 'pay', treasurer, cashPayment)
  const paid = await stand()
  await step(voucher.id, 'cancel', second, { why: 'Wrong circuit' })
  const cancelled = await stand()
  const changed = await church.put(
    `books/assessments/${id}/`,
    { ...form, amount: 30_000, version },
    treasurer,
  )
  const late = await church.put(`books/assessments/${id}/`, { ...form, version }, treasurer)
  const other = (await post({ ...form, name: 'District assessment' })).body as AssessmentAnswer
  const removed = await church.remove(`books/assessments/${other.id}/`, treasurer)

  expect(statuses(refused)).toEqual([403, 400, 400, 400])
  expect(voucher.assessment).toBe('Circuit assessment')
  expect([open, prepared, paid, cancelled]).toEqual([
    ['open', 0, 0, 0],
    ['prepared', 0, 20_000, 1],
    ['paid', 20_000, 0, 1],
    ['open', 0, 0, 0],
  ])
  expect(statuses([kept, changed, late, removed])).toEqual([409, 200, 409, 200])
})
