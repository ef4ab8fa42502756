import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { NewRefund, Refund, RefundAnswer, RefundDecline } from '../refund.ts'

export const listRefunds = route('GET', 'admin/refunds/', {
  summary: 'Refunds, those that wait for a second person first',
  paged: true,
  answer: partOf(Refund),
  exact: pageOf(RefundAnswer),
})

export const askRefund = route('POST', 'admin/refunds/', {
  summary: 'Asks to give a gift back, by the number of its receipt; somebody else approves it',
  status: 201,
  body: NewRefund,
  exact: RefundAnswer,
})

export const approveRefund = route('POST', 'admin/refunds/:id/approve/', {
  summary: 'Approves a refund that somebody else asked for; the provider is told to give the money back',
  seen: 'its version',
  exact: RefundAnswer,
})

export const declineRefund = route('POST', 'admin/refunds/:id/decline/', {
  summary: 'Declines a refund, or takes back one’s own',
  seen: 'its version',
  body: RefundDecline,
  exact: RefundAnswer,
})
