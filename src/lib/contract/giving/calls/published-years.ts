import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { PublishedYearAnswer, YearForm, YearPreviewAnswer } from '../published-year.ts'

const Years = z.array(PublishedYearAnswer)

export const listYears = route('GET', 'books/years/', {
  summary: 'What is published of years, newest first',
  answer: Years,
})

export const previewYear = route('POST', 'books/years/preview/', {
  summary: 'What would be published of a year; nothing is',
  body: YearForm,
  answer: YearPreviewAnswer,
})

export const publishYear = route('POST', 'books/years/', {
  summary: 'Publishes a year on the page Give, as it stands now',
  status: 201,
  body: YearForm,
  answer: Years,
})

export const withdrawYear = route('DELETE', 'books/years/:id/', {
  summary: 'Withdraws a published year',
  answer: Years,
})
