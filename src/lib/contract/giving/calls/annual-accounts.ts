import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { AnnualAccountsAnswer } from '../annual-accounts.ts'
import { days } from '../books-ledger.ts'

export const readAnnualAccounts = route('GET', 'books/annual-accounts/', {
  summary: 'Receipts and payments beside the year before, funds and accounts',
  query: days,
  answer: AnnualAccountsAnswer,
})

export const readAnnualPaper = route('GET', 'books/annual-accounts/:paper{text}/:format{text}/', {
  summary: 'A report of the books as CSV, XLSX or PDF',
  query: days,
  type: 'application/octet-stream',
  exact: z.any(),
})
