import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { requiredText } from '../base.ts'
import { type Exact, id, number, numberOrNull, readerOf, text, textOrNull } from '../fields.ts'

/** The states of a refund. The provider knows of it from `sent` on; of its facts a later state is never left for an earlier one. */
export const refundStates = ['asked', 'declined', 'sent', 'pending', 'failed', 'processed'] as const
export type RefundState = (typeof refundStates)[number]

/** POST admin/refunds/: a person asks, by the number of the receipt. The amount is in the smallest unit; absent for all of it. */
export const NewRefund = z.strictObject({
  receipt_number: requiredText(() => bookRules.enterNumberReceipt, 40),
  amount: z.optional(
    z.number({ error: () => usualRules.giveAmount }).check(
      z.refine((amount) => Number.isSafeInteger(amount) && amount > 0, {
        error: () => usualRules.giveAmount,
      }),
    ),
  ),
  reason: requiredText(() => bookRules.sayWhyGivenBack, 500),
})
export type NewRefund = z.infer<typeof NewRefund>

/** POST admin/refunds/{id}/decline/. */
export const RefundDecline = z.strictObject({ why: requiredText(() => bookRules.sayWhyNot, 500) })
export type RefundDecline = z.infer<typeof RefundDecline>

/** A refund as staff sees it: without the giver. */
const shown = {
  id,
  state: z.enum(refundStates),
  receipt_number: text,
  provider: text,
  /** The amount of the refund, in the smallest unit. */
  amount: number,
  gift_amount: number,
  currency: text,
  /** What the provider kept of the gift, and does not give back; null where it did not say. */
  fees: numberOrNull,
  reason: text,
  why: text,
  /** Usernames; '' for an account that is deleted, or nobody. */
  asked_by: text,
  asked_at: text,
  decided_by: text,
  decided_at: textOrNull,
  changed_at: text,
  version: number,
}

export const Refund = readerOf(shown, { required: ['id'] })
export type Refund = z.infer<typeof Refund>
export const RefundAnswer = z.strictObject(shown)
export type RefundAnswer = Exact<typeof shown>
