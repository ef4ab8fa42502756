import type { Context } from 'hono'
import type { RefundAnswer } from '../../../../lib/contract/giving/refund.ts'
import { tellApprovers, tellAsker } from '../../../accounts/dual-control/tell-approvers.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { givingEmailWords as words } from '../messages.ts'

const page = () => ['/books#refunds', words.refundsPage] as const

/** Tells the other treasurers and the super admins that a refund waits for one of them, by its receipt: no giver is named. */
export const tellOfRefund = (c: Context<AppEnv>, { receipt_number }: RefundAnswer): void =>
  tellApprovers(c, { duty: 'treasurer', admins: true }, () => ({
    subject: words.refundWaits,
    page: page(),
    words: words.refundWaitsText({ receipt: receipt_number }),
  }))

/** Tells the treasurer who asked that somebody else has approved or declined the refund. */
export async function tellOfDecision(
  c: Context<AppEnv>,
  { id, receipt_number, state, decided_by, why }: RefundAnswer,
): Promise<void> {
  const row = await c.var.db.selectFrom('refund').select('asked_by').where('id', '=', id).executeTakeFirst()
  const values = { by: decided_by, receipt: receipt_number }
  const isDeclined = state === 'declined'
  tellAsker(c, row?.asked_by ?? null, () => ({
    subject: isDeclined ? words.refundDeclined : words.refundApproved,
    page: page(),
    words: [isDeclined ? words.refundDeclinedText(values) : words.refundApprovedText(values), why]
      .filter(Boolean)
      .join('\n\n'),
  }))
}
