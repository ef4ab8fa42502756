import type { WaitingPaymentDetails } from '../../../../lib/contract/giving/payment-details.ts'
import { dayAndTime } from './church-clock.ts'
import { publishingWords } from './messages.ts'

/** For whom a change of payment details waits, or until when where nobody else could approve it. */
export function waitsFor({ due_at, approvers }: Pick<WaitingPaymentDetails, 'due_at' | 'approvers'>): string {
  if (due_at) return publishingWords.nobodyElseCouldApprove({ when: dayAndTime(due_at) })
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(approvers)
  return names ? publishingWords.namesMayApproveIt({ names }) : ''
}
