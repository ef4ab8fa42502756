import * as z from 'zod/mini'
import { GiverAnswer } from '../../giving/books-count.ts'
import { route } from '../../route.ts'

export const findGivers = route('GET', 'books/givers/', {
  summary: 'Up to six members by name, for an envelope, a cheque or a statement',
  query: { search: 'at least two letters of a name' },
  answer: z.array(GiverAnswer),
})
