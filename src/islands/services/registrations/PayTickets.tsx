import { type InputEvent, useEffect, useEffectEvent, useState } from 'react'
import { ChoiceField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { FormStatus } from '../../../components/form/FormStatus.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { useSeconds } from '../../../components/ui/useSeconds.ts'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { paymentMethods } from '../../../lib/contract/giving/donation.ts'
import { type GiftAnswer, GiftCode, isOpenGift, walletMethods } from '../../../lib/contract/giving/giving.ts'
import {
  payTickets,
  readTickets,
  sendTicketCode,
} from '../../../lib/contract/services/calls/registrations.ts'
import { type OrderAnswer, PayForm } from '../../../lib/contract/services/registration.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { readUnits, unitsOf } from '../../../lib/money/typed-amounts.ts'
import { phoneHint } from '../../../lib/text/phone-hint.ts'
import { giftNames } from '../../../lib/texts/giving/gift-names.ts'
import { ticketPaymentWords as words } from './messages.ts'
import { paymentWords } from './payment-state.ts'
import { refundWords } from './refund-words.ts'
import { newTicketSecret } from './stored-tickets.ts'

/** How often the state is times for, in milliseconds: while the prompt stands, and afterwards. */
const often = 3_000
const seldom = 15_000

/** A payment that came to nothing is told of for so long, in milliseconds. */
const toldFor = 15 * 60_000

type Props = { secret: string; order: OrderAnswer; changed: (order: OrderAnswer) => void }

/** Pays for an order online, and follows a payment until it has ended. */
export function PayTickets({ secret, order, changed }: Props) {
  const { attempt, pay } = order
  const isOpen = attempt !== null && isOpenGift(attempt.state)
  const isLost = useFollowed({ secret, order, changed, isOpen })
  const now = useSeconds(isOpen)
  const isTold =
    attempt &&
    (isOpen || attempt.state === 'succeeded' || Date.now() - Date.parse(attempt.created_at) < toldFor)
  return (
    <section className="card grid gap-4 p-4 no-print" aria-labelledby="pay-online">
      <h2 id="pay-online">{words.title}</h2>
      {pay?.mode === 'sample' && <p className="hint">{words.sample}</p>}
      {pay?.mode === 'test' && <p className="hint">{words.test}</p>}
      <div role="status" className="grid gap-3">
        {attempt && isTold && <Told payment={attempt} now={now} />}
        {isOpen && isLost && <p className="notice">{words.noNetwork}</p>}
      </div>
      {isOpen && attempt.redirect_url && (
        <a className="btn btn-primary justify-self-start" href={attempt.redirect_url}>
          {words.toPayment}
        </a>
      )}
      {attempt?.state === 'needs code' && <CodeForm secret={secret} changed={changed} />}
      {pay && !isOpen && <PayFields secret={secret} order={order} pay={pay} changed={changed} />}
    </section>
  )
}

function Told({ payment, now }: { payment: GiftAnswer; now: number }) {
  if (payment.state === 'succeeded') {
    const sum = formatMoney(payment.amount, payment.currency)
    return <p className="notice notice-success">{words.paid({ sum, receipt: payment.receipt_number })}</p>
  }
  const { title, text } = paymentWords(payment, now)
  return (
    <>
      <h3>{title}</h3>
      {text.filter(Boolean).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  )
}

/** Asks how the order stands while a payment is on its way. Returns whether the server does not answer. */
function useFollowed({ secret, order, changed, isOpen }: Props & { isOpen: boolean }): boolean {
  const [isLost, setLost] = useState(false)
  const created = order.attempt?.prompt_until || order.attempt?.created_at || ''
  const show = useEffectEvent((read: OrderAnswer | undefined) => {
    setLost(read === undefined)
    if (read) changed(read)
  })
  useEffect(() => {
    if (!isOpen) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const isFresh = Date.now() < Date.parse(created) + 60_000
      timer = setTimeout(() => void ask(), isFresh ? often : seldom)
    }
    const ask = async () => {
      clearTimeout(timer)
      const read = await call(readTickets, { body: { secret } }).catch(() => undefined)
      if (stopped) return
      show(read)
      wait()
    }
    const online = () => void ask()
    wait()
    addEventListener('online', online)
    return () => {
      stopped = true
      clearTimeout(timer)
      removeEventListener('online', online)
    }
  }, [isOpen, secret, created])
  return isLost
}

type FieldsProps = Props & { pay: NonNullable<OrderAnswer['pay']> }

function PayFields({ secret, order, pay, changed }: FieldsProps) {
  const { methods, in_parts, most } = pay
  const { currency } = order
  const offered = paymentMethods
    .filter(([id]) => methods.includes(id))
    .map(([id, name]) => [id, giftNames.method({ name })] as const)
  const [method, setMethod] = useState<string>(offered[0]?.[0] ?? '')
  const [amount, setAmount] = useState(String(unitsOf(most, currency)))
  // Kept until there is an answer: after a lost one the same attempt finds the same payment.
  const [attempt] = useState(() => ({ made: '' }))
  const wanted = in_parts ? readUnits(amount, currency) : most
  const asksWallet = walletMethods.includes(method)
  const edit = useForm({
    shape: typedAs(PayForm, (typed) => {
      attempt.made ||= newTicketSecret()
      const { telephone = '', email = '' } = typed
      const way = typed['method']
      return { secret, attempt: attempt.made, amount: wanted, method: way, telephone, email }
    }),
    send: async (body) => {
      const paid = await call(payTickets, { body }).catch(withoutOutbox)
      attempt.made = ''
      changed(paid)
      const url = paid.attempt?.redirect_url
      if (url) location.assign(url)
    },
    refused: (error) => {
      // What is due has changed: it is shown as it is now.
      if (error instanceof ApiError && error.status === 409)
        void call(readTickets, { body: { secret } }).then(changed, () => undefined)
      return whyRefused(error)
    },
  })
  const typed = (event: InputEvent<HTMLFormElement>) => {
    edit.forget(event)
    setMethod(String(new FormData(event.currentTarget).get('method')))
  }
  const label = wanted > 0 ? words.pay({ sum: formatMoney(wanted, currency) }) : words.payAny
  return (
    <Form of={edit} className="grid gap-4" onInput={typed}>
      {in_parts && (
        <Field
          name="amount"
          label={words.amount({ currency })}
          hint={words.amountHint}
          inputMode="decimal"
          value={amount}
          maxLength={14}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          required
        />
      )}
      <ChoiceField
        name="method"
        label={words.method}
        options={offered}
        defaultValue={offered[0]?.[0] ?? ''}
      />
      <div hidden={!asksWallet}>
        <Field
          name="telephone"
          label={words.telephone}
          hint={phoneHint()}
          required={asksWallet}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </div>
      <Field
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        defaultValue={order.email}
        maxLength={150}
        required
      />
      <p className="hint">{refundWords(order)}</p>
      <div>
        <FormStatus progress={edit.busy ? words.busy : ''} problem={edit.problem}>
          {null}
        </FormStatus>
        <SubmitButton label={label} busyLabel={words.busy} busy={edit.busy} />
      </div>
    </Form>
  )
}

/**
 * Without an answer the form asks its person to press again, which leads to the same payment. It is not put into the outbox: no
 * prompt may come to a telephone hours later.
 */
function withoutOutbox(error: unknown): never {
  throw error instanceof ApiError && error.status === 0 ? new Error('No answer') : error
}

type CodeProps = Pick<Props, 'secret' | 'changed'>

function CodeForm({ secret, changed }: CodeProps) {
  const edit = useForm({
    shape: GiftCode,
    send: async ({ code }) => {
      const now = await call(sendTicketCode, { body: { secret, code } })
      edit.clear()
      changed(now)
      if (now.attempt?.state === 'needs code') throw new Error('wrong')
    },
    refused: (error) =>
      error instanceof Error && error.message === 'wrong' ? words.codeWrong : whyRefused(error),
  })
  return (
    <Form of={edit} className="grid gap-4">
      <Field
        name="code"
        label={words.code}
        maxLength={20}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <div>
        <FormStatus progress="" problem={edit.problem}>
          {null}
        </FormStatus>
        <SubmitButton label={words.sendCode} busyLabel={words.busy} busy={edit.busy} />
      </div>
    </Form>
  )
}
