import { useEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { checkReceipt } from '../../../lib/api/giving/pdf.ts'
import type { ReceiptCheckAnswer } from '../../../lib/contract/giving/books-ledger.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { formatDay } from '../../../lib/time/dates.ts'

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
      return <p>Please scan the code of a receipt with the camera of your telephone.</p>
    case 'asking':
      return (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> Looking into the books…
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
  const sum = `${formatMoney(amount, currency)}, on ${formatDay(day)}`
  return (
    <div className="grid gap-3">
      {is_taken_back ? (
        <p className="notice notice-error" role="alert">
          This receipt was reversed and counts no longer: {sum}.
        </p>
      ) : (
        <p className="notice notice-success" role="status">
          This receipt is real: {sum}.
        </p>
      )}
      {book === 'sample' && <p>It is of a sample church: no money has moved.</p>}
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
  if (!(error instanceof ApiError) || error.status === 0)
    return 'The church could not be reached. Please check your connection and try again.'
  return error.status === 400 ? 'This is not the code of a receipt.' : error.detail
}
