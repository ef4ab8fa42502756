import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  AcceptCountForm,
  AccountCountForm,
  BookAccountForm,
  BookAccountsAnswer,
  CancelForm,
  OpeningForm,
  TransferAnswer,
  TransferForm,
} from '../book-account.ts'

export const listAccounts = route('GET', 'books/accounts/', {
  summary: 'Where the church’s money is, and which fund’s it is',
  answer: BookAccountsAnswer,
})

export const addAccount = route('POST', 'books/accounts/', {
  summary: 'Adds a cash box, a bank account, a wallet or petty cash',
  status: 201,
  body: BookAccountForm,
  answer: BookAccountsAnswer,
})

export const changeAccount = route('PUT', 'books/accounts/:id/', {
  summary: 'Changes an account, opens or closes it',
  body: BookAccountForm,
  answer: BookAccountsAnswer,
})

export const openAccount = route('POST', 'books/accounts/:id/opening/', {
  summary: 'Sets what was in an account on the morning of a day',
  body: OpeningForm,
  answer: BookAccountsAnswer,
})

export const openFund = route('POST', 'books/funds/:id/opening/', {
  summary: 'Sets what a fund had on the morning of a day',
  body: OpeningForm,
  answer: BookAccountsAnswer,
})

export const cancelOpening = route('POST', 'books/openings/:id/cancel/', {
  summary: 'Takes an opening balance back by a counter-entry, so that it can be set anew',
  body: CancelForm,
  answer: BookAccountsAnswer,
})

export const countAccount = route('POST', 'books/accounts/:id/counts/', {
  summary: 'Notes what was counted in an account',
  status: 201,
  body: AccountCountForm,
  answer: BookAccountsAnswer,
})

export const acceptCount = route('POST', 'books/accounts/counts/:id/accept/', {
  summary: 'Accepts the difference of a count, as somebody who did not count: an entry of the ledger',
  body: AcceptCountForm,
  answer: BookAccountsAnswer,
})

export const listTransfers = route('GET', 'books/transfers/', {
  summary: 'Transfers between accounts and between funds, newest first',
  paged: true,
  answer: partOf(TransferAnswer),
  exact: pageOf(TransferAnswer),
})

export const addTransfer = route('POST', 'books/transfers/', {
  summary: 'Notes that money went from an account to another, or from a fund to another',
  status: 201,
  body: TransferForm,
  answer: TransferAnswer,
})

export const cancelTransfer = route('POST', 'books/transfers/:id/cancel/', {
  summary: 'Takes a transfer back by counter-entries',
  body: CancelForm,
  answer: TransferAnswer,
})
