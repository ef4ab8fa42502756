import { sql } from 'kysely'
import type {
  AgreeBudgetForm,
  BudgetForm,
  BudgetLine,
  StartBudgetForm,
} from '../../../../lib/contract/giving/budget.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { actualsOf } from './actuals.ts'
import { agreedBudget, type Budget, linesOf, requireBudget } from './budgets.ts'

type Act = { by: number; now: Date }

/**
 * Starts the draft of the first budget of a year. Returns its id. Throws 409 where the year has a budget, and 400 where the year before has
 * nothing to begin with. Call it in a transaction, as all of these.
 */
export async function startBudget(db: Db, { year, from }: StartBudgetForm, act: Act): Promise<number> {
  const book = await bookOf(db)
  const other = await db
    .selectFrom('budget')
    .select('id')
    .where('book', '=', book)
    .where('year', '=', year)
    .executeTakeFirst()
  if (other) refuse(409, bookRefusals.thereBudgetYearAlready({ year }))
  const lines = from === 'nothing' ? [] : await linesBefore(db, year, from)
  if (from !== 'nothing' && lines.length === 0)
    refuseFields({
      from: [
        from === 'actual'
          ? bookRefusals.booksHaveNothingNumber({ number: year - 1 })
          : bookRefusals.noBudgetNumberAgreed({ number: year - 1 }),
      ],
    })
  return addDraft(db, { year, revision: 1, lines }, act)
}

/** The lines of the year before: what the books have, or the agreed budget. */
async function linesBefore(db: Db, year: number, from: 'actual' | 'budget'): Promise<BudgetLine[]> {
  if (from === 'budget') {
    const budget = await agreedBudget(db, year - 1)
    return budget ? linesOf(db, budget.id) : []
  }
  const actuals = await actualsOf(db, { book: await bookOf(db), year: year - 1 })
  return actuals
    .filter(({ kind, category }) => kind === 'income' || category !== null)
    .map(({ fund, category, months }) => ({
      fund,
      category,
      months: months.map((amount) => Math.max(0, amount)),
    }))
    .filter(({ months }) => months.some((amount) => amount > 0))
}

/** Starts the draft of the next revision with the lines of the newest agreed one. Returns its id. Throws 404, and 409 for any other. */
export async function reviseBudget(db: Db, id: number, act: Act): Promise<number> {
  const { year } = await requireBudget(db, id)
  const { draft } = await db
    .selectFrom('budget')
    .select(sql<number>`count(case when agreed_at is null then 1 end)`.as('draft'))
    .where('book', '=', await bookOf(db))
    .where('year', '=', year)
    .executeTakeFirstOrThrow()
  if (Number(draft) > 0) refuse(409, bookRefusals.thereDraftBudgetYear({ year }))
  const newest = await agreedBudget(db, year)
  if (newest?.id !== id) refuse(409, bookRefusals.thereNewerRevisionBudget)
  return addDraft(db, { year, revision: newest.revision + 1, lines: await linesOf(db, id) }, act)
}

type Draft = { year: number; revision: number; lines: readonly BudgetLine[] }

async function addDraft(db: Db, { year, revision, lines }: Draft, { by, now }: Act): Promise<number> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('budget')
    .values({ book: await bookOf(db), year, revision, started_by: by, started_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addLines(db, id, lines)
  return id
}

/** Rows of an insert: each has five values. */
const chunk = 200

async function addLines(db: Db, budget_id: number, lines: readonly BudgetLine[]): Promise<void> {
  const rows = lines.flatMap(({ fund, category, months }) =>
    months.flatMap((amount, at) =>
      amount > 0 ? [{ budget_id, fund_id: fund, category_id: category, month: at + 1, amount }] : [],
    ),
  )
  for (let at = 0; at < rows.length; at += chunk)
    await db
      .insertInto('budget_line')
      .values(rows.slice(at, at + chunk))
      .execute()
}

/**
 * Saves all lines of a draft. Throws 404; 409 for an agreed budget, and for another version; 400 for two lines of the same, and for a fund or
 * a category that is not there.
 */
export async function saveBudget(
  db: Db,
  id: number,
  { lines, version }: BudgetForm,
  { now }: Pick<Act, 'now'>,
): Promise<Budget> {
  const draft = await requireDraft(db, id, version)
  await requireLines(db, lines)
  await raise(db, draft, { changed_at: now.toISOString() })
  await db.deleteFrom('budget_line').where('budget_id', '=', id).execute()
  await addLines(db, id, lines)
  return draft
}

/** Notes who agreed to a draft, which is frozen then. Throws as above; 400 for a day that is still to come, and without lines. */
export async function agreeBudget(
  db: Db,
  id: number,
  { agreed, day, version }: AgreeBudgetForm,
  { by, now }: Act,
): Promise<Budget> {
  const draft = await requireDraft(db, id, version)
  if (day > (await churchDay(db, now))) refuseFields({ day: [bookRefusals.pleaseGiveDayThat] })
  const line = await db.selectFrom('budget_line').select('id').where('budget_id', '=', id).executeTakeFirst()
  if (!line) refuse(409, bookRefusals.budgetHasNoLine)
  const at = now.toISOString()
  await raise(db, draft, { agreed, agreed_day: day, agreed_by: by, agreed_at: at, changed_at: at })
  return draft
}

/** Discards a draft with its lines. Throws 404, and 409 for an agreed budget. */
export async function discardBudget(db: Db, id: number): Promise<Budget> {
  const draft = await requireDraft(db, id)
  await db.deleteFrom('budget').where('id', '=', id).execute()
  return draft
}

async function requireDraft(db: Db, id: number, version?: number): Promise<Budget> {
  const budget = await requireBudget(db, id)
  if (budget.agreed_at !== null) refuse(409, bookRefusals.budgetAgreedAndDoes)
  if (version !== undefined && version !== budget.version) refuse(409, changedMeanwhile())
  return budget
}

const changedMeanwhile = () => bookRefusals.somebodyElseChangedBudget

/** Compares the version while it writes, so that of two who save at once one is refused. */
async function raise(db: Db, { id, version }: Budget, columns: Partial<Omit<Budget, 'id'>>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('budget')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('agreed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse(409, changedMeanwhile())
}

async function requireLines(db: Db, lines: readonly BudgetLine[]): Promise<void> {
  const keys = new Set(lines.map(({ fund, category }) => `${fund} ${category ?? ''}`))
  if (keys.size < lines.length) refuseFields({ lines: [bookRefusals.twoLinesAreSame] })
  const funds = new Set((await db.selectFrom('fund').select('id').execute()).map(({ id }) => id))
  if (lines.some(({ fund }) => !funds.has(fund))) refuseFields({ lines: [bookRefusals.noFundPleaseChoose] })
  const all = await db.selectFrom('spending_category').select('id').execute()
  const categories = new Set(all.map(({ id }) => id))
  if (lines.some(({ category }) => category !== null && !categories.has(category)))
    refuseFields({ lines: [bookRefusals.noCategoryPleaseChoose] })
}
