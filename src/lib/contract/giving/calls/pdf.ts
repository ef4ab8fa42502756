import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { days, ReceiptCheckAnswer, ReceiptCheckForm, StatementAnswer } from '../books-ledger.ts'

export const readStatementPdf = route('GET', 'books/statement/pdf/', {
  summary: 'What the caller gave, as PDF',
  query: days,
  type: 'application/pdf',
  exact: z.any(),
})

export const readMembersStatementPdf = route('GET', 'books/people/:id/statement/pdf/', {
  summary: 'What a member gave, as PDF; every look is logged',
  query: days,
  type: 'application/pdf',
  exact: z.any(),
})

export const readReceiptPdf = route('GET', 'books/receipts/:id/pdf/', {
  summary: 'A receipt of the caller, or for a treasurer any, as PDF by its entry',
  type: 'application/pdf',
  exact: z.any(),
})

export const readArchive = route('GET', 'books/statements/archive/', {
  summary: 'The statements of everybody who gave, one PDF each with an index, as one archive',
  query: days,
  type: 'application/zip',
  exact: z.any(),
})

export const readStatement = route('GET', 'books/statement/', {
  summary: 'What the caller gave',
  query: days,
  answer: StatementAnswer,
})

export const readMembersStatement = route('GET', 'books/people/:id/statement/', {
  summary: 'What a member gave; every look is logged',
  query: days,
  answer: StatementAnswer,
})

export const checkReceipt = route('POST', 'books/receipts/check/', {
  summary: 'Whether a receipt is real, by the code on it',
  body: ReceiptCheckForm,
  answer: ReceiptCheckAnswer,
})
