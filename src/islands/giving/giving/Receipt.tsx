import { lazy, Suspense } from 'react'
import type { GiftAnswer } from '../../../lib/contract/giving/giving.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { fundName, methodName } from '../../../lib/texts/giving/gift-name.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { giftTexts } from './messages.ts'

// A code weighs more than the rest of the page: it comes when there is a receipt.
const ReceiptCode = lazy(() =>
  import('../../../components/ui/ReceiptCode.tsx').then((module) => ({ default: module.ReceiptCode })),
)

/** The fee as what it is: what the provider keeps of the gift. */
const feeOf = ({ fees, currency }: GiftAnswer): [string, string][] =>
  fees ? [[giftTexts.fee, giftTexts.feeOf({ sum: formatMoney(fees, currency) })]] : []

function refundOf({ refund, currency }: GiftAnswer): [string, string][] {
  return refund ? [[giftTexts.refunded, refundWords(refund, formatMoney(refund.amount, currency))]] : []
}

function refundWords({ state, changed_at }: NonNullable<GiftAnswer['refund']>, sum: string): string {
  if (state === 'processed')
    return giftTexts.givenBack({ sum, day: calendarWords.day({ day: formatDay(changed_at) }) })
  return state === 'failed' ? giftTexts.notGivenBack({ sum }) : giftTexts.onItsWayBack({ sum })
}

/** The receipt of a gift: number, amount, date and purpose. */
export function Receipt({ gift }: { gift: GiftAnswer }) {
  const facts = [
    [giftTexts.receipt, gift.receipt_number],
    [giftTexts.amount, formatMoney(gift.amount, gift.currency)],
    [giftTexts.date, calendarWords.day({ day: formatDay(gift.paid_at) })],
    [giftTexts.purpose, fundName(gift.fund)],
    [giftTexts.way, methodName(gift.method)],
    ...feeOf(gift),
    ...refundOf(gift),
  ] as const
  return (
    <>
      {gift.mode !== 'live' && <p>{giftTexts.isSample}</p>}
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
