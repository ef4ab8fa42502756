import type { Donation } from '../../../lib/contract/giving/donation.ts'
import { formatMoney, readAmount } from '../../../lib/money/money.ts'
import { methodName } from '../../../lib/texts/giving/gift-name.ts'
import { giftTexts } from './messages.ts'

type Props = { given: Donation; onAgain: () => void }

/** The result of a simulated gift, and a button back to the form. */
export const ThanksWords = ({ given, onAgain }: Props) => (
  <div className="mt-5 grid justify-items-start gap-4">
    <p>
      {giftTexts.simulated({
        name: given.name,
        sum: formatMoney(readAmount(given.amount) ?? 0),
        method: methodName(given.paymentMethod),
        email: given.email,
      })}
    </p>
    <button className="btn" type="button" onClick={onAgain}>
      {giftTexts.again}
    </button>
  </div>
)
