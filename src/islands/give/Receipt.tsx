import type { GiftAnswer } from '../../lib/contract/gift.ts'
import { formatDay } from '../../lib/dates.ts'
import { fundName, methodName } from '../../lib/messages/gift.ts'
import { formatMoney } from '../../lib/money.ts'

/** The receipt of a gift: number, amount, date and purpose. */
export function Receipt({ gift }: { gift: GiftAnswer }) {
  const facts = [
    ['Receipt', gift.receipt_number],
    ['Amount', formatMoney(gift.amount, gift.currency)],
    ['Date', formatDay(gift.paid_at)],
    ['For', fundName(gift.fund)],
    ['By', methodName(gift.method)],
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
    </>
  )
}
