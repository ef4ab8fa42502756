import * as z from 'zod/mini'
import {
  PublishedYearAnswer,
  type YearForm,
  YearPreviewAnswer,
} from '../../contract/giving/published-year.ts'
import { answerOf, api } from '../client.ts'

/* What a treasurer publishes of a year: extensions of our own backend. Each throws ApiError. */

const Years = z.array(PublishedYearAnswer)

/** GET books/years/. */
export const listYears = (): Promise<PublishedYearAnswer[]> => answerOf(Years, api.get('books/years/'))

/** POST books/years/preview/; 409 for a year with too few givers. */
export const previewYear = (form: YearForm): Promise<YearPreviewAnswer> =>
  answerOf(YearPreviewAnswer, api.url('books/years/preview/').post(form))

/** POST books/years/. */
export const publishYear = (form: YearForm): Promise<PublishedYearAnswer[]> =>
  answerOf(Years, api.url('books/years/').post(form))

/** DELETE books/years/{year}/. */
export const withdrawYear = (year: number): Promise<PublishedYearAnswer[]> =>
  answerOf(Years, api.url(`books/years/${year}/`).delete())
