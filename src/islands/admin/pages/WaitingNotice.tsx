import type { WaitingPaymentDetails } from '../../../lib/contract/payment-details.ts'
import { dayAndTime } from './church-clock.ts'
import { waitsFor } from './waits-for.ts'

/** That something waits for a second person since it tells people where money goes, who may approve it, and what visitors see. */
export function WaitingNotice({ waiting }: { waiting: WaitingPaymentDetails | null }) {
  if (!waiting) return null
  const { asked_by, asked_at } = waiting
  return (
    <div className="notice grid gap-2">
      <p>
        <strong>Waits for a second person.</strong> {asked_by || 'Somebody'} changed on {dayAndTime(asked_at)}{' '}
        what tells people where their money goes. {waitsFor(waiting)}
      </p>
      <p>Visitors read what stood there before.</p>
    </div>
  )
}
