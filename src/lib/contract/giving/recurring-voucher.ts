import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { Day, Id, requiredText } from '../base.ts'
import { OptionalId, Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, textOrNull } from '../fields.ts'
import { Amount } from './books-fund.ts'

/** After how many months it comes again. */
export const rhythms = [1, 3, 12] as const

/** POST books/recurring/ and PUT books/recurring/{id}/: wages, rent, and what else comes again. */
export const RecurringForm = z.strictObject({
  fund: Id,
  category: Id,
  payee_account: OptionalId,
  payee: requiredText(() => bookRules.sayWhoPaid, 120),
  asked_by: requiredText(() => bookRules.sayWhoAsked, 120),
  purpose: requiredText(() => bookRules.sayWhat, 150),
  amount: Amount,
  every_months: z
    .number({ error: () => bookRules.chooseHowOften })
    .check(
      z.refine((many) => rhythms.some((one) => one === many), { error: () => bookRules.chooseHowOften }),
    ),
  /** The day on which it is proposed next. */
  next_day: Day,
  /** The last day on which it may be proposed; null for no end. */
  until_day: z.nullable(Day),
  is_open: z.boolean({ error: () => bookRules.sayWhetherGoes }),
  version: Version,
})
export type RecurringForm = z.infer<typeof RecurringForm>

/** POST books/recurring/proposals/{id}/leave-out/. */
export const LeaveOutForm = z.strictObject({ why: requiredText(() => bookRules.sayWhyLeftOut, 300) })

/** GET books/recurring/: what waits to be prepared, and what comes again. */
export const RecurringAnswer = z.strictObject({
  due: z.array(z.strictObject({ id, day: text, payee: text, purpose: text, amount: number })),
  recurring: z.array(
    z.strictObject({
      id,
      fund: id,
      fund_name: text,
      category: id,
      category_name: text,
      payee_account: numberOrNull,
      payee: text,
      asked_by: text,
      purpose: text,
      amount: number,
      every_months: number,
      next_day: text,
      until_day: textOrNull,
      is_open: flag,
      version: number,
    }),
  ),
})
export type RecurringAnswer = z.infer<typeof RecurringAnswer>
