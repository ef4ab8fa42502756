import { useEffect, useRef } from 'react'
import { type Donation, paymentMethods } from '../../lib/contract/donation.ts'
import { donationTexts } from '../../lib/messages/give.ts'
import { formatMoney, readAmount } from '../../lib/money.ts'

type Props = {
  /** The donation; undefined before it is made. */
  given: Donation | undefined
  onAgain: () => void
}

/** Replaces the form after a donation. The alert exists from the start, so that screen readers announce its text. */
export function Thanks({ given, onAgain }: Props) {
  const alert = useRef<HTMLDivElement>(null)
  // The form is removed, so the message may be outside the viewport.
  useEffect(() => {
    if (given) alert.current?.scrollIntoView({ block: 'center' })
  }, [given])

  return (
    <>
      <div role="alert" ref={alert}>
        {given && <p className="notice notice-success">{donationTexts.success}</p>}
      </div>
      {given && (
        <div className="mt-5 grid justify-items-start gap-4">
          <p>
            {given.name}, your phone or your bank would now be asked for{' '}
            {formatMoney(readAmount(given.amount) ?? 0)} by {labelOf(given.paymentMethod)}, and a receipt
            would go to {given.email}. This is a demonstration, so neither has happened.
          </p>
          <button className="btn" type="button" onClick={onAgain}>
            Give again
          </button>
        </div>
      )}
    </>
  )
}

const labelOf = (method: string) => paymentMethods.find(([id]) => id === method)?.[1]
