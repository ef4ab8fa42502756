import * as z from 'zod/mini'
import { HolderAnswer } from '../../accounts/duty.ts'
import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { FundAnswer, FundForm } from '../books-fund.ts'
import {
  BooksAnswer,
  ClosedMonthAnswer,
  CloseMonthForm,
  CounterEntryForm,
  days,
  EntryAnswer,
} from '../books-ledger.ts'
import { ReportAnswer, reportKeys } from '../books-report.ts'

const ofFund = { fund: 'the id of a fund' }
const Funds = z.array(FundAnswer)
const Months = z.array(ClosedMonthAnswer)

export const readBooks = route('GET', 'books/', {
  summary: 'What the caller may do in the books, and how they stand',
  answer: BooksAnswer,
})

export const listHolders = route('GET', 'books/duties/', {
  summary: 'The treasurers and counters',
  answer: z.array(HolderAnswer),
})

export const listFunds = route('GET', 'books/funds/', {
  summary: 'The funds of the church with what came in for each',
  answer: Funds,
})

export const addFund = route('POST', 'books/funds/', {
  summary: 'Adds a fund',
  status: 201,
  body: FundForm,
  answer: Funds,
})

export const addUsualFunds = route('POST', 'books/funds/usual/', {
  summary: 'Adds the usual funds that the church does not have yet',
  answer: Funds,
})

export const changeFund = route('PUT', 'books/funds/:id/', {
  summary: 'Changes a fund, opens or closes it',
  body: FundForm,
  answer: Funds,
})

export const listEntries = route('GET', 'books/entries/', {
  summary: 'The entries of the ledger with their givers, newest first',
  paged: true,
  query: { ...days, ...ofFund },
  answer: partOf(EntryAnswer),
  exact: pageOf(EntryAnswer),
})

export const reverseEntry = route('POST', 'books/entries/:id/counter-entry/', {
  summary: 'Takes an entry back by a counter-entry with a reason',
  status: 201,
  body: CounterEntryForm,
})

export const readReport = route('GET', 'books/report/', {
  summary: 'Income by month, week, year, fund or service, beside the year before; it names nobody',
  query: {
    by: reportKeys.join(', '),
    ...days,
    ...ofFund,
    past: '`true`: with gifts of years before this program',
  },
  answer: ReportAnswer,
})

export const listMonths = route('GET', 'books/months/', {
  summary: 'The closed months, newest first',
  answer: Months,
})

export const closeMonth = route('POST', 'books/months/', {
  summary: 'Closes a month and every one before it, for good',
  body: CloseMonthForm,
  answer: Months,
})
