import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { SpendRuleAnswer, SpendRuleForm } from '../../../../lib/contract/giving/spending.ts'
import { fold } from '../../../../lib/text/fold.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { namesOf } from '../account-names.ts'
import { bookRefusals } from '../messages.ts'

/** The rule that holds: the newest. Before the church has set one, two people are enough for any amount. */
export async function readSpendRule(db: Db): Promise<SpendRuleAnswer> {
  const rule = await db.selectFrom('spend_rule').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!rule) return { check_from: null, second_from: null, payer_differs: false, set_by: '', set_at: '' }
  const { check_from, second_from, payer_differs, set_by, set_at } = rule
  const names = await namesOf(db, [set_by])
  return { check_from, second_from, payer_differs: payer_differs === 1, set_by: names(set_by), set_at }
}

/** Sets the rule for vouchers to come; older rules stay as a record. Throws 400 where two signatories begin below the check. */
export async function setSpendRule(
  db: Db,
  { check_from, second_from, payer_differs }: SpendRuleForm,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  if (second_from !== null && (check_from === null || check_from > second_from))
    refuseFields({
      second_from: [bookRefusals.whatTwoSignatoriesApprove],
    })
  await db
    .insertInto('spend_rule')
    .values({
      check_from,
      second_from,
      payer_differs: payer_differs ? 1 : 0,
      set_by: by,
      set_at: now.toISOString(),
    })
    .execute()
}

type Weighed = { book: Book; payee: string; amount: number; day: string; self?: number }

/**
 * What the rule asks for of a voucher. What the same payee gets on one day counts together, so that nobody splits an amount to stay below
 * a limit.
 */
export async function demandsOfRule(db: Db, { book, payee, amount, day, self = 0 }: Weighed) {
  const others = await db
    .selectFrom('spend_voucher')
    .select('amount')
    .where('book', '=', book)
    .where('prepared_day', '=', day)
    .where('payee_folded', '=', fold(payee))
    .where('cancelled_at', 'is', null)
    .where('id', '<>', self)
    .execute()
  const together = others.reduce((sum, other) => sum + other.amount, amount)
  const rule = await readSpendRule(db)
  const isFrom = (limit: number | null) => (limit !== null && together >= limit ? 1 : 0)
  return {
    needs_check: isFrom(rule.check_from),
    needs_second: isFrom(rule.second_from),
    payer_differs: rule.payer_differs ? 1 : 0,
  } as const
}
