import { formatMoney } from '../../../../lib/money/money.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { bookRefusals } from '../messages.ts'

/** Throws 409 where there is less than the amount. */
export async function requireMoney(db: Db, has: number, amount: number, name: string): Promise<void> {
  if (has >= amount) return
  const { currency } = await readChurch(db)
  refuse(
    409,
    bookRefusals.nameHasAmountWhich({
      name,
      amount: formatMoney(has, currency),
      amount2: formatMoney(amount, currency),
    }),
  )
}
