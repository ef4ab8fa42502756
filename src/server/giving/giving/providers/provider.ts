import type { GiftMode, ProviderName } from '../../../../lib/contract/giving/giving.ts'
import type { FoundRefund, RefundFact } from '../refunds/refund-state-machine.ts'
import type { Fact } from '../state-machine.ts'

/** What a provider needs to know of a gift. */
export type Charge = {
  /** A UUID. Each provider writes it in the form that it accepts. */
  reference: string
  /** In the smallest unit. */
  amount: number
  currency: string
  method: string
  /** E.164; null where no wallet is asked. */
  telephone: string | null
  /** Whether the giver's account has confirmed the telephone. */
  isOwnTelephone: boolean
  email: string
  /** The page to which the provider's own page leads back. */
  returnTo: string
  /** Where the provider may say that something has happened. */
  callbackUrl: string
}

/** A gift about which a provider is asked. `direct`: no page of the provider was involved. */
export type LookedFor = Pick<Charge, 'reference' | 'currency'> & { direct: boolean }

/**
 * What a call to the provider has shown. `abandoned`: the giver has not finished, and may no longer be able to. `unknown`: the
 * provider has never heard of the reference. `no answer`: nothing is known; the same reference is looked up later.
 */
export type Found = Fact | { kind: 'abandoned' } | { kind: 'unknown' } | { kind: 'no answer'; why: string }

/**
 * A message of the provider. `null` is one that does not concern a payment. Without a fact it is a mere hint, as the callbacks
 * without a signature are: then the reference is looked up.
 */
export type Notice =
  | { reference: string; fact?: Fact }
  | {
      /** The reference of the gift that is refunded. */
      reference: string
      refund: RefundFact
      providerId: string | undefined
      amount: number | undefined
    }
  | null

/** What a provider needs to know to give a gift back. */
export type RefundAsked = {
  reference: string
  /** The provider's own id of the payment. */
  paymentId: string
  amount: number
  currency: string
}

/** The token for charging a card again. `card` is its brand and last four digits. */
export type CardAuthorization = { code: string; card: string }

/** A payment provider. No call throws, and each has a time limit. */
export type PaymentProvider = {
  name: ProviderName
  mode: GiftMode
  /** The payment methods that it takes in a currency. */
  methodsIn(currency: string): readonly string[]
  charge(charge: Charge): Promise<Found>
  /** Sends the code that the network wants; undefined where a provider wants none. */
  submitCode?(reference: string, code: string): Promise<Found>
  /** What the provider knows of a reference. */
  lookUp(gift: LookedFor): Promise<Found>
  /** Cards that may be charged again; undefined where a provider has none. */
  cards?: {
    /** The card token of a payment; undefined where the card cannot be charged again. */
    authorizationOf(reference: string): Promise<CardAuthorization | 'no answer' | undefined>
    charge(charge: Charge & { authorization: string }): Promise<Found>
  }
  /** How gifts are given back; undefined where a provider takes no refunds by its API. */
  refunds?: {
    ask(refund: RefundAsked): Promise<FoundRefund>
    lookUp(refund: RefundAsked): Promise<FoundRefund>
  }
  /** Reads a message; undefined for one that the provider did not send. Messages without a signature never have a fact. */
  readNotice(headers: Headers, bytes: Uint8Array): Notice | undefined
}

declare module '../../../platform/context.ts' {
  interface Deps {
    /** The payment providers, and what wakes the job that asks them; undefined where the church has none. */
    giving: { providers: Providers; wake: () => void } | undefined
  }
}

/** The providers whose keys the process has. */
export type Providers = readonly PaymentProvider[]

/** The provider that the church has chosen, or the first; undefined where it has none, or has chosen one without a key. */
export const chosenOf = (providers: Providers, chosen: ProviderName | ''): PaymentProvider | undefined =>
  chosen ? providers.find(({ name }) => name === chosen) : providers[0]
