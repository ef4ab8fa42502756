import * as z from 'zod'
import { parseJson, Text, Whole } from '../../../../platform/net/read-answers.ts'
import type { FoundRefund, RefundFact } from '../../refunds/refund-state-machine.ts'
import { type Called, isRefusal } from '../call.ts'
import type { Notice, RefundAsked } from '../provider.ts'

/*
 * What Paystack says of refunds. Amounts may be texts, and a message has no id of the refund, but a reference that may be missing.
 */

const Refund = z.object({
  id: Text,
  status: Text,
  amount: Whole,
  refund_reference: Text,
  transaction_reference: Text,
  /** The id of the payment, or the payment. */
  transaction: z
    .union([z.object({ id: Text, reference: Text }), Text.transform((id) => ({ id, reference: '' }))])
    .catch({ id: '', reference: '' }),
})
type Refund = z.infer<typeof Refund>

function factOf({ status }: Refund): RefundFact {
  if (status === 'processed') return { kind: 'processed' }
  if (status === 'failed') return { kind: 'failed', why: 'The provider could not give it back.' }
  if (status === 'needs-attention')
    return { kind: 'pending', why: 'The provider asks for a bank account of the giver. Please look there.' }
  return { kind: 'pending' }
}

const Asked = z.object({ message: Text, data: Refund.optional().catch(undefined) })

/** The answer to a refund that was asked for. No answer says nothing: it is looked up. */
export function askedRefundOf({ status, text }: Called): FoundRefund {
  const read = Asked.safeParse(parseJson(text))
  if (isRefusal(status))
    return { kind: 'failed', why: (read.success && read.data.message) || 'The provider has refused it.' }
  if (status < 200 || status >= 300 || !read.success || !read.data.data)
    return { kind: 'no answer', why: `status ${status}` }
  return { ...factOf(read.data.data), providerId: read.data.data.id }
}

const Listed = z.object({ data: z.array(Refund) })

/** The refund of a payment in a list of refunds: the last one of this amount. */
export function listedRefundOf(
  { status, text }: Called,
  { reference, paymentId, amount }: Omit<RefundAsked, 'currency'>,
): FoundRefund {
  const read = Listed.safeParse(parseJson(text))
  if (status !== 200 || !read.success) return { kind: 'no answer', why: `status ${status}` }
  const refund = read.data.data.find(
    ({ transaction, transaction_reference, amount: given }) =>
      given === amount &&
      (transaction.id === paymentId ||
        transaction.reference === reference ||
        transaction_reference === reference),
  )
  return refund ? { ...factOf(refund), providerId: refund.id } : { kind: 'unknown' }
}

const Event = z.object({ event: Text, data: Refund })

/** A genuine message about a refund; undefined for any other. */
export function refundNoticeOf(text: string): Notice | undefined {
  const read = Event.safeParse(parseJson(text))
  const [, status] = /^refund\.([a-z-]+)$/.exec(read.success ? read.data.event : '') ?? []
  if (!read.success || !status) return undefined
  const { data } = read.data
  const reference = data.transaction_reference || data.transaction.reference
  if (!reference) return null
  const providerId = data.id || data.refund_reference || undefined
  return { reference, refund: factOf({ ...data, status }), providerId, amount: data.amount }
}
