import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { placesOf } from '../../../../../lib/money/money.ts'
import type { Clock } from '../../../../platform/net/fake-clock.ts'
import { type Answer, type Asked, parse } from '../../../../platform/net/fake-http.ts'
import { type Charges, decimalOf, type FakeCharge } from '../../fake/charges.ts'
import { type Dialect, takeCharge } from '../../fake/dialect.ts'
import { fakeMtn } from '../../fake/key.ts'

const Body = z.object({
  amount: z.string().regex(/^\d{1,9}(?:\.\d{1,3})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  externalId: z.string(),
  payerMessage: z.string().max(160),
  payer: z.object({ partyIdType: z.literal('MSISDN'), partyId: z.string().regex(/^\d{10,15}$/) }),
})

const { apiUser, apiKey, subscriptionKey } = fakeMtn
const basic = `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`
const tokenLife = 3600

/** MTN MoMo's calls, below `/mtn`. `tokens` are all that it has given out. */
export function mtnDialect({ book, clock }: { book: Charges; clock: Clock }): Dialect & { tokens: string[] } {
  const tokens: string[] = []
  const ends = new Map<string, number>()

  function giveToken({ headers }: Asked): Answer {
    if (headers.authorization !== basic) return { status: 401, body: { error: 'login_failed' } }
    const token = randomUUID()
    tokens.push(token)
    ends.set(token, clock.now().getTime() + tokenLife * 1000)
    return {
      status: 200,
      body: { access_token: token, token_type: 'access_token', expires_in: tokenLife },
    }
  }

  const isSignedIn = ({ headers }: Asked) => {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
    return (ends.get(token) ?? 0) > clock.now().getTime()
  }

  function requestToPay(request: Asked) {
    const { headers, text } = request
    const read = Body.safeParse(parse(text))
    const named = z.uuidv4().safeParse(headers['x-reference-id'])
    if (!read.success || !named.success) return refusal(400, 'INVALID_BODY')
    const { currency, payer } = read.data
    const places = placesOf(currency)
    const [, part = ''] = read.data.amount.split('.')
    if (part.length !== places) return refusal(400, 'INVALID_BODY')
    const amount = Math.round(Number(read.data.amount) * 10 ** places)
    const callbackUrl = String(headers['x-callback-url'] ?? '')
    const added = book.add({
      provider: 'mtn',
      reference: named.data,
      amount,
      currency,
      phone: payer.partyId,
      callbackUrl,
    })
    return takeCharge(request, book, {
      added,
      broken: refusal(500, 'INTERNAL_PROCESSING_ERROR'),
      accepted: () => ({ status: 202, body: '' }),
      taken: refusal(409, 'RESOURCE_ALREADY_EXIST'),
    })
  }

  return {
    tokens,
    answer(request) {
      const { method, path, headers } = request
      if (headers['ocp-apim-subscription-key'] !== subscriptionKey) return refusal(401, 'ACCESS_DENIED')
      if (`${method} ${path}` === 'POST /collection/token/') return giveToken(request)
      if (!isSignedIn(request)) return refusal(401, 'TOKEN_EXPIRED')
      if (`${method} ${path}` === 'POST /collection/v1_0/requesttopay') return requestToPay(request)
      const fakeCharge = book.charges.get(path.split('/').at(-1) ?? '')
      return fakeCharge ? { status: 200, body: shown(fakeCharge, false) } : refusal(404, 'RESOURCE_NOT_FOUND')
    },
    hookOf: (charge, forged) => ({
      url: charge.callbackUrl,
      method: 'PUT',
      signature: '',
      body: JSON.stringify(shown(charge, forged)),
    }),
  }
}

function shown(charge: FakeCharge, forged: boolean): object {
  const status = forged ? 'success' : charge.status
  return {
    amount: decimalOf(charge),
    currency: charge.currency,
    externalId: charge.reference,
    payer: { partyIdType: 'MSISDN', partyId: charge.phone },
    ...(status === 'success' && { status: 'SUCCESSFUL', financialTransactionId: String(charge.id) }),
    ...(status === 'failed' && { status: 'FAILED', reason: 'APPROVAL_REJECTED' }),
    ...(status === 'abandoned' && { status: 'FAILED', reason: 'EXPIRED' }),
    ...((status === 'pending' || status === 'send_otp') && { status: 'PENDING' }),
  }
}

const refusal = (status: number, code: string): Answer => ({ status, body: { code, message: code } })
