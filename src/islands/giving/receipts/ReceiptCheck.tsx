import { useEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { checkReceipt } from '../../../lib/api/giving/pdf.ts'
import type { ReceiptCheckAnswer } from '../../../lib/contract/giving/books-ledger.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { receiptCheckWords } from './messages.ts'

type State =
  | { state: 'asking' }
  | { state: 'none' }
  | { state: 'found'; receipt: ReceiptCheckAnswer }
  | { state: 'failed'; message: string }

/** The check of the receipt whose code is in the fragment, which no server's log keeps. */
export function ReceiptCheck() {
  const now = useCheck()
  const awake = useHydrated()
  if (!awake) return undefined
  switch (now.state) {
    case 'none':
      return <p>{receiptCheckWords.scan}</p>
    case 'asking':
      return (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> {receiptCheckWords.looking}
        </p>
      )
    case 'failed':
      return (
        <p className="notice notice-error" role="alert">
          {now.message}
        </p>
      )
    case 'found':
      return <Found receipt={now.receipt} />
  }
}

function Found({ receipt: { amount, currency, day, is_taken_back, book } }: { receipt: ReceiptCheckAnswer }) {
  const sum = formatMoney(amount, currency)
  const on = calendarWords.day({ day: formatDay(day) })
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

/** The result of checking the code in the fragment. */
function useCheck(): State {
  const [now, setNow] = useState<State>({ state: 'asking' })
  useEffect(() => {
    const check = () => {
      const code = location.hash.slice(1)
      if (!code) return setNow({ state: 'none' })
      setNow({ state: 'asking' })
      checkReceipt(code).then(
        (receipt) => setNow({ state: 'found', receipt }),
        (error: unknown) => setNow({ state: 'failed', message: sayWhy(error) }),
      )
    }
    check()
    addEventListener('hashchange', check)
    return () => removeEventListener('hashchange', check)
  }, [])
  return now
}

function sayWhy(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return receiptCheckWords.unreachable
  return error.status === 400 ? receiptCheckWords.noCode : error.detail
}
