import { pageOf } from '../../answer.ts'
import { listOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { PaymentDetailAnswer } from '../payment-details.ts'

export const listPaymentDetails = route('GET', 'admin/payment-details/', {
  summary: 'Changes of what tells people where money goes, those that wait for a second person first',
  paged: true,
  answer: listOf(PaymentDetailAnswer),
  exact: pageOf(PaymentDetailAnswer),
})

export const approvePaymentDetails = route('POST', 'admin/payment-details/:id/approve/', {
  summary: 'Approves a change of payment details that somebody else made',
  seen: 'its version',
  exact: PaymentDetailAnswer,
})

export const declinePaymentDetails = route('POST', 'admin/payment-details/:id/decline/', {
  summary: 'Declines a change of payment details, or takes back one’s own',
  seen: 'its version',
  exact: PaymentDetailAnswer,
})

export const undoPaymentDetails = route('POST', 'admin/payment-details/:id/undo/', {
  summary: 'Undoes a change of payment details within a week',
  seen: 'its version',
  exact: PaymentDetailAnswer,
})
