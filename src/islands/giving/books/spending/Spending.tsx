import { BookParts } from '../BookParts.tsx'
import { Categories } from './Categories.tsx'
import { spendingWords as words } from './messages.ts'
import { Recurring } from './Recurring.tsx'
import { SpendRule } from './SpendRule.tsx'
import { Vouchers } from './Vouchers.tsx'

/** What the church spends: vouchers, categories, and who has to agree. */
export const Spending = () => (
  <BookParts
    legend={words.part}
    parts={[
      ['', words.vouchers, Vouchers],
      ['recurring', words.recurring, Recurring],
      ['categories', words.categories, Categories],
      ['approval', words.approval, SpendRule],
    ]}
    drops={['search', 'page', 'status']}
  />
)
