import { createHmac, randomInt } from 'node:crypto'
import { type Behaviour, behaviourOf } from './behaviours.ts'
import type { Clock } from './clock.ts'

export type StandInCharge = {
  id: number
  reference: string
  amount: number
  currency: string
  email: string
  phone: string
  status: 'pending' | 'send_otp' | 'success' | 'failed' | 'abandoned'
  callbackUrl: string
  createdAt: Date
  paidAt: Date | undefined
  behaviour: Behaviour
}

export type Webhook = { body: string; signature: string }

type NewCharge = Pick<StandInCharge, 'reference' | 'amount' | 'currency' | 'email'> &
  Partial<Pick<StandInCharge, 'phone' | 'callbackUrl'>>

/** A prompt stands so long on the telephone. */
const promptLife = 180_000

/** The stand-in's book of charges: what was asked for, and what came of it. */
export function openCharges(
  clock: Clock,
  { secretKey, send }: { secretKey: string; send: (hook: Webhook) => void },
) {
  const charges = new Map<string, StandInCharge>()

  /** Takes a charge by mobile money, or by the page where none has a telephone. Undefined for a reference that is taken. */
  function add({ phone = '', callbackUrl = '', ...asked }: NewCharge): StandInCharge | undefined {
    if (charges.has(asked.reference)) return undefined
    const behaviour = behaviourOf(phone)
    const charge: StandInCharge = {
      ...{ ...asked, phone, callbackUrl, behaviour, id: randomInt(1_000_000_000, 9_000_000_000) },
      ...{ status: behaviour.wantsCode ? 'send_otp' : 'pending', createdAt: clock.now(), paidAt: undefined },
    }
    charges.set(asked.reference, charge)
    if (!phone) return charge
    if (behaviour.atOnce) end(charge, 'success')
    else if (behaviour.answersAfter) clock.after(behaviour.answersAfter, () => answer(charge))
    clock.after(promptLife, () => end(charge, 'abandoned'))
    return charge
  }

  function answer(charge: StandInCharge): void {
    const { answer: said = 'success', succeedsAfterAll, forges } = charge.behaviour
    end(charge, said)
    if (forges) send(forged(charge))
    if (succeedsAfterAll) clock.after(succeedsAfterAll, () => settle(charge))
  }

  /** Ends a charge that is still open. */
  function end(charge: StandInCharge, status: 'success' | 'failed' | 'abandoned'): void {
    if (charge.status !== 'pending' && charge.status !== 'send_otp') return
    if (status === 'success') settle(charge)
    else charge.status = status
  }

  function settle(charge: StandInCharge): void {
    charge.status = 'success'
    charge.paidAt = clock.now()
    const { webhooks = 1, webhookAfter = 0 } = charge.behaviour
    for (let time = 0; time < webhooks; time++) clock.after(webhookAfter, () => send(signed(charge)))
  }

  const signed = (charge: StandInCharge): Webhook => {
    const body = JSON.stringify({ event: 'charge.success', data: shown(charge) })
    return { body, signature: createHmac('sha512', secretKey).update(body).digest('hex') }
  }

  const forged = (charge: StandInCharge): Webhook => {
    const body = JSON.stringify({ event: 'charge.success', data: { ...shown(charge), status: 'success' } })
    return { body, signature: createHmac('sha512', 'sk_test_guessed').update(body).digest('hex') }
  }

  /** The right code lets the payment through; a wrong one is asked for again. */
  function submitCode(charge: StandInCharge, code: string): void {
    if (charge.status === 'send_otp' && code === '123456') end(charge, 'success')
  }

  return { charges, add, end, submitCode, signed }
}

/** A charge as Paystack shows it. */
export function shown({ behaviour, paidAt, ...charge }: StandInCharge): object {
  const amount = charge.amount + (behaviour.extra ?? 0)
  const isPaid = charge.status === 'success'
  return {
    ...{ id: charge.id, domain: 'test', status: charge.status, reference: charge.reference },
    ...{ amount: behaviour.amountAsText ? String(amount) : amount, currency: charge.currency },
    ...{ channel: charge.phone ? 'mobile_money' : 'card', paid_at: paidAt?.toISOString() ?? null },
    fees: isPaid ? Math.round(amount * 0.0195) : null,
    gateway_response: gatewayResponse[charge.status],
    customer: { email: charge.email },
    ...(charge.status === 'pending' && { display_text: prompt }),
    ...(charge.status === 'send_otp' && { display_text: codePrompt }),
  }
}

const prompt = 'Please complete the authorisation on your mobile phone'
const codePrompt = 'Please dial *110# to generate a voucher code, and enter it here'

const gatewayResponse = {
  pending: 'The transaction is waiting for the customer',
  send_otp: 'The transaction is waiting for a code',
  success: 'Approved',
  failed: 'The customer declined the request',
  abandoned: 'The transaction was not completed',
} as const
