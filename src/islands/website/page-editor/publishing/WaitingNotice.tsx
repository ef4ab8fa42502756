import type { ReactNode } from 'react'
import type { WaitingPaymentDetails } from '../../../../lib/contract/giving/payment-details.ts'
import { dayAndTime } from './church-clock.ts'
import { waitsFor } from './waits-for.ts'

type Props = { waiting: WaitingPaymentDetails; children?: ReactNode }

/** That something waits for a second person since it tells people where money goes, who may approve it, and what visitors see. */
export function WaitingNotice({ waiting, children }: Props) {
  const { asked_by, asked_at, due_at } = waiting
  return (
    <div className="notice grid justify-items-start gap-3">
      <p>
        <strong>{due_at ? 'Waits for a day.' : 'Waits for a second person.'}</strong> {asked_by || 'Somebody'}{' '}
        changed on {dayAndTime(asked_at)} what tells people where their money goes. {waitsFor(waiting)} Until
        then visitors read what stood there before.
      </p>
      {children}
    </div>
  )
}
