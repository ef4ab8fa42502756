import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  AssignPaymentForm,
  LeaveUnmatchedForm,
  UnmatchedPayment,
  UnmatchedPaymentAnswer,
} from '../unmatched-payment.ts'

export const listUnmatched = route('GET', 'admin/unmatched-payments/', {
  summary: 'Payments that matched no gift, those that wait for a decision first',
  paged: true,
  answer: partOf(UnmatchedPayment),
  exact: pageOf(UnmatchedPaymentAnswer),
})

export const assignPayment = route('POST', 'admin/unmatched-payments/:id/give/', {
  summary: 'Gives a payment to the gift of a reference, which succeeds with what was paid',
  seen: 'its version',
  body: AssignPaymentForm,
  exact: UnmatchedPaymentAnswer,
})

export const leaveUnmatched = route('POST', 'admin/unmatched-payments/:id/keep/', {
  summary: 'Says why a payment stays without a gift',
  seen: 'its version',
  body: LeaveUnmatchedForm,
  exact: UnmatchedPaymentAnswer,
})

export const undoPayment = route('POST', 'admin/unmatched-payments/:id/undo/', {
  summary: 'Takes the decision about a payment back',
  seen: 'its version',
  exact: UnmatchedPaymentAnswer,
})
