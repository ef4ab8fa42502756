import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { CountAnswer, CountForm, CountRowAnswer, ItemForm, SheetForm, SignForm } from '../books-count.ts'

export const listCounts = route('GET', 'books/counts/', {
  summary: 'The counts, newest first',
  paged: true,
  answer: partOf(CountRowAnswer),
  exact: pageOf(CountRowAnswer),
})

export const openCount = route('POST', 'books/counts/', {
  summary: 'Opens a count of a service',
  status: 201,
  body: CountForm,
  answer: CountAnswer,
})

export const readCount = route('GET', 'books/counts/:id/', {
  summary: 'A count: the caller’s own sheet, and what differs',
  answer: CountAnswer,
})

export const enterSheet = route('PUT', 'books/counts/:id/sheet/', {
  summary: 'Keeps what the caller counted',
  body: SheetForm,
  answer: CountAnswer,
})

export const addItem = route('POST', 'books/counts/:id/items/', {
  summary: 'Adds an envelope or a cheque',
  status: 201,
  body: ItemForm,
  answer: CountAnswer,
})

export const removeItem = route('DELETE', 'books/counts/:id/items/:item/', {
  summary: 'Removes an envelope or a cheque of an open count',
  answer: CountAnswer,
})

export const signCount = route('POST', 'books/counts/:id/sign/', {
  summary: 'Signs for the caller alone; the second signature closes the count and posts it',
  body: SignForm,
  answer: CountAnswer,
})

export const dropCount = route('DELETE', 'books/counts/:id/', {
  summary: 'Drops a count that is not closed',
})
