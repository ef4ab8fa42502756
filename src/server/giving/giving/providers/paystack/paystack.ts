import { createHmac, timingSafeEqual } from 'node:crypto'
import { paymentMethods } from '../../../../../lib/contract/giving/donation.ts'
import type { GiftMode } from '../../../../../lib/contract/giving/giving.ts'
import { type Called, callProvider } from '../call.ts'
import type { Charge, Found, LookedFor, PaymentProvider } from '../provider.ts'
import { type Answer, authorizationIn, factOf, noticeOf, readAnswer } from './answers.ts'
import { askedRefundOf, listedRefundOf, refundNoticeOf } from './refunds.ts'

/** Paystack's names of the networks, by payment method. */
const networks: Record<string, string> = {
  'mtn-momo': 'mtn',
  'vodafone-cash': 'vod',
  'airteltigo-money': 'atl',
}

type Options = {
  secretKey: string
  mode: GiftMode
  /** The API's base URL; asked before each call, since the fake is started by the first. */
  base: () => string | Promise<string>
}

/** Paystack (Ghana): mobile money by its Charge API, everything else on its own page. Card numbers never come here. */
export function openPaystack({ secretKey, mode, base }: Options): PaymentProvider {
  const ask = (method: 'GET' | 'POST', path: string, body?: object): Promise<Called> =>
    callProvider(async () => `${await base()}/${path}`, {
      method,
      headers: { Authorization: `Bearer ${secretKey}` },
      ...(body && { body }),
    })
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const called = await ask(method, path, body)
    if (called.status === 0) return { status: 0, why: called.text, data: undefined }
    return readAnswer(called.status, called.text)
  }
  const lookUp = async ({ reference, direct }: Pick<LookedFor, 'reference' | 'direct'>): Promise<Found> => {
    const known = factOf(await call('GET', `transaction/verify/${reference}`))
    // Only this call says that a code is wanted, where the answer to the charge was lost.
    return known.kind === 'pending' && direct ? factOf(await call('GET', `charge/${reference}`)) : known
  }
  const conclude = (answer: Answer, charged: Pick<LookedFor, 'reference' | 'direct'>) => {
    // It has come through before: the first answer was lost.
    if (answer.code === 'duplicate_reference') return lookUp(charged)
    return answer.refused ? { kind: 'failed' as const, reason: answer.why } : factOf(answer)
  }
  return {
    name: 'paystack',
    mode,
    lookUp,
    methodsIn: () => paymentMethods.map(([id]) => id),
    async charge(charge) {
      const provider = networks[charge.method]
      const isDirect = provider && charge.telephone && charge.currency === 'GHS'
      const answer = await (isDirect
        ? call('POST', 'charge', { ...common(charge), mobile_money: { phone: dial(charge), provider } })
        : call('POST', 'transaction/initialize', { ...common(charge), ...pageOptions(charge) }))
      return conclude(answer, { reference: charge.reference, direct: Boolean(isDirect) })
    },
    cards: {
      authorizationOf: async (reference) =>
        authorizationIn(await call('GET', `transaction/verify/${reference}`)),
      charge: async ({ authorization: authorization_code, ...charge }) =>
        conclude(
          await call('POST', 'transaction/charge_authorization', { ...common(charge), authorization_code }),
          { reference: charge.reference, direct: false },
        ),
    },
    async submitCode(reference, otp) {
      const fact = factOf(await call('POST', 'charge/submit_otp', { otp, reference }))
      return fact.kind === 'needs code' ? { ...fact, again: true } : fact
    },
    refunds: {
      ask: async ({ reference, amount, currency }) =>
        askedRefundOf(await ask('POST', 'refund', { transaction: reference, amount, currency })),
      lookUp: async ({ reference, paymentId, amount }) =>
        listedRefundOf(await ask('GET', `refund?transaction=${encodeURIComponent(paymentId)}&perPage=50`), {
          reference,
          paymentId,
          amount,
        }),
    },
    readNotice(headers, bytes) {
      const given = Buffer.from(headers.get('x-paystack-signature') ?? '', 'hex')
      const right = createHmac('sha512', secretKey).update(bytes).digest()
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const text = new TextDecoder().decode(bytes)
      return refundNoticeOf(text) ?? noticeOf(text)
    },
  }
}

const common = ({ email, amount, currency, reference }: Charge) => ({ email, amount, currency, reference })

/** A number of Ghana as it is dialled there. */
const dial = ({ telephone }: Charge) => telephone?.replace(/^\+233/, '0')

const pageOptions = ({ method, returnTo }: Charge) => ({
  callback_url: returnTo,
  ...(method === 'bank-card' && { channels: ['card'] }),
})
