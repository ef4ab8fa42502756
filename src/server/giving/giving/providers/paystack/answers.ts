import * as z from 'zod'
import { isSafePage, momentOf, parseJson, Text, Whole } from '../../../../platform/net/read-answers.ts'
import type { Payment } from '../../state-machine.ts'
import type { CardAuthorization, Found, Notice } from '../provider.ts'

/*
 * What Paystack answers, read leniently: a number may be a text, and an unknown status means that nothing is known yet.
 */

const Data = z.object({
  id: Text,
  status: Text,
  reference: Text,
  amount: Whole,
  currency: Text,
  fees: Whole,
  paid_at: Text,
  display_text: Text,
  gateway_response: Text,
  message: Text,
  authorization_url: Text,
  authorization: z
    .object({ authorization_code: Text, reusable: z.boolean().catch(false), brand: Text, last4: Text })
    .optional()
    .catch(undefined),
})
type Data = z.infer<typeof Data>

const Body = z.object({ message: Text, code: Text, type: Text, data: Data.optional().catch(undefined) })

/** An answer: its HTTP status (0 for none), its words, and what it says of the payment. */
export type Answer = {
  status: number
  why: string
  code?: string
  /** Paystack has looked at the call and will not charge. */
  refused?: boolean
  data: Data | undefined
}

/** Reads the text of an answer. What is no JSON has no data. */
export function readAnswer(status: number, text: string): Answer {
  const read = Body.safeParse(parseJson(text))
  if (!read.success) return { status, why: `status ${status}`, data: undefined }
  const { message, code, type, data } = read.data
  const isDuplicate = code === 'duplicate_reference' || /duplicate transaction reference/i.test(message)
  const refused =
    status >= 400 && status < 500 && ![408, 409, 429].includes(status) && type === 'validation_error'
  return {
    status,
    why: message || `status ${status}`,
    code: isDuplicate ? 'duplicate_reference' : code,
    refused: refused && !isDuplicate,
    data: status < 300 ? data : undefined,
  }
}

/** What an answer says of a payment. */
export function factOf({ status, why, code, data }: Answer): Found {
  if (code === 'transaction_not_found' || status === 404) return { kind: 'unknown' }
  if (!data) return { kind: 'no answer', why }
  if (data.authorization_url) return pageOf(data.authorization_url)
  if (data.status === 'success') return paymentOf(data)
  if (data.status === 'failed') return { kind: 'failed', reason: reasonOf(data) }
  if (data.status === 'reversed') return { kind: 'failed', reason: 'The provider has given the money back.' }
  if (data.status === 'abandoned') return { kind: 'abandoned' }
  if (data.status === 'send_otp') return { kind: 'needs code', prompt: data.display_text }
  return { kind: 'pending', prompt: data.display_text }
}

/** What charges the card of a payment again; undefined where it was no card, or its bank does not allow it. */
export function authorizationIn({ data }: Answer): CardAuthorization | 'no answer' | undefined {
  if (!data) return 'no answer'
  const { authorization_code: code, reusable, brand, last4 } = data.authorization ?? {}
  if (data.status !== 'success' || !reusable || !code) return undefined
  return { code, card: `${brand || 'card'} ${last4}`.trim().slice(0, 40) }
}

const reasonOf = ({ gateway_response, message }: Data) => gateway_response || message || 'It was refused.'

/** Only a page over TLS, or one of this machine (the fake), may be opened. */
function pageOf(address: string): Found {
  if (!isSafePage(address)) return { kind: 'no answer', why: 'a page without TLS' }
  return { kind: 'pending', redirectUrl: address }
}

const paymentOf = ({ id, amount, currency, fees, paid_at }: Data): Payment => ({
  kind: 'succeeded',
  amount,
  currency,
  providerId: id,
  fees: fees ?? null,
  paidAt: momentOf(paid_at),
})

const Event = z.object({ event: Text, data: Data })

/** A genuine message. Of a successful charge it has the fact; any other that names a charge leads to a look-up. */
export function noticeOf(text: string): Notice {
  const read = Event.safeParse(parseJson(text))
  if (!read.success || !/^charge\./.test(read.data.event) || !read.data.data.reference) return null
  const { event, data } = read.data
  const { reference } = data
  return event === 'charge.success' ? { reference, fact: paymentOf(data) } : { reference }
}
