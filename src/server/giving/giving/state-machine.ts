import { type GiftState, giftStates } from '../../../lib/contract/giving/giving.ts'

/** Something that is now known of a gift. Amounts are in the smallest unit. */
export type Fact =
  | { kind: 'sent' }
  /** The provider waits for the giver: at the telephone, or on its own page. */
  | { kind: 'pending'; prompt?: string; redirectUrl?: string }
  /** The provider wants a code. `again`: the one that was sent is wrong. */
  | { kind: 'needs code'; prompt: string; again?: true }
  | { kind: 'code sent' }
  | { kind: 'expired'; reason: string }
  | { kind: 'failed'; reason: string }
  | Payment

/** The provider has the money. `amount` is undefined where its answer had none that can be read. */
export type Payment = {
  kind: 'succeeded'
  amount: number | undefined
  currency: string
  providerId: string
  fees: number | null
  paidAt: string | null
}

const rankOf = (state: GiftState) => giftStates.indexOf(state)

/**
 * The state after a fact. The states are ordered, and a fact only leads to a later one: so the same facts end in the same state
 * in whatever order and however often they arrive, and money that arrives late counts. The one way back is the answer to a
 * wrong code, which is an answer to an act of the giver.
 */
export function nextState(state: GiftState, fact: Fact): GiftState {
  if (fact.kind === 'needs code' && fact.again && state === 'code sent') return 'needs code'
  return rankOf(fact.kind) > rankOf(state) ? fact.kind : state
}
