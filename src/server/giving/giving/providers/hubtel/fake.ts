import * as z from 'zod'
import { type Answer, type Asked, parse } from '../../../../platform/net/fake-http.ts'
import { type Charges, decimalOf, type FakeCharge } from '../../fake/charges.ts'
import { type Dialect, takeCharge } from '../../fake/dialect.ts'
import { fakeHubtel } from '../../fake/key.ts'

/** An amount in cedis with at most two decimals, in pesewas. */
const amount = z
  .number()
  .positive()
  .transform((cedis) => cedis * 100)
  .refine((pesewas) => Math.abs(pesewas - Math.round(pesewas)) < 1e-6)
  .transform(Math.round)
const description = z.string().regex(/^[^%&^]{1,100}$/)
const ReceiveBody = z.object({
  CustomerMsisdn: z.string().regex(/^233\d{9}$/),
  Channel: z.enum(['mtn-gh', 'vodafone-gh', 'tigo-gh']),
  Amount: amount,
  PrimaryCallbackUrl: z.url(),
  Description: description,
  ClientReference: z.string().regex(/^[A-Za-z\d]{1,36}$/),
})
const PageBody = z.object({
  totalAmount: amount,
  description,
  callbackUrl: z.url(),
  returnUrl: z.url(),
  cancellationUrl: z.url(),
  merchantAccountNumber: z.literal(fakeHubtel.posId),
  clientReference: z.string().regex(/^[A-Za-z\d]{1,32}$/),
})

const { apiId, apiKey, posId } = fakeHubtel
const basic = `Basic ${Buffer.from(`${apiId}:${apiKey}`).toString('base64')}`

/** Hubtel's calls, below `/hubtel`. */
export function hubtelDialect({ book, url }: { book: Charges; url: () => string }): Dialect {
  const receive = (request: Asked) => {
    const read = ReceiveBody.safeParse(parse(request.text))
    if (!read.success) return invalid(z.prettifyError(read.error))
    const { ClientReference: reference, Amount, CustomerMsisdn: phone, PrimaryCallbackUrl } = read.data
    const added = book.add({
      provider: 'hubtel',
      reference,
      amount: Amount,
      currency: 'GHS',
      phone,
      callbackUrl: PrimaryCallbackUrl,
    })
    const accepted = (): Answer => ({
      status: 200,
      body: { Message: 'Transaction pending', ResponseCode: '0001', Data: { ClientReference: reference } },
    })
    return takeCharge(request, book, { added, accepted, taken: duplicate, broken })
  }

  function initiate({ text }: Asked): Answer {
    const read = PageBody.safeParse(parse(text))
    if (!read.success) return invalid(z.prettifyError(read.error))
    const { clientReference: reference, totalAmount, callbackUrl, returnUrl: returnTo } = read.data
    const added = book.add({
      provider: 'hubtel',
      reference,
      amount: totalAmount,
      currency: 'GHS',
      callbackUrl,
      returnTo,
    })
    if (!added) return duplicate
    const checkoutUrl = `${url()}/pay/${reference}`
    return { status: 200, body: { responseCode: '0000', status: 'Success', data: { checkoutUrl } } }
  }

  return {
    answer(request) {
      const { method, path, query, headers } = request
      if (headers.authorization !== basic)
        return { status: 401, body: { ResponseCode: '4101', Message: 'Keys' } }
      const call = `${method} ${path}`
      if (call === `POST /merchantaccount/merchants/${posId}/receive/mobilemoney`) return receive(request)
      if (call === 'POST /items/initiate') return initiate(request)
      const fakeCharge = book.charges.get(query.get('clientReference') ?? '')
      if (call !== `GET /transactions/${posId}/status` || !fakeCharge)
        return { status: 404, body: { message: 'Not found', responseCode: '4040' } }
      return { status: 200, body: { message: 'Successful', responseCode: '0000', data: shown(fakeCharge) } }
    },
    hookOf(charge, forged) {
      const isPaid = forged || charge.status === 'success'
      const Data = {
        Amount: Number(decimalOf(charge)),
        ClientReference: charge.reference,
        TransactionId: charge.id,
      }
      const body = { ResponseCode: isPaid ? '0000' : '2001', Message: isPaid ? 'success' : 'failed', Data }
      return { url: charge.callbackUrl, body: JSON.stringify(body), signature: '' }
    },
  }
}

const shown = (charge: FakeCharge) => ({
  status: charge.status === 'success' ? 'Paid' : 'Unpaid',
  clientReference: charge.reference,
  transactionId: String(charge.id),
  currencyCode: charge.currency,
  amount: charge.behaviour.amountAsText ? decimalOf(charge) : Number(decimalOf(charge)),
  charges: Math.round(charge.amount * 0.0195) / 100,
  date: charge.paidAt?.toISOString() ?? charge.createdAt.toISOString(),
})

const invalid = (Message: string): Answer => ({ status: 400, body: { Message, ResponseCode: '4000' } })
const duplicate: Answer = { status: 409, body: { Message: 'Duplicate reference', ResponseCode: '4000' } }
const broken: Answer = { status: 500, body: { Message: 'Try again' } }
