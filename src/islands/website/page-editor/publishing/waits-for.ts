import type { WaitingPaymentDetails } from '../../../../lib/contract/giving/payment-details.ts'
import { dayAndTime } from './church-clock.ts'

/** For whom a change of payment details waits, or until when where nobody else could approve it. */
export function waitsFor({ due_at, approvers }: Pick<WaitingPaymentDetails, 'due_at' | 'approvers'>): string {
  if (due_at)
    return `Nobody else could approve it, so it comes into force on ${dayAndTime(due_at)}. Everybody who works for the church is told.`
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(approvers)
  return names ? `${names} may approve it.` : ''
}
