import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { optionalText, requiredText } from '../base.ts'
import { type Exact, id, number, numberOrNull, readerOf, text, textOrNull } from '../fields.ts'

/** A payment that matched no gift, and what a person decided about it. */
const shown = {
  id,
  at: text,
  provider: text,
  reference: text,
  provider_id: text,
  why: text,
  /** What was paid, in the smallest unit; null where the provider's answer had no amount that can be read. */
  amount: numberOrNull,
  currency: text,
  /** The gift that it names, or was given to; '' for none. */
  gift_reference: text,
  gift_amount: numberOrNull,
  gift_currency: text,
  gift_state: text,
  gift_fund: text,
  /** `given` to a gift, or it `stays`; '' before. */
  settled: z.enum(['', 'given', 'stays']),
  note: text,
  settled_by: text,
  settled_at: textOrNull,
  version: number,
}

export const UnmatchedPayment = readerOf(shown, { required: ['id'] })
export type UnmatchedPayment = z.infer<typeof UnmatchedPayment>
export const UnmatchedPaymentAnswer = z.strictObject(shown)
export type UnmatchedPaymentAnswer = Exact<typeof shown>

/** POST admin/unmatched-payments/{id}/give/: by the reference of the gift. */
export const AssignPaymentForm = z.strictObject({
  reference: requiredText(() => bookRules.enterReferenceGift, 60),
  note: optionalText(500),
})
export type AssignPaymentForm = z.infer<typeof AssignPaymentForm>

/** POST admin/unmatched-payments/{id}/keep/. */
export const LeaveUnmatchedForm = z.strictObject({ note: requiredText(() => bookRules.sayWhyStays, 500) })
export type LeaveUnmatchedForm = z.infer<typeof LeaveUnmatchedForm>
