import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { type Answer, type Asked, parse } from '../../../../platform/net/fake-http.ts'
import type { Charges, FakeCharge, FakeRefund, Webhook } from '../../fake/charges.ts'
import { type Dialect, takeCharge } from '../../fake/dialect.ts'

const whole = z.number().int().positive()
const reference = z.string().regex(/^[\w.=-]{1,100}$/)
const email = z.string().min(3)
const ChargeBody = z.object({
  email,
  amount: whole,
  currency: z.literal('GHS'),
  reference,
  mobile_money: z.object({ phone: z.string().min(9), provider: z.enum(['mtn', 'vod', 'atl']) }),
})
const PageBody = z.object({
  email,
  amount: whole,
  currency: z.string().length(3),
  reference,
  callback_url: z.url(),
})
const AgainBody = z.object({
  email,
  amount: whole,
  currency: z.string().length(3),
  reference,
  authorization_code: z.string(),
})
const RefundBody = z.object({ transaction: z.string(), amount: whole.optional() })
const CodeBody = z.object({ otp: z.string(), reference: z.string() })

type Options = { book: Charges; secretKey: string; url: () => string }

/** Paystack's calls. */
export function paystackDialect({ book, secretKey, url }: Options): Dialect & Paystack {
  const charge = (request: Asked) => {
    const read = ChargeBody.safeParse(parse(request.text))
    if (!read.success) return invalid(z.prettifyError(read.error))
    const { mobile_money, ...wanted } = read.data
    const added = book.add({ ...wanted, provider: 'paystack', phone: mobile_money.phone.replace(/\D/g, '') })
    return takeCharge(request, book, {
      added,
      taken: duplicate,
      broken,
      accepted: () =>
        ok({ ...(added && shown(added)), ...(added?.status === 'pending' && { status: 'pay_offline' }) }),
    })
  }

  function initialise({ text }: Asked): Answer {
    const read = PageBody.safeParse(parse(text))
    if (!read.success) return invalid(z.prettifyError(read.error))
    const { callback_url: returnTo, ...request } = read.data
    if (!book.add({ ...request, provider: 'paystack', returnTo })) return duplicate
    const authorization_url = `${url()}/pay/${request.reference}`
    return ok({ authorization_url, access_code: 'x', reference: request.reference })
  }

  /** Charges a card again. It behaves by the digits before the @ of its owner's address. */
  function chargeAgain(request: Asked) {
    const read = AgainBody.safeParse(parse(request.text))
    if (!read.success) return invalid(z.prettifyError(read.error))
    const { authorization_code, ...wanted } = read.data
    const cards = [...book.charges.values()].filter(isPaidByCard)
    const first = cards.find(({ id }) => authorizationOf(id) === authorization_code)
    if (first?.email !== wanted.email) return refusal('invalid_authorization', 'Authorization does not exist')
    const card = /\d{4}(?=@)/.exec(wanted.email)?.[0] ?? '0000'
    const added = book.add({ ...wanted, provider: 'paystack', card })
    return takeCharge(request, book, {
      added,
      taken: duplicate,
      broken,
      accepted: () => ok({ ...(added && shown(added)) }),
    })
  }

  function submitCode({ text }: Asked): Answer {
    const read = CodeBody.safeParse(parse(text))
    const charge = read.success && book.charges.get(read.data.reference)
    if (!charge) return unknown
    book.submitCode(charge, read.data.otp)
    return ok(shown(charge))
  }

  async function refund(request: Asked): Promise<Answer | undefined> {
    const read = RefundBody.safeParse(parse(request.text))
    const charge = read.success && book.charges.get(read.data.transaction)
    if (!read.success || !charge || charge.status !== 'success') return unknown
    const { amount = charge.amount } = read.data
    const before = charge.refunds.reduce((sum, one) => sum + one.amount, 0)
    if (before + amount > charge.amount) return refusal('invalid_amount', 'Refund exceeds the transaction')
    const { refundCall } = charge.behaviour
    if (refundCall === 'refused') return refusal('refund_refused', 'Refund is not possible')
    const made = book.addRefund(charge, amount)
    if (refundCall !== 'drop') return ok(refundShown(charge, made))
    request.response.destroy()
    return undefined
  }

  function listRefunds({ query }: Asked): Answer {
    const of = [...book.charges.values()].filter(({ id }) => String(id) === query.get('transaction'))
    const data = of.flatMap((fakeCharge) => fakeCharge.refunds.map((one) => refundShown(fakeCharge, one)))
    return { status: 200, body: { status: true, message: 'Refunds retrieved', data } }
  }

  const calls: Record<string, (request: Asked) => Promise<Answer | undefined> | Answer> = {
    'POST /charge': charge,
    'POST /transaction/initialize': initialise,
    'POST /transaction/charge_authorization': chargeAgain,
    'POST /charge/submit_otp': submitCode,
    'POST /refund': refund,
    'GET /refund': listRefunds,
  }

  const sign = (charge: FakeCharge, key: string): Webhook =>
    signText(JSON.stringify({ event: 'charge.success', data: shown(charge) }), key)
  const signText = (body: string, key: string): Webhook => {
    return { body, signature: createHmac('sha512', key).update(body).digest('hex') }
  }

  return {
    answer(request) {
      const { method, path, headers } = request
      if (headers.authorization !== `Bearer ${secretKey}`)
        return { status: 401, body: { status: false, message: 'Invalid key' } }
      const call = calls[`${method} ${path}`]
      if (call) return call(request)
      const fakeCharge = book.charges.get(decodeURIComponent(path.split('/').at(-1) ?? ''))
      return fakeCharge ? ok(answerOf(fakeCharge, path)) : unknown
    },
    hookOf: (charge, forged) =>
      forged ? sign({ ...charge, status: 'success' }, 'sk_test_guessed') : sign(charge, secretKey),
    signed: (charge) => sign(charge, secretKey),
    refundHookOf: (charge, { id: _, ...made }) =>
      signText(
        JSON.stringify({
          event: `refund.${made.status}`,
          data: refundShown(charge, made),
        }),
        secretKey,
      ),
  }
}

type Paystack = {
  /** The genuine message about a charge, for tests that change it. */
  signed(charge: FakeCharge): Webhook
  refundHookOf(charge: FakeCharge, made: FakeRefund): Webhook
}

/** A refund as Paystack shows it: the amount as a text, and in messages without an id. */
const refundShown = (charge: FakeCharge, { id, amount, status }: Partial<FakeRefund>) => ({
  ...(id !== undefined && { id, transaction: charge.id }),
  status,
  amount: String(amount),
  currency: charge.currency,
  transaction_reference: charge.reference,
})

/** A charge as Paystack shows it. */
function shown({ behaviour, paidAt, ...charge }: FakeCharge): object {
  const amount = charge.amount + (behaviour.extra ?? 0)
  const isPaid = charge.status === 'success'
  return {
    id: charge.id,
    domain: 'test',
    status: charge.status,
    reference: charge.reference,
    amount: behaviour.amountAsText ? String(amount) : amount,
    currency: charge.currency,
    channel: charge.phone ? 'mobile_money' : 'card',
    paid_at: paidAt?.toISOString() ?? null,
    fees: isPaid ? Math.round(amount * 0.0195) : null,
    gateway_response: gatewayResponse[charge.status],
    customer: { email: charge.email },
    ...(isPaid && {
      authorization: {
        authorization_code: authorizationOf(charge.id),
        last4: '4081',
        reusable: !charge.phone,
        brand: charge.phone ? 'mobile_money' : 'visa',
      },
    }),
    ...(charge.status === 'pending' && { display_text: prompt }),
    ...(charge.status === 'send_otp' && { display_text: codePrompt }),
  }
}

const authorizationOf = (id: number) => `AUTH_${id}`
const isPaidByCard = ({ phone, status }: FakeCharge) => !phone && status === 'success'

const prompt = 'Please complete the authorisation on your mobile phone'
const codePrompt = 'Please dial *110# to generate a voucher code, and enter it here'

const gatewayResponse = {
  pending: 'The transaction is waiting for the customer',
  send_otp: 'The transaction is waiting for a code',
  success: 'Approved',
  failed: 'The customer declined the request',
  abandoned: 'The transaction was not completed',
} as const

/** Verifying knows nothing of codes; looking at the charge does. */
const answerOf = (charge: FakeCharge, path: string): object =>
  charge.status === 'send_otp' && path.startsWith('/transaction')
    ? { ...shown(charge), status: 'ongoing', display_text: undefined }
    : charge.status === 'pending' && !charge.phone
      ? { ...shown(charge), status: 'abandoned' }
      : shown(charge)

const ok = (data: object): Answer => ({ status: 200, body: { status: true, message: 'OK', data } })
const refusal = (code: string, message: string): Answer => ({
  status: 400,
  body: { status: false, message, type: 'validation_error', code },
})
const invalid = (why: string) => refusal('invalid_params', why)
const duplicate = refusal('duplicate_reference', 'Duplicate Transaction Reference')
const unknown = refusal('transaction_not_found', 'Transaction reference not found.')
const broken: Answer = { status: 500, body: { status: false, message: 'Try again' } }
