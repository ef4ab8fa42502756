import type { GiftMode } from '../../../lib/contract/gift.ts'
import type { Fact } from '../machine.ts'

/** What a provider needs to know of a gift. */
export type Charge = {
  reference: string
  /** In the smallest unit. */
  amount: number
  currency: string
  method: string
  /** E.164; null where no wallet is asked. */
  telephone: string | null
  email: string
  /** The page to which the provider's own page leads back. */
  returnTo: string
}

/**
 * What a call to the provider has shown. `abandoned`: the giver has not finished, and may no longer be able to. `unknown`: the
 * provider has never heard of the reference. `no answer`: nothing is known; the same reference is looked up later.
 */
export type Found = Fact | { kind: 'abandoned' } | { kind: 'unknown' } | { kind: 'no answer'; why: string }

/**
 * A message of the provider. `null` is one that does not concern a payment. Without a fact it is a mere hint, as the callbacks
 * without a signature are: then the reference is looked up.
 */
export type Notice = { reference: string; fact?: Fact } | null

/** A payment provider. No call throws, and each has a time limit. */
export type PaymentProvider = {
  name: 'paystack'
  mode: GiftMode
  charge(charge: Charge): Promise<Found>
  submitCode(reference: string, code: string): Promise<Found>
  /** What the provider knows of a reference. `direct`: no page of the provider was involved. */
  lookUp(reference: string, direct: boolean): Promise<Found>
  /** Reads a message; undefined for one that the provider did not send. */
  readNotice(headers: Headers, bytes: Uint8Array): Notice | undefined
}
