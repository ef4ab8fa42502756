import type { ComparedLine, ComparisonAnswer } from '../../../../lib/contract/giving/budget.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { bookOf } from '../ledger.ts'
import { type Actual, actualsOf } from './actuals.ts'
import { agreedBudget, headsOf, linesOf } from './budgets.ts'

type Line = Actual & { of: 'budget' | 'actual' }

/** The agreed budget of a year beside what the ledger has, from January until a month (1 to 12). */
export async function compareBudget(
  db: Db,
  { year, until }: { year: number; until: number },
): Promise<ComparisonAnswer> {
  const budget = await agreedBudget(db, year)
  const [head = null] = budget ? await headsOf(db, [budget]) : []
  const planned = budget ? await linesOf(db, budget.id) : []
  const all: Line[] = [
    ...planned.map(({ fund, category, months }) => {
      const kind = category === null ? ('income' as const) : ('spending' as const)
      return { of: 'budget' as const, kind, fund, category, months }
    }),
    ...(await actualsOf(db, { book: await bookOf(db), year })).map((line) => ({
      of: 'actual' as const,
      ...line,
    })),
  ]
  const months = Array.from({ length: until }, (_, at) => ({
    income: pairOf(all, 'income', ({ months: amounts }) => amounts[at] ?? 0),
    spending: pairOf(all, 'spending', ({ months: amounts }) => amounts[at] ?? 0),
  }))
  const soFar = ({ months: amounts }: Line) => sumOf(amounts.slice(0, until))
  const { currency } = await readChurch(db)
  return {
    ...{ year, until, currency, budget: head, months },
    lines: await comparedLines(db, all, until),
    income: pairOf(all, 'income', soFar),
    spending: pairOf(all, 'spending', soFar),
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function pairOf(all: readonly Line[], kind: Line['kind'], amountOf: (line: Line) => number) {
  const sum = (of: Line['of']) =>
    sumOf(all.filter((line) => line.kind === kind && line.of === of).map(amountOf))
  return { budget: sum('budget'), actual: sum('actual') }
}

/** The lines in the order of funds and categories; what has no category comes last in its fund. */
async function comparedLines(db: Db, all: readonly Line[], until: number): Promise<ComparedLine[]> {
  const funds = await db.selectFrom('fund').select(['id', 'name']).orderBy('position').orderBy('id').execute()
  const categories = await db
    .selectFrom('spending_category')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const lines = Map.groupBy(all, ({ kind, fund, category }) => keyOf(kind, fund, category))
  const none = { id: null, name: '' }
  return (['income', 'spending'] as const).flatMap((kind) =>
    funds.flatMap((fund) =>
      [...categories, none].flatMap((category): ComparedLine[] => {
        const ofKind = lines.get(keyOf(kind, fund.id, category.id))
        if (!ofKind) return []
        const amount = (of: Line['of'], last: number) =>
          sumOf(ofKind.flatMap((line) => (line.of === of ? line.months.slice(0, last) : [])))
        const names = {
          fund: fund.id,
          fund_name: fund.name,
          category: category.id,
          category_name: category.name,
        }
        const sums = { budget: amount('budget', until), actual: amount('actual', until) }
        return [{ ...names, ...sums, kind, year_budget: amount('budget', 12) }]
      }),
    ),
  )
}

const keyOf = (kind: string, fund: number, category: number | null) => `${kind} ${fund} ${category ?? ''}`
