import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { AssessmentAnswer, AssessmentForm } from '../assessment.ts'

const Assessments = z.array(AssessmentAnswer)

export const listAssessments = route('GET', 'books/assessments/', {
  summary: 'The assessments of a year by month, each with what is paid of it',
  query: { year: 'The year; without it this one' },
  answer: Assessments,
})

export const addAssessment = route('POST', 'books/assessments/', {
  summary: 'Adds an assessment',
  status: 201,
  body: AssessmentForm,
  answer: AssessmentAnswer,
})

export const changeAssessment = route('PUT', 'books/assessments/:id/', {
  summary: 'Changes an assessment',
  body: AssessmentForm,
  answer: AssessmentAnswer,
})

export const removeAssessment = route('DELETE', 'books/assessments/:id/', {
  summary: 'Removes an assessment that no voucher names',
})
