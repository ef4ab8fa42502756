import * as z from 'zod/mini'
import { flag, id, number, text, textOrNull, texts } from '../fields.ts'

/**
 * The states of a change of payment details: `waiting` for a second person or for its hour, `approved` for the hour of its page. `replaced`
 * by a later change, or withdrawn.
 */
const paymentDetailStates = [
  ...(['waiting', 'approved', 'in force', 'declined', 'undone', 'replaced'] as const),
] as const
export type PaymentDetailState = (typeof paymentDetailStates)[number]

/** How long a change that is in force can be undone, in milliseconds. */
export const undoFor = 7 * 86_400_000

/** A change of what tells people where money goes, with what stands there now. */
export const PaymentDetailAnswer = z.strictObject({
  id,
  /** The path of the page with its language, or `Our church`. */
  place: text,
  /** The lines that differ. */
  old: texts,
  new: texts,
  state: z.enum(paymentDetailStates),
  /** Names; '' for an account that is deleted, or nobody. */
  asked_by: text,
  asked_at: text,
  decided_by: text,
  decided_at: textOrNull,
  /** When it comes into force without a second person; null where somebody has to approve it. */
  due_at: textOrNull,
  in_force_at: textOrNull,
  /** Until when it can be undone; null where it cannot. */
  undo_until: textOrNull,
  /** Whether the caller may approve it, and decline or withdraw it. */
  may_approve: flag,
  may_decline: flag,
  /** The names of those who may approve it. */
  approvers: texts,
  version: number,
})
export type PaymentDetailAnswer = z.infer<typeof PaymentDetailAnswer>

/** What waits of a page or of the church, as those who wrote it see it. */
export const WaitingPaymentDetails = z.strictObject({
  asked_by: text,
  asked_at: text,
  due_at: textOrNull,
  approvers: texts,
})
export type WaitingPaymentDetails = z.infer<typeof WaitingPaymentDetails>
