import type { TextBudgetAnswer } from '../../../lib/contract/messages/text-budget.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { budgetWords } from '../../../lib/text-budgets.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptional, type Writing } from '../../accounts/unsubscribes/optional-email.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { approvalEmails } from '../translated/messages.ts'
import { listNearlySpent } from './read.ts'

/** The most super admins who are told. */
const mostTold = 20

type Telling = Writing & { now: () => Date }

/** E-mails the super admins once in a month or day that a budget of text messages is nearly spent. Returns how many budgets were news. */
export async function tellOfBudgets({ now, ...writing }: Telling): Promise<number> {
  const { db, site } = writing
  const news: TextBudgetAnswer[] = []
  for (const one of await listNearlySpent(db, now())) if (await claim(db, one, now())) news.push(one)
  if (news.length === 0) return 0
  const { currency } = await readChurch(db)
  for (const { id, email, first_name } of await listAdmins(db))
    await sendOptional(writing, {
      to: email,
      accountId: id,
      topic: 'other',
      words: () => ({
        subject: approvalEmails.ceilingNear,
        text: [
          accountEmailWords.dear({ name: first_name }),
          ...news.map((one) => wordsOf(one, currency)),
          `${approvalEmails.aboveCeiling({ page: pageAt(site, '/super-admin#settings', approvalEmails.settingsPage) })}\n`,
        ].join('\n\n'),
      }),
    })
  return news.length
}

function wordsOf(one: TextBudgetAnswer, currency: string): string {
  const values = {
    budget: budgetWords[one.budget],
    spent: formatMoney(one.spent, currency),
    ceiling: formatMoney(one.ceiling, currency),
  }
  return one.period.length > 7 ? approvalEmails.spentToday(values) : approvalEmails.spentThisMonth(values)
}

/** Notes that a budget was told of. Returns false where another run was first. */
async function claim(db: Db, { budget, period }: TextBudgetAnswer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('told_budget')
    .values({ budget, period, told_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function listAdmins(db: Db) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email', 'first_name'])
    .where('role', '=', 'admin')
    .where('email_confirmed_at', 'is not', null)
    .where('deletion_requested_at', 'is', null)
    .orderBy('id')
    .limit(mostTold)
    .execute()
  return rows.flatMap(({ email, ...one }) => (email ? [{ ...one, email }] : []))
}
