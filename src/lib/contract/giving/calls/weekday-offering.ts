import * as z from 'zod/mini'
import { route } from '../../route.ts'
import {
  ScreenAnswer,
  WeekdayAmountForm,
  WeekdayOfferingForm,
  WeekdayOfferingOfCount,
} from '../weekday-offering.ts'

export const readWeekdayOffering = route('GET', 'books/counts/:id/collection/', {
  summary: 'The Kofi & Ama collection of a count; null for none',
  answer: WeekdayOfferingOfCount,
})

export const beginWeekdayOffering = route('POST', 'books/counts/:id/collection/', {
  summary: 'Begins a Kofi & Ama collection, whose cash is counted in this count',
  status: 201,
  body: WeekdayOfferingForm,
  answer: WeekdayOfferingOfCount,
})

export const enterWeekdayAmount = route('PUT', 'books/counts/:id/collection/:day{text}/', {
  summary: 'Keeps how many of a weekday of birth came forward, and the cash in their bowl',
  body: WeekdayAmountForm,
  answer: WeekdayOfferingOfCount,
})

export const endWeekdayOffering = route('POST', 'books/counts/:id/collection/end/', {
  summary: 'Ends a collection; its cash stays to be counted',
  answer: WeekdayOfferingOfCount,
})

export const readWeekdayOfferingScreen = route('GET', 'books/kofi-ama/', {
  summary: 'What the screen of a code shows: totals, and nobody’s name',
  query: { code: 'the code that opens the screen' },
  answer: ScreenAnswer,
})

export const watchScreen = route('GET', 'books/kofi-ama/events/', {
  summary: 'The same as events, until the collection ends',
  query: { code: 'the code that opens the screen' },
  type: 'text/event-stream',
  exact: z.string(),
})
