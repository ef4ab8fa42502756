import type { Context } from 'hono'
import type { RefundAnswer } from '../../../../lib/contract/giving/refund.ts'
import { tellApprovers, tellAsker } from '../../../accounts/dual-control/tell-approvers.ts'
import type { AppEnv } from '../../../platform/context.ts'

const page = ['/books#refunds', 'Refunds'] as const

/** Tells the other treasurers and the super admins that a refund waits for one of them, by its receipt: no giver is named. */
export const tellOfRefund = (c: Context<AppEnv>, { receipt_number }: RefundAnswer): void =>
  tellApprovers(c, { duty: 'treasurer', admins: true }, () => ({
    subject: 'A refund waits for your approval',
    page,
    words: `A treasurer asks to give back the gift with receipt ${receipt_number}. Somebody else has to approve it.`,
  }))

/** Tells the treasurer who asked that somebody else has approved or declined the refund. */
export async function tellOfDecision(
  c: Context<AppEnv>,
  { id, receipt_number, state, decided_by, why }: RefundAnswer,
): Promise<void> {
  const row = await c.var.db.selectFrom('refund').select('asked_by').where('id', '=', id).executeTakeFirst()
  const decision = state === 'declined' ? 'declined' : 'approved'
  tellAsker(c, row?.asked_by ?? null, () => ({
    subject: `A refund is ${decision}`,
    page,
    words: [`${decided_by} has ${decision} the refund of the gift with receipt ${receipt_number}.`, why]
      .filter(Boolean)
      .join('\n\n'),
  }))
}
