import { randomInt } from 'node:crypto'
import type { ProviderName } from '../../../../lib/contract/giving/giving.ts'
import { placesOf } from '../../../../lib/money/money.ts'
import type { Clock } from '../../../platform/net/fake-clock.ts'
import { promptLifeOf } from '../repo.ts'
import { type Behaviour, behaviourOf } from './behaviours.ts'

export type FakeCharge = {
  id: number
  provider: ProviderName
  reference: string
  amount: number
  currency: string
  email: string
  phone: string
  status: 'pending' | 'send_otp' | 'success' | 'failed' | 'abandoned'
  /** The church's page to which the fake's page leads back; '' where a telephone is asked. */
  returnTo: string
  /** Where this charge is told of; '' for the address of all. */
  callbackUrl: string
  createdAt: Date
  paidAt: Date | undefined
  behaviour: Behaviour
  refunds: FakeRefund[]
}

export type FakeRefund = { id: number; amount: number; status: string }

export type Webhook = { url?: string; method?: 'POST' | 'PUT'; body: string; signature: string }

type NewCharge = Pick<FakeCharge, 'provider' | 'reference' | 'amount' | 'currency'> &
  Partial<Pick<FakeCharge, 'email' | 'phone' | 'returnTo' | 'callbackUrl'>> & {
    /** The last four digits of a card that is charged again. They choose its behaviour, as a telephone's digits do. */
    card?: string
  }

export type Charges = ReturnType<typeof openCharges>

const newId = () => randomInt(1_000_000_000, 9_000_000_000)

/** The fake's book of charges: what was asked for, and what came of it. `tell` sends the message about a charge. */
export function openCharges(
  clock: Clock,
  tell: (charge: FakeCharge, forged: boolean) => void,
  tellRefund: (charge: FakeCharge, refund: FakeRefund) => void,
) {
  const charges = new Map<string, FakeCharge>()

  /** Takes a charge by mobile money, or by the page where none has a telephone. Undefined for a reference that is taken. */
  function add({
    phone = '',
    card = '',
    callbackUrl = '',
    returnTo = '',
    email = '',
    ...request
  }: NewCharge) {
    if (charges.has(request.reference)) return undefined
    const behaviour = behaviourOf(phone || card)
    const wantsCode = behaviour.wantsCode && request.provider === 'paystack'
    const charge: FakeCharge = {
      ...request,
      email,
      phone,
      callbackUrl,
      returnTo,
      behaviour,
      id: newId(),
      createdAt: clock.now(),
      paidAt: undefined,
      status: wantsCode ? 'send_otp' : 'pending',
      refunds: [],
    }
    charges.set(request.reference, charge)
    if (!phone) return chargedAgain(charge)
    const answersAfter = behaviour.wantsCode && !wantsCode ? 3_000 : behaviour.answersAfter
    if (behaviour.atOnce) end(charge, 'success')
    else if (answersAfter) clock.after(answersAfter, () => answer(charge))
    clock.after(promptLifeOf(request.provider), () => end(charge, 'abandoned'))
    return charge
  }

  function answer(charge: FakeCharge): void {
    const { answer: outcome = 'success', succeedsAfterAll, forges } = charge.behaviour
    end(charge, outcome)
    if (forges) tell(charge, true)
    if (succeedsAfterAll) clock.after(succeedsAfterAll, () => settle(charge))
  }

  /** A bank answers for a card at once. A page waits for its giver. */
  function chargedAgain(charge: FakeCharge): FakeCharge {
    if (!charge.returnTo && (charge.behaviour.atOnce || charge.behaviour.answersAfter)) answer(charge)
    return charge
  }

  /** Ends a charge that is still open. Paystack tells of success alone. */
  function end(charge: FakeCharge, status: 'success' | 'failed' | 'abandoned'): void {
    if (charge.status !== 'pending' && charge.status !== 'send_otp') return
    if (status === 'success') settle(charge)
    else charge.status = status
    if (status !== 'success' && charge.provider !== 'paystack') tell(charge, false)
  }

  function settle(charge: FakeCharge): void {
    charge.status = 'success'
    charge.paidAt = clock.now()
    const { webhooks = 1, webhookAfter = 0 } = charge.behaviour
    for (let time = 0; time < webhooks; time++) clock.after(webhookAfter, () => tell(charge, false))
  }

  /** The right code lets the payment through; a wrong one is asked for again. */
  function submitCode(charge: FakeCharge, code: string): void {
    if (charge.status === 'send_otp' && code === '123456') end(charge, 'success')
  }

  /** Gives a payment back: pending at first, done or failed after a minute, each told. */
  function addRefund(charge: FakeCharge, amount: number): FakeRefund {
    const refund = { id: newId(), amount, status: 'pending' }
    charge.refunds.push(refund)
    tellRefund(charge, refund)
    clock.after(60_000, () => {
      refund.status = charge.behaviour.refundCall === 'fails' ? 'failed' : 'processed'
      tellRefund(charge, refund)
    })
    return refund
  }

  return { charges, add, end, submitCode, addRefund }
}

/** The amount that was paid, with the decimals that its currency has. */
export function decimalOf({ amount, currency, behaviour }: FakeCharge): string {
  const places = placesOf(currency)
  return ((amount + (behaviour.extra ?? 0)) / 10 ** places).toFixed(places)
}
