import * as z from 'zod'
import { type GiftMode, walletMethods } from '../../../../../lib/contract/giving/giving.ts'
import {
  fromDecimal,
  isSafePage,
  momentOf,
  parseJson,
  Text,
  toDecimal,
} from '../../../../platform/net/read-answers.ts'
import { type Called, callProvider, isRefusal } from '../call.ts'
import type { Charge, Found, PaymentProvider } from '../provider.ts'
import { uuidOf } from '../uuid.ts'

/** Hubtel's names of the networks, by payment method. */
const channels: Record<string, string> = {
  'mtn-momo': 'mtn-gh',
  'vodafone-cash': 'vodafone-gh',
  'airteltigo-money': 'tigo-gh',
}

type Hosts = { receive: string; status: string; page: string }

/** Hubtel's own hosts. */
export const hubtelHosts: Hosts = {
  receive: 'https://rmp.hubtel.com',
  status: 'https://api-txnstatus.hubtel.com',
  page: 'https://payproxyapi.hubtel.com',
}

type Options = {
  apiId: string
  apiKey: string
  posId: string
  mode: GiftMode
  hosts: () => Hosts | Promise<Hosts>
}

/**
 * Hubtel (Ghana). It allows prompts to registered numbers only: a member's own telephone is asked directly, everybody else and
 * every card pays on Hubtel's page, which asks for a code. Its status check says only whether money came, so that a refusal
 * becomes an expiry.
 */
export function openHubtel({ apiId, apiKey, posId, mode, hosts }: Options): PaymentProvider {
  const headers = { Authorization: `Basic ${Buffer.from(`${apiId}:${apiKey}`).toString('base64')}` }
  const post = (address: (hosts: Hosts) => string, body: object) =>
    callProvider(async () => address(await hosts()), { method: 'POST', headers, body })
  const lookUp: PaymentProvider['lookUp'] = async ({ reference }) =>
    statusOf(
      await callProvider(
        async () =>
          `${(await hosts()).status}/transactions/${posId}/status?clientReference=${hexOf(reference)}`,
        { headers },
      ),
    )
  return {
    name: 'hubtel',
    mode,
    lookUp,
    methodsIn: (currency) => (currency === 'GHS' ? [...walletMethods, 'bank-card'] : []),
    async charge(charge) {
      const Channel = channels[charge.method]
      const isDirect = Channel && charge.telephone && charge.isOwnTelephone
      const called = await (isDirect
        ? post(({ receive }) => `${receive}/merchantaccount/merchants/${posId}/receive/mobilemoney`, {
            CustomerMsisdn: charge.telephone?.slice(1),
            CustomerEmail: charge.email,
            Channel,
            Amount: Number(toDecimal(charge.amount, charge.currency)),
            PrimaryCallbackUrl: charge.callbackUrl,
            Description: 'Gift to the church',
            ClientReference: hexOf(charge.reference),
          })
        : post(({ page }) => `${page}/items/initiate`, pageBody(charge, posId)))
      if (called.status === 409 || /duplicate|already/i.test(answerOf(called)?.message ?? ''))
        return lookUp({ ...charge, direct: Boolean(isDirect) })
      return chargedOf(called)
    },
    readNotice: (_, bytes) => {
      const read = Callback.safeParse(parseJson(new TextDecoder().decode(bytes)))
      const reference = read.success ? uuidOf(read.data.Data.ClientReference) : undefined
      return reference ? { reference } : null
    },
  }
}

/** A reference has letters and digits alone, at most 32 of them for the page. */
const hexOf = (reference: string) => reference.replaceAll('-', '')

const pageBody = ({ amount, currency, callbackUrl, returnTo, reference }: Charge, posId: string) => ({
  totalAmount: Number(toDecimal(amount, currency)),
  description: 'Gift to the church',
  callbackUrl,
  returnUrl: returnTo,
  cancellationUrl: returnTo,
  merchantAccountNumber: posId,
  clientReference: hexOf(reference),
})

const Callback = z.object({ Data: z.object({ ClientReference: Text }) })

/** Both spellings of an answer: PascalCase of a charge, camelCase of the status check and the page. */
const Answer = z.object({
  Message: Text,
  message: Text,
  ResponseCode: Text,
  responseCode: Text,
  Data: z.object({}).optional().catch(undefined),
  data: z
    .object({
      status: Text,
      transactionId: Text,
      amount: Text,
      charges: Text,
      currencyCode: Text,
      date: Text,
      checkoutUrl: Text,
    })
    .optional()
    .catch(undefined),
})

function answerOf({ text }: Called) {
  const read = Answer.safeParse(parseJson(text))
  if (!read.success) return undefined
  const { Message, message, ResponseCode, responseCode, data } = read.data
  return { code: ResponseCode || responseCode, message: Message || message, data }
}

/** What the answer to a charge says. Money that was paid at once is found by a look-up. */
function chargedOf(called: Called): Found {
  const answer = answerOf(called)
  const page = answer?.data?.checkoutUrl ?? ''
  if (called.status < 300 && page)
    return isSafePage(page)
      ? { kind: 'pending', redirectUrl: page }
      : { kind: 'no answer', why: 'a page without TLS' }
  const isRefused =
    isRefusal(called.status) || (called.status < 300 && /^(2001|4\d{3})$/.test(answer?.code ?? ''))
  if (isRefused) return { kind: 'failed', reason: answer?.message || 'Hubtel has refused it.' }
  if (called.status === 200 && /^000[01]$/.test(answer?.code ?? '')) return { kind: 'pending' }
  return { kind: 'no answer', why: `status ${called.status}` }
}

/** What the status check says. `Unpaid` is refused, expired or still open: Hubtel does not say which. */
function statusOf(called: Called): Found {
  const { status } = called
  const data = status < 300 ? answerOf(called)?.data : undefined
  if (status === 404) return { kind: 'unknown' }
  if (data?.status === 'Paid') {
    const currency = data.currencyCode || 'GHS'
    return {
      kind: 'succeeded',
      amount: fromDecimal(data.amount, currency),
      currency,
      providerId: data.transactionId,
      fees: fromDecimal(data.charges, currency) ?? null,
      paidAt: momentOf(data.date),
    }
  }
  if (data?.status === 'Unpaid') return { kind: 'abandoned' }
  if (data?.status === 'Refunded') return { kind: 'failed', reason: 'The provider has given the money back.' }
  return { kind: 'no answer', why: `status ${status}` }
}
