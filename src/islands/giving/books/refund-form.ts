import type * as z from 'zod/mini'
import { NewRefund } from '../../../lib/contract/giving/refund.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { readUnits } from '../../../lib/money/typed-amounts.ts'

/** The form of a refund: its amount is typed in units of the currency, and empty for the whole gift. */
export const refundForm = (currency: string): z.ZodMiniType<NewRefund> =>
  typedAs(NewRefund, ({ receipt_number, amount = '', reason }) => ({
    receipt_number,
    reason,
    ...(amount.trim() && { amount: readUnits(amount, currency) }),
  }))
