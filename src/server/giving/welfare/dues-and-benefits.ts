import type { BenefitForm, RuleForm, RulesAnswer } from '../../../lib/contract/giving/welfare.ts'
import { fold } from '../../../lib/text/fold.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { bookOf, closedThrough } from '../books/ledger.ts'
import { welfareRefusals } from './messages.ts'

/** The dues from each month on, the newest first, and the church's table of benefits. */
export async function readRules(db: Db): Promise<RulesAnswer> {
  const rules = await db.selectFrom('welfare_rule').selectAll().orderBy('from_month', 'desc').execute()
  const benefits = await db.selectFrom('welfare_benefit').selectAll().orderBy('name_folded').execute()
  return {
    rules,
    benefits: benefits.map(({ id, name, amount, most_times, is_open }) => ({
      id,
      name,
      amount,
      most_times,
      is_open: is_open === 1,
    })),
  }
}

/** Sets the dues from a month on. Throws 400 for a month of the closed books: what was owed then stays. */
export async function setRule(db: Db, rule: RuleForm): Promise<void> {
  await requireOpenMonth(db, rule.from_month)
  await db
    .insertInto('welfare_rule')
    .values(rule)
    .onConflict((conflict) => conflict.column('from_month').doUpdateSet(rule))
    .execute()
}

/** The first rule may be of any month: there is nothing yet that it could change. */
async function requireOpenMonth(db: Db, month: string): Promise<void> {
  const closed = await closedThrough(db, await bookOf(db))
  const other = await db.selectFrom('welfare_rule').select('from_month').limit(1).executeTakeFirst()
  if (closed && other && month <= closed)
    refuseFields({
      from_month: [welfareRefusals.booksAreClosedTo({ closed })],
    })
}

/** Adds a benefit, or changes one for claims to come. Throws 400 for a name that another one has, and 404. */
export async function saveBenefit(db: Db, form: BenefitForm, id?: number): Promise<void> {
  const { name, amount, most_times, is_open } = form
  const row = { name, name_folded: fold(name), amount, most_times, is_open: is_open ? 1 : 0 } as const
  const same = await db
    .selectFrom('welfare_benefit')
    .select('id')
    .where('name_folded', '=', row.name_folded)
    .where('id', '<>', id ?? 0)
    .executeTakeFirst()
  if (same) refuseFields({ name: [welfareRefusals.thereBenefitName] })
  if (id === undefined) return void (await db.insertInto('welfare_benefit').values(row).execute())
  const { numUpdatedRows } = await db
    .updateTable('welfare_benefit')
    .set(row)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse(404, welfareRefusals.noBenefit)
}
