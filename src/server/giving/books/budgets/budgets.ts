import { type Selectable, sql } from 'kysely'
import type { BudgetAnswer, BudgetHead, BudgetLineAnswer } from '../../../../lib/contract/giving/budget.ts'
import type { BudgetTable } from '../../../platform/db/tables/budgets.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { namesOf } from '../account-names.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'

export type Budget = Selectable<BudgetTable>

const budgetsIn = async (db: Db) =>
  db
    .selectFrom('budget')
    .selectAll()
    .where('book', '=', await bookOf(db))

/** The budgets of the church's book, each revision, newest first. */
export async function listBudgets(db: Db): Promise<BudgetHead[]> {
  const rows = await (await budgetsIn(db)).orderBy('year', 'desc').orderBy('revision', 'desc').execute()
  return headsOf(db, rows)
}

/** A budget of the church's book. Throws 404. */
export const requireBudget = async (db: Db, id: number): Promise<Budget> =>
  (await (await budgetsIn(db)).where('id', '=', id).executeTakeFirst()) ?? refuse(404, bookRefusals.noBudget)

/** The newest agreed budget of a year; undefined without one. */
export const agreedBudget = async (db: Db, year: number): Promise<Budget | undefined> =>
  (await budgetsIn(db))
    .where('year', '=', year)
    .where('agreed_at', 'is not', null)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What a budget is called in the log: `2026, revision 1`. */
export const titleOf = ({ year, revision }: Pick<Budget, 'year' | 'revision'>): string =>
  `${year}, revision ${revision}`

/** Budgets with their sums and the names of who made them. */
export async function headsOf(db: Db, rows: readonly Budget[]): Promise<BudgetHead[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ started_by, agreed_by }) => [started_by, agreed_by]),
  )
  const sums = await sumsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, year, revision, agreed, agreed_day, agreed_at, changed_at, version, ...by }) => ({
    ...{ id, year, revision, agreed, changed_at, version },
    is_draft: agreed_at === null,
    agreed_day: agreed_day ?? '',
    // Somebody whose account is deleted has no id any more.
    recorded_by: agreed_at === null ? '' : names(by.agreed_by ?? 0),
    started_by: names(by.started_by ?? 0),
    income: sums.get(id)?.income ?? 0,
    spending: sums.get(id)?.spending ?? 0,
  }))
}

async function sumsOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { income: number; spending: number }>()
  const rows = await db
    .selectFrom('budget_line')
    .select('budget_id')
    .select([
      sql<number>`cast(sum(case when category_id is null then amount else 0 end) as bigint)`.as('income'),
      sql<number>`cast(sum(case when category_id is null then 0 else amount end) as bigint)`.as('spending'),
    ])
    .where('budget_id', 'in', ids)
    .groupBy('budget_id')
    .execute()
  return new Map(rows.map(({ budget_id, ...sums }) => [budget_id, sums]))
}

/** The lines of a budget: income first, then spending, in the order of funds and categories. */
export async function linesOf(db: Db, budget: number): Promise<BudgetLineAnswer[]> {
  const rows = await db
    .selectFrom('budget_line')
    .innerJoin('fund', 'fund.id', 'budget_line.fund_id')
    .leftJoin('spending_category', 'spending_category.id', 'budget_line.category_id')
    .select(['fund_id', 'category_id', 'month', 'amount'])
    .select(['fund.name as fund', 'spending_category.name as category'])
    .where('budget_id', '=', budget)
    .orderBy(sql`case when category_id is null then 0 else 1 end`)
    .orderBy('fund.position')
    .orderBy('fund_id')
    .orderBy('spending_category.position')
    .orderBy('category_id')
    .execute()
  const lines = Map.groupBy(rows, ({ fund_id, category_id }) => `${fund_id} ${category_id ?? ''}`)
  return [...lines.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const months = Array.from({ length: 12 }, () => 0)
    for (const { month, amount } of all) months[month - 1] = amount
    const { fund_id, fund, category_id, category } = first
    return [{ fund: fund_id, fund_name: fund, category: category_id, category_name: category ?? '', months }]
  })
}

/** A budget with its lines, and what further lines may name. Throws 404. */
export async function readBudget(db: Db, id: number): Promise<BudgetAnswer> {
  const [head] = await headsOf(db, [await requireBudget(db, id)])
  const funds = await db
    .selectFrom('fund')
    .select(['id', 'name'])
    .where('is_open', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const categories = await db
    .selectFrom('spending_category')
    .select(['id', 'name'])
    .where('is_open', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const lines = await linesOf(db, id)
  return { ...(head ?? refuse(404, bookRefusals.noBudget)), lines, funds, categories }
}
