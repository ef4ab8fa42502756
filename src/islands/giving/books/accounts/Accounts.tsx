import { BookParts } from '../BookParts.tsx'
import { AnnualAccounts } from './AnnualAccounts.tsx'
import { Balances } from './Balances.tsx'
import { accountWords as words } from './messages.ts'
import { Transfers } from './Transfers.tsx'

/** Where the church's money is: balances, transfers, and what an annual meeting asks for. */
export const Accounts = () => (
  <BookParts
    legend={words.part}
    parts={[
      ['', words.title, Balances],
      ['transfers', words.transfers, Transfers],
      ['annual', words.annual, AnnualAccounts],
    ]}
    drops={['search', 'page']}
  />
)
