import * as z from 'zod'
import type { GiftMode } from '../../../../../lib/contract/giving/giving.ts'
import { fromDecimal, parseJson, Text, toDecimal } from '../../../../platform/net/read-answers.ts'
import { type Called, callProvider, isRefusal } from '../call.ts'
import type { Found, LookedFor, PaymentProvider } from '../provider.ts'
import { uuidOf } from '../uuid.ts'
import { openToken } from './token.ts'

type Options = {
  apiUser: string
  apiKey: string
  subscriptionKey: string
  /** `mtnghana`, or `sandbox`, which pays in euros. */
  target: string
  /** Whether MTN may call back: its host must be registered there, or no payment is made. */
  callbacks: boolean
  mode: GiftMode
  base: () => string | Promise<string>
  now: () => Date
}

/** MTN MoMo Collections: asks a wallet of MTN to pay. The token is kept until it expires. */
export function openMtn({ mode, base, now, target, callbacks, ...keys }: Options): PaymentProvider {
  const { subscriptionKey } = keys
  const token = openToken({ ...keys, base, now })
  const currencyAt = (currency: string) => (target === 'sandbox' ? 'EUR' : currency)

  /** Calls with a token. One that MTN no longer knows is renewed once. */
  async function call(path: string, body?: object, headers: Record<string, string> = {}): Promise<Called> {
    const ask = async (): Promise<Called> => {
      const bearer = await token.read()
      if (!bearer) return { status: 0, text: 'no token' }
      return callProvider(async () => `${await base()}/collection/v1_0/${path}`, {
        ...(body && { method: 'POST', body }),
        headers: {
          Authorization: `Bearer ${bearer}`,
          'Ocp-Apim-Subscription-Key': subscriptionKey,
          'X-Target-Environment': target,
          ...headers,
        },
      })
    }
    const first = await ask()
    if (first.status !== 401) return first
    token.forget()
    return ask()
  }

  const lookUp = async ({ reference, currency }: LookedFor): Promise<Found> => {
    const status = statusOf(await call(`requesttopay/${reference}`))
    // The sandbox knows euros alone, and moves no money.
    const isSandbox = status.kind === 'succeeded' && status.currency === currencyAt(currency)
    return isSandbox ? { ...status, currency } : status
  }
  return {
    name: 'mtn',
    mode,
    lookUp,
    methodsIn: () => ['mtn-momo'],
    async charge(charge) {
      const { reference, amount, currency, telephone, callbackUrl } = charge
      const chosenCurrency = currencyAt(currency)
      const body = {
        amount: toDecimal(amount, chosenCurrency),
        currency: chosenCurrency,
        externalId: reference,
        payer: { partyIdType: 'MSISDN', partyId: telephone?.slice(1) },
        payerMessage: 'Gift to the church',
        payeeNote: 'Gift',
      }
      const { status, text } = await call('requesttopay', body, {
        'X-Reference-Id': reference,
        ...(callbacks && { 'X-Callback-Url': callbackUrl }),
      })
      if (status === 202) return { kind: 'pending' }
      if (status === 409) return lookUp({ ...charge, direct: true })
      return isRefusal(status)
        ? { kind: 'failed', reason: wordsOf(codeIn(text)) }
        : { kind: 'no answer', why: `status ${status}` }
    },
    readNotice: (_, bytes) => {
      const read = Callback.safeParse(parseJson(new TextDecoder().decode(bytes)))
      const reference = read.success ? uuidOf(read.data.externalId) : undefined
      return reference ? { reference } : null
    },
  }
}

const Callback = z.object({ externalId: Text })

const Status = z.object({
  status: Text,
  amount: Text,
  currency: Text,
  financialTransactionId: Text,
  /** A code, or an object with one. */
  reason: z.union([z.string(), z.object({ code: Text }).transform(({ code }) => code)]).catch(''),
})

function statusOf({ status, text }: Called): Found {
  const read = Status.safeParse(parseJson(text))
  if (status === 404) return { kind: 'unknown' }
  if (status !== 200 || !read.success) return { kind: 'no answer', why: `status ${status}` }
  const { amount, currency, financialTransactionId, reason } = read.data
  if (read.data.status === 'SUCCESSFUL')
    return {
      kind: 'succeeded',
      amount: fromDecimal(amount, currency),
      currency,
      providerId: financialTransactionId,
      fees: null,
      paidAt: null,
    }
  if (read.data.status !== 'FAILED') return { kind: 'pending' }
  return { kind: reason === 'EXPIRED' ? 'expired' : 'failed', reason: wordsOf(reason) }
}

const codeIn = (text: string): string => {
  const read = z.object({ code: Text }).safeParse(parseJson(text))
  return read.success ? read.data.code : ''
}

const words: Record<string, string> = {
  APPROVAL_REJECTED: 'It was refused on the telephone.',
  EXPIRED: 'It was not approved in time.',
  PAYER_NOT_FOUND: 'This number has no MTN MoMo wallet.',
  NOT_ENOUGH_FUNDS: 'There was not enough money in the wallet.',
  PAYER_LIMIT_REACHED: 'The wallet has reached its limit.',
  INTERNAL_PROCESSING_ERROR: 'MTN could not take it. Often there is not enough money in the wallet.',
}

const wordsOf = (code: string): string => words[code] ?? 'MTN has refused it.'
