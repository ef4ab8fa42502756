import * as z from 'zod/mini'
import { route } from '../../route.ts'
import {
  AgreeBudgetForm,
  BudgetAnswer,
  BudgetForm,
  BudgetHead,
  BudgetRoomAnswer,
  ComparisonAnswer,
  StartBudgetForm,
} from '../budget.ts'

export const listBudgets = route('GET', 'books/budgets/', {
  summary: 'The budgets of the church, each revision, newest first',
  answer: z.array(BudgetHead),
})

export const startBudget = route('POST', 'books/budgets/', {
  summary: 'Starts the draft of the first budget of a year, empty or from the year before',
  status: 201,
  body: StartBudgetForm,
  answer: BudgetAnswer,
})

export const readBudget = route('GET', 'books/budgets/:id/', {
  summary: 'A budget with its lines',
  answer: BudgetAnswer,
})

export const saveBudget = route('PUT', 'books/budgets/:id/', {
  summary: 'Saves all lines of a draft',
  body: BudgetForm,
  answer: BudgetAnswer,
})

export const agreeBudget = route('POST', 'books/budgets/:id/agree/', {
  summary: 'Notes who agreed to a draft, and freezes it',
  body: AgreeBudgetForm,
  answer: BudgetAnswer,
})

export const reviseBudget = route('POST', 'books/budgets/:id/revise/', {
  summary: 'Starts the draft of the next revision from the newest agreed one',
  status: 201,
  answer: BudgetAnswer,
})

export const discardBudget = route('DELETE', 'books/budgets/:id/', {
  summary: 'Discards a draft',
})

const ofYear = { year: 'The year; without it this one', until: 'The last month, 1 to 12' }

export const compareBudget = route('GET', 'books/budgets/comparison/', {
  summary: 'The agreed budget of a year beside what the ledger has, until a month',
  query: ofYear,
  answer: ComparisonAnswer,
})

export const compareBudgetXlsx = route('GET', 'books/budgets/comparison/xlsx/', {
  summary: 'The same as a spreadsheet',
  query: ofYear,
  type: 'application/octet-stream',
  exact: z.any(),
})

export const readBudgetRoom = route('GET', 'books/budgets/room/', {
  summary: 'What this year’s agreed budget leaves for a voucher of a fund and a category',
  query: {
    fund: 'The id of the fund',
    category: 'The id of the category',
    voucher: 'The id of the voucher that is changed, which does not count',
  },
  answer: BudgetRoomAnswer,
})
