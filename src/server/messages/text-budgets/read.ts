import type { TextBudgetAnswer } from '../../../lib/contract/messages/text-budget.ts'
import { dayCeilingOf, isNearlySpent, monthCeilingOf, textBudgets } from '../../../lib/text-budgets.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { spentOnCodes } from '../../accounts/otp/spending.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'
import { spentSince } from '../mailings/budget.ts'

/** What each budget of text messages has spent of its ceiling, this month and, for codes, today. In the smallest unit. */
export async function readTextBudgets(db: Db, now: Date): Promise<TextBudgetAnswer[]> {
  const settings = await readChurchSettings(db)
  const { time_zone } = await readChurch(db)
  const today = dayIn(time_zone, now)
  const month = today.slice(0, 7)
  const startOf = (day: string) => instantOf(time_zone, day, '00:00').toISOString()
  const budgets: TextBudgetAnswer[] = []
  for (const budget of textBudgets) {
    const ceiling = monthCeilingOf(settings, budget)
    const from = startOf(`${month}-01`)
    if (budget === 'own' || budget === 'automatic') {
      budgets.push({ budget, period: month, ceiling, spent: await spentSince(db, budget, from) })
      continue
    }
    const spent = await spentOnCodes(db, { budget, from })
    const spentToday = await spentOnCodes(db, { budget, from: startOf(today) })
    budgets.push({ budget, period: month, ceiling, spent })
    budgets.push({ budget, period: today, ceiling: dayCeilingOf(settings, budget), spent: spentToday })
  }
  return budgets
}

/** Those that are nearly spent. */
export const listNearlySpent = async (db: Db, now: Date): Promise<TextBudgetAnswer[]> =>
  (await readTextBudgets(db, now)).filter(isNearlySpent)
