import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { optionalText } from '../../base.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  AnswersOfPerson,
  FillRegisterForm,
  FormAnswer,
  FormForm,
  FormHead,
  FormReadersForm,
  FormStateForm,
  HouseholdAnswer,
  OwnRegisterAnswer,
  PhotographAnswer,
  RegisterProposal,
  SubmissionAnswer,
  SubmissionForm,
  SubmittedAnswer,
  SummaryAnswer,
  WithdrawForm,
} from '../form.ts'

export const listForms = route('GET', 'forms/', {
  summary: 'The forms that the caller may change, or whose answers they read',
  answer: z.array(FormHead),
})

export const addForm = route('POST', 'forms/', {
  summary: 'Adds a form as a draft, whose answers the caller reads',
  status: 201,
  body: FormForm,
  answer: FormAnswer,
})

export const addFormOfTemplate = route('POST', 'forms/templates/:template{text}/', {
  summary: 'Adds a form as a draft with the questions of a template',
  status: 201,
  answer: FormAnswer,
})

export const readForm = route('GET', 'forms/:id/', {
  summary: 'A form with its questions',
  answer: FormAnswer,
})

export const changeForm = route('PUT', 'forms/:id/', {
  summary: 'Changes a form; the kind of a question that was answered stays',
  body: FormForm,
  answer: FormAnswer,
})

export const setFormState = route('PUT', 'forms/:id/state/', {
  summary: 'Opens a form, or closes it',
  body: FormStateForm,
  answer: FormAnswer,
})

export const setFormReaders = route('PUT', 'forms/:id/readers/', {
  summary: 'Says who reads the answers, who reads the special ones, and who is told of each',
  body: FormReadersForm,
  answer: FormAnswer,
})

export const removeForm = route('DELETE', 'forms/:id/', {
  summary: 'Deletes a form with all of its answers, for good',
  seen: 'The version of the form',
})

export const listSubmissions = route('GET', 'forms/:id/answers/', {
  summary:
    'The answers to a form; each look is logged. Without names in an order that says nothing of when they came',
  paged: true,
  query: { status: 'placed, waiting or withdrawn' },
  answer: partOf(SubmissionAnswer),
  exact: pageOf(SubmissionAnswer),
})

export const summariseSubmissions = route('GET', 'forms/:id/counts/', {
  summary: 'How many answered each question, and what',
  answer: SummaryAnswer,
})

export const exportSubmissions = route('POST', 'forms/:id/export/', {
  summary: 'All answers that the caller may read, as CSV or XLSX; each is logged',
  body: z.strictObject({ format: z.enum(['csv', 'xlsx'], { error: 'Please choose CSV or XLSX' }) }),
  type: 'application/octet-stream',
  exact: z.any(),
})

export const withdrawSubmission = route('POST', 'forms/:id/answers/:submission/withdraw/', {
  summary: 'Withdraws an answer: its place goes to who waited longest',
  seen: 'The version of the answer',
  answer: SubmissionAnswer,
})

export const removeSubmission = route('DELETE', 'forms/:id/answers/:submission/', {
  summary: 'Deletes an answer for good',
  seen: 'The version of the answer',
})

export const readRegisterProposal = route('GET', 'forms/:id/answers/:submission/register/', {
  summary: 'What the register may take of an answer; each look is logged',
  answer: RegisterProposal,
})

export const fillRegister = route('POST', 'forms/:id/answers/:submission/register/', {
  summary: 'Writes an answer into the register, once',
  body: FillRegisterForm,
  answer: RegisterProposal,
})

export const listAnswersOfPerson = route('GET', 'forms/people/:person/', {
  summary: 'The answers of a person; each look is logged',
  answer: AnswersOfPerson,
})

export const readPhotograph = route('GET', 'forms/:id/photographs/:photograph/', {
  summary: 'A photograph of an answer; every look is logged',
  type: 'application/octet-stream',
  exact: z.any(),
})

export const submitForm = route('POST', 'forms/:slug{text}/answers/', {
  summary: 'Takes an answer to an open form, once',
  status: 201,
  body: SubmissionForm,
  answer: SubmittedAnswer,
})

export const withdrawOwnSubmission = route('POST', 'forms/:slug{text}/withdraw/', {
  summary: 'Withdraws an answer by the link of its confirmation: its place goes to who waited longest',
  body: WithdrawForm,
})

export const addPhotograph = route('POST', 'forms/:slug{text}/photographs/', {
  summary: 'Takes a photograph for an answer that is sent within a day',
  status: 201,
  files: ['photograph'],
  form: z.strictObject({ question: optionalText(12) }),
  answer: PhotographAnswer,
})

export const readOwnRegister = route('GET', 'forms/:slug{text}/register/', {
  summary: 'The caller’s own entry in the register',
  answer: OwnRegisterAnswer,
})

export const readHousehold = route('GET', 'forms/:slug{text}/household/', {
  summary: 'The names of the caller and of those who live with them',
  answer: HouseholdAnswer,
})
