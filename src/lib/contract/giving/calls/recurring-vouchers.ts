import { route } from '../../route.ts'
import { LeaveOutForm, RecurringAnswer, RecurringForm } from '../recurring-voucher.ts'
import { SpendVoucherAnswer } from '../spending.ts'

export const listRecurring = route('GET', 'books/recurring/', {
  summary: 'What the church pays again and again, and which of it waits to be prepared',
  answer: RecurringAnswer,
})

export const addRecurring = route('POST', 'books/recurring/', {
  summary: 'Adds what is paid again and again: it is proposed on its day',
  status: 201,
  body: RecurringForm,
  answer: RecurringAnswer,
})

export const changeRecurring = route('PUT', 'books/recurring/:id/', {
  summary: 'Changes what is paid again and again, or ends it',
  body: RecurringForm,
  answer: RecurringAnswer,
})

export const prepareProposal = route('POST', 'books/recurring/proposals/:id/prepare/', {
  summary: 'Prepares the voucher that was proposed, once',
  status: 201,
  answer: SpendVoucherAnswer,
})

export const leaveOutProposal = route('POST', 'books/recurring/proposals/:id/leave-out/', {
  summary: 'Leaves a proposed voucher out, with a reason',
  body: LeaveOutForm,
  answer: RecurringAnswer,
})
