import { type Checked, CodeCheck } from '../../../components/ui/CodeCheck.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { checkReceipt } from '../../../lib/api/giving/pdf.ts'
import type { ReceiptCheckAnswer } from '../../../lib/contract/giving/books-ledger.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { receiptCheckWords } from './messages.ts'

/** The check of the receipt whose code is in the address. */
export const ReceiptCheck = () => (
  <CodeCheck scan={receiptCheckWords.scan} asking={receiptCheckWords.looking} check={check} />
)

const check = (code: string): Promise<Checked> =>
  checkReceipt(code).then(
    (receipt) => ({ shows: <Found receipt={receipt} /> }),
    (error: unknown) => ({ message: sayWhy(error) }),
  )

function Found({ receipt: { amount, currency, day, is_taken_back, book } }: { receipt: ReceiptCheckAnswer }) {
  const sum = formatMoney(amount, currency)
  const on = shownDay(day)
  return (
    <div className="grid gap-3">
      {is_taken_back ? (
        <p className="notice notice-error" role="alert">
          {receiptCheckWords.reversed({ sum, day: on })}
        </p>
      ) : (
        <p className="notice notice-success" role="status">
          {receiptCheckWords.real({ sum, day: on })}
        </p>
      )}
      {book === 'sample' && <p>{receiptCheckWords.sample}</p>}
    </div>
  )
}

function sayWhy(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return receiptCheckWords.unreachable
  return error.status === 400 ? receiptCheckWords.noCode : error.detail
}
