import { type RefundState, refundStates } from '../../../../lib/contract/giving/refund.ts'

/** An event of a refund that the provider reports. */
export type RefundFact =
  | { kind: 'pending'; why?: string }
  | { kind: 'failed'; why: string }
  | { kind: 'processed' }

/** The result of a refund lookup. `unknown`: the provider does not know the refund. */
export type FoundRefund =
  | (RefundFact & { providerId?: string })
  | { kind: 'unknown' }
  | { kind: 'no answer'; why: string }

/** A refund with the provider: its states, in their order. What a person declined has none. */
const withProvider: readonly RefundState[] = refundStates.filter(
  (state) => state !== 'asked' && state !== 'declined',
)

/** The state after a fact: a later one, or the same. So order and repetition of facts do not matter. */
export function nextRefundState(state: RefundState, { kind }: RefundFact): RefundState {
  const at = withProvider.indexOf(state)
  return at >= 0 && withProvider.indexOf(kind) > at ? kind : state
}
