import { useEffect, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { FormStatus } from '../../../components/form/FormStatus.tsx'
import { Notes } from '../../../components/form/frame.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { orderTickets, priceTickets, readOffer } from '../../../lib/contract/services/calls/registrations.ts'
import { OrderForm, type TicketOffer } from '../../../lib/contract/services/registration.ts'
import { type Typed, typedAs } from '../../../lib/contract/typed.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { familySaving, sumOf } from '../../../lib/services/ticket-sum.ts'
import { phoneHint } from '../../../lib/text/phone-hint.ts'
import { readTokens } from '../../../stores/session.ts'
import { ticketWords as words } from './messages.ts'
import { refundWords } from './refund-words.ts'
import { newTicketSecret } from './stored-tickets.ts'

type Row = { key: number; kind: number }
type Discount = { code: string; amount: number; why: string }

const none: Discount = { code: '', amount: 0, why: '' }

/** The tickets that a form has typed, by the places of its rows. */
const ticketsIn = (rows: readonly Row[], typed: Typed) =>
  rows.map(({ key, kind }) => ({ kind, name: typed[`name-${key}`] || typed['name'] || '' }))

/** Orders tickets of an event, several in one go, at the prices that are shown. */
export function TicketShop({ offer: first }: { offer: TicketOffer }) {
  const [offer, reload] = useOffer(first)
  const { event, kinds, most_tickets } = offer
  const [rows, setRows] = useState<Row[]>([{ key: 1, kind: kinds[0]?.id ?? 0 }])
  const [code, setCode] = useState('')
  const [discount, setDiscount] = useState(none)
  // Made once: after a lost answer the same secret finds the same order.
  const [secret] = useState(() => ({ made: '' }))
  const prices = rows.map(({ kind }) => kinds.find(({ id }) => id === kind)?.price ?? 0)
  const family = familySaving(prices, offer)
  const sum = sumOf(prices)
  const total = Math.max(0, sum - family - discount.amount)
  const edit = useForm({
    shape: typedAs(OrderForm, (typed) => {
      secret.made ||= newTicketSecret()
      return {
        secret: secret.made,
        ...{ name: typed['name'], email: typed['email'], telephone: typed['telephone'] },
        tickets: ticketsIn(rows, typed),
        discount: discount.code,
        total,
        website: typed['leave-empty'],
      }
    }),
    send: async (body) => {
      await call(orderTickets, { id: event, body })
      location.assign(`/tickets#${body.secret}`)
    },
    refused: (error) => {
      // Prices or places have changed: they are shown as they are now.
      if (error instanceof ApiError && error.status === 409) void reload()
      return whyRefused(error)
    },
  })
  const change = (next: Row[]) => {
    setRows(next)
    setDiscount(none)
  }

  async function applyCode(): Promise<void> {
    const tickets = rows.map(({ kind }) => ({ kind, name: '-' }))
    try {
      const priced = await call(priceTickets, { id: event, body: { tickets, discount: code } })
      setDiscount({ code, amount: priced.discount, why: '' })
    } catch (error) {
      const why = error instanceof ApiError ? error.fields?.['discount']?.[0] : undefined
      setDiscount({ ...none, why: why ?? whyRefused(error) })
    }
  }

  return (
    <Form of={edit} className="grid gap-5">
      {offer.is_member && <p className="notice">{words.memberPrice}</p>}
      {offer.family_price !== null && offer.family_most !== null && (
        <p>{words.family({ most: offer.family_most, price: formatMoney(offer.family_price) })}</p>
      )}
      <h2>{words.tickets}</h2>
      {rows.map((row, at) => (
        <fieldset className="card grid gap-3 p-4" key={row.key}>
          <legend className="sr-only">{words.ticket({ number: at + 1 })}</legend>
          <SelectField
            name={`kind-${row.key}`}
            label={words.kind}
            value={row.kind}
            onChange={({ currentTarget }) =>
              change(rows.map((one) => (one === row ? { ...row, kind: Number(currentTarget.value) } : one)))
            }
            required
          >
            {kinds.map(({ id, name, price }) => (
              <option key={id} value={id}>
                {words.kindFor({ name, price: price === 0 ? words.free : formatMoney(price) })}
              </option>
            ))}
          </SelectField>
          <Field name={`name-${row.key}`} label={words.whose} maxLength={120} required={at > 0} />
          {rows.length > 1 && (
            <p>
              <button
                className="btn btn-quiet"
                type="button"
                onClick={() => change(rows.filter((one) => one !== row))}
              >
                {words.removeTicket({ number: at + 1 })}
              </button>
            </p>
          )}
        </fieldset>
      ))}
      <Notes name="tickets" hint={undefined} />
      {rows.length < most_tickets && (
        <p>
          <button
            className="btn"
            type="button"
            onClick={() => change([...rows, { key: (rows.at(-1)?.key ?? 0) + 1, kind: kinds[0]?.id ?? 0 }])}
          >
            {words.addTicket}
          </button>
        </p>
      )}
      <h2>{words.contact}</h2>
      <Field name="name" label={words.name} autoComplete="name" maxLength={120} required />
      <Field
        name="telephone"
        label={words.telephone}
        hint={phoneHint()}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <Field
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        maxLength={150}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          name="discount"
          label={words.code}
          value={code}
          autoComplete="off"
          maxLength={20}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <button className="btn" type="button" disabled={!code.trim()} onClick={() => void applyCode()}>
          {words.useCode}
        </button>
      </div>
      <div className="hidden" aria-hidden="true">
        <label htmlFor="leave-empty">{words.leaveEmpty}</label>
        <input id="leave-empty" name="leave-empty" tabIndex={-1} autoComplete="off" />
      </div>
      <div role="status">
        {discount.why && <p className="error">{discount.why}</p>}
        {family > 0 && <p>{words.familySaving({ amount: formatMoney(family) })}</p>}
        {discount.amount > 0 && <p>{words.discount({ amount: formatMoney(discount.amount) })}</p>}
        <p>
          <strong>{words.total({ amount: formatMoney(total) })}</strong>
        </p>
        {total > 0 && <p>{payWords(offer)}</p>}
        {total > 0 && <p className="hint">{refundWords(offer)}</p>}
      </div>
      <div>
        <FormStatus progress={edit.busy ? words.progress : ''} problem={edit.problem}>
          {null}
        </FormStatus>
        <SubmitButton label={words.submit} busyLabel={words.progress} busy={edit.busy} />
      </div>
    </Form>
  )
}

/** When and where is paid. */
function payWords({ pays_online, pays_later }: TicketOffer): string {
  if (!pays_online) return words.payLater
  return pays_later ? words.payOnlineOrLater : words.payNow
}

/** The offer as the page has it, and for a member as it holds for them; loaded again when it has changed. */
function useOffer(first: TicketOffer): [TicketOffer, () => Promise<void>] {
  const [offer, setOffer] = useState(first)
  const load = () =>
    call(readOffer, { id: first.event }).then(setOffer, () => {
      // The offer of the page stays: the server refuses what does not hold.
    })
  useEffect(() => {
    if (readTokens()) call(readOffer, { id: first.event }).then(setOffer, () => undefined)
  }, [first.event])
  return [offer, load]
}
