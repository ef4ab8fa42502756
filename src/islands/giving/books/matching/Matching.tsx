import { BookParts } from '../BookParts.tsx'
import { BankBalances } from './BankBalances.tsx'
import { MoneyIn } from './MoneyIn.tsx'
import { MoneyOut } from './MoneyOut.tsx'
import { reconciliationWords as words } from './messages.ts'

/** What statements say beside the books: payments that came in, what went out, and the balances of both. */
export const Matching = () => (
  <BookParts
    legend={words.part}
    parts={[
      ['', words.moneyIn, MoneyIn],
      ['out', words.moneyOut, MoneyOut],
      ['balances', words.balances, BankBalances],
    ]}
    drops={['search', 'page', 'status']}
  />
)
