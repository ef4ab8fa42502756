import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { Id, requiredText, type Why } from '../base.ts'
import { Version } from '../edit.ts'
import { id, number, text, texts } from '../fields.ts'
import { Amount } from './books-fund.ts'

const whole = (from: number, to: number, error: Why) =>
  z
    .number({ error })
    .check(z.refine((given) => Number.isSafeInteger(given) && given >= from && given <= to, { error }))

/** POST books/assessments/ and PUT books/assessments/{id}/: a planned payment to those above, such as the circuit. */
export const AssessmentForm = z.strictObject({
  year: whole(2000, 2999, () => usualRules.giveYear),
  name: requiredText(() => bookRules.nameAssessmentSuchAs, 120),
  payee: requiredText(() => bookRules.sayWhoPaid, 120),
  fund: Id,
  category: Id,
  amount: Amount,
  /** The month in which it is due, 1 to 12. */
  month: whole(1, 12, () => usualRules.chooseMonth),
  version: Version,
})
export type AssessmentForm = z.infer<typeof AssessmentForm>

/** Open: not all of it has a voucher; prepared: vouchers for all of it, not all are paid; paid: all of it is paid. */
const assessmentStates = ['open', 'prepared', 'paid'] as const

export const AssessmentAnswer = z.strictObject({
  id,
  year: number,
  name: text,
  payee: text,
  fund: id,
  fund_name: text,
  category: id,
  category_name: text,
  amount: number,
  month: number,
  /** What vouchers have paid, and what those ask for that are not paid yet. */
  paid: number,
  waiting: number,
  state: z.enum(assessmentStates),
  /** The numbers of its vouchers that are not cancelled. */
  vouchers: texts,
  version: number,
})
export type AssessmentAnswer = z.infer<typeof AssessmentAnswer>
