import { lazy, Suspense } from 'react'
import type { GiftAnswer } from '../../../lib/contract/giving/giving.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { fundName, methodName } from '../../../lib/texts/giving/giving.ts'
import { formatDay } from '../../../lib/time/dates.ts'

// A code weighs more than the rest of the page: it comes when there is a receipt.
const ReceiptCode = lazy(() =>
  import('../../../components/ui/ReceiptCode.tsx').then((module) => ({ default: module.ReceiptCode })),
)

/** The fee as what it is: what the provider keeps of the gift. */
const feeOf = ({ fees, currency }: GiftAnswer): [string, string][] =>
  fees ? [['Fee of the provider', `${formatMoney(fees, currency)}, out of the gift`]] : []

const refundStates: Record<string, string> = {
  processed: 'was given back on',
  failed: 'could not be given back. The church will speak with you.',
}

function refundOf({ refund, currency }: GiftAnswer): [string, string][] {
  if (!refund) return []
  const sum = formatMoney(refund.amount, currency)
  const state = refundStates[refund.state] ?? 'is on its way back to you.'
  const day = refund.state === 'processed' ? ` ${formatDay(refund.changed_at)}` : ''
  return [['Refunded', `${sum} ${state}${day}`]]
}

/** The receipt of a gift: number, amount, date and purpose. */
export function Receipt({ gift }: { gift: GiftAnswer }) {
  const facts = [
    ['Receipt', gift.receipt_number],
    ['Amount', formatMoney(gift.amount, gift.currency)],
    ['Date', formatDay(gift.paid_at)],
    ['For', fundName(gift.fund)],
    ['By', methodName(gift.method)],
    ...feeOf(gift),
    ...refundOf(gift),
  ] as const
  return (
    <>
      {gift.mode !== 'live' && <p>No money has moved: this receipt is a sample.</p>}
      <dl>
        {facts.map(([question, answer]) => (
          <div className="fact" key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {gift.code && (
        // Nobody wants a root of 64 digits read out.
        <div className="grid" aria-live="off">
          <Suspense>
            <ReceiptCode code={gift.code} root={gift.root} rootDay={gift.root_day} />
          </Suspense>
        </div>
      )}
    </>
  )
}
