import { type Donation, paymentMethods } from '../../../lib/contract/giving/donation.ts'
import { formatMoney, readAmount } from '../../../lib/money/money.ts'

type Props = { given: Donation; onAgain: () => void }

/** The result of a simulated gift, and a button back to the form. */
export const ThanksWords = ({ given, onAgain }: Props) => (
  <div className="mt-5 grid justify-items-start gap-4">
    <p>
      {given.name}, your phone or your bank would now be asked for{' '}
      {formatMoney(readAmount(given.amount) ?? 0)} by {labelOf(given.paymentMethod)}, and a receipt would go
      to {given.email}. This is a demonstration, so neither has happened.
    </p>
    <button className="btn" type="button" onClick={onAgain}>
      Give again
    </button>
  </div>
)

const labelOf = (method: string) => paymentMethods.find(([id]) => id === method)?.[1]
