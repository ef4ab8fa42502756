import type { SpendChoicesAnswer } from '../../../../lib/contract/giving/spending.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { waysOf } from '../accounts/ways.ts'
import { accountBalances, fundBalances } from '../balances.ts'
import { bookOf } from '../ledger.ts'
import { listCategories } from './categories.ts'
import { readSpendRule } from './rule.ts'

/** What a voucher may name: the open funds and accounts with what they have, the open categories, and the rule. */
export async function spendChoices(db: Db): Promise<SpendChoicesAnswer> {
  const book = await bookOf(db)
  const [inFunds, inAccounts] = [await fundBalances(db, book), await accountBalances(db, book)]
  const funds = await db
    .selectFrom('fund')
    .select(['id', 'name'])
    .where('is_open', '=', 1)
    .orderBy('position')
    .execute()
  const accounts = await db
    .selectFrom('book_account')
    .select(['id', 'name', 'kind', 'ledger'])
    .where('is_open', '=', 1)
    .orderBy('id')
    .execute()
  return {
    funds: funds.map(({ id, name }) => ({ id, name, balance: inFunds.get(id) ?? 0 })),
    categories: (await listCategories(db)).filter(({ is_open }) => is_open),
    accounts: accounts
      .filter(({ kind }) => waysOf[kind].length > 0)
      .map(({ id, name, kind, ledger }) => ({
        id,
        name,
        kind,
        balance: inAccounts.get(ledger) ?? 0,
        ways: [...waysOf[kind]],
      })),
    rule: await readSpendRule(db),
  }
}
