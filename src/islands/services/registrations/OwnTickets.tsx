import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { cancelTickets, readTickets } from '../../../lib/contract/services/calls/registrations.ts'
import type { OrderAnswer, TicketAnswer } from '../../../lib/contract/services/registration.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { churchZone } from '../../../lib/site/this-church.ts'
import { dayAndHour } from '../../../lib/time/day-and-hour.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { showToast } from '../../../lib/toasts/show-toast.ts'
import { shownDay, shownTime } from '../../../lib/words/shown-day.ts'
import { ticketWords as words } from './messages.ts'
import { keepTickets, readKeptTickets, readPayingSecret } from './stored-tickets.ts'

// What few press comes when it is pressed; the codes are there without a network.
const PayTickets = lazy(() => import('./PayTickets.tsx').then((part) => ({ default: part.PayTickets })))
const CancelDialog = lazy(() => import('./CancelDialog.tsx').then((part) => ({ default: part.CancelDialog })))

type Shown = { order?: OrderAnswer; note: string }

/** The tickets of the order whose secret the address has; without a network as this device kept them. */
export function OwnTickets() {
  const [{ order, note }, setShown] = useState<Shown>({ note: '' })
  const [leaving, setLeaving] = useState<TicketAnswer | 'all'>()
  const [secret, setSecret] = useState<string>()

  useEffect(() => {
    const secret = location.hash.slice(1) || readPayingSecret()
    if (secret && !location.hash) history.replaceState(history.state, '', `${location.pathname}#${secret}`)
    setSecret(secret)
    if (!secret) return setShown({ note: words.noSecret })
    const kept = readKeptTickets(secret)
    if (kept) setShown({ order: kept, note: '' })
    call(readTickets, { body: { secret } }).then(
      (read) => {
        keepTickets({ secret, order: read })
        setShown({ order: read, note: '' })
      },
      (error: unknown) => {
        const isOffline = error instanceof ApiError && error.status === 0
        if (kept && isOffline) setShown({ order: kept, note: words.asKept })
        else setShown({ note: whyRefused(error) || words.notLoaded })
      },
    )
  }, [])

  const change = (now: OrderAnswer) => {
    if (secret) keepTickets({ secret, order: now })
    setShown({ order: now, note: '' })
  }

  async function cancel(): Promise<void> {
    if (!secret || !leaving) return
    const body = { secret, ...(leaving !== 'all' && { ticket: leaving.id }) }
    change(await call(cancelTickets, { body }))
    showToast({ kind: 'success', text: words.wasCancelled })
  }

  const save = () => {
    if (!secret || !order) return
    import('./save-tickets.ts')
      .then(({ saveTickets }) => saveTickets(secret, order.date))
      .catch((error: unknown) => showToast({ kind: 'error', text: whyRefused(error) }))
  }

  // Without scripts nothing is waited for.
  const isWaiting = Boolean(secret) && !order && !note
  return (
    <div className="grid gap-5" aria-busy={isWaiting}>
      {note && <p className="notice">{note}</p>}
      {isWaiting && <div className="skeleton min-h-80" />}
      {order && (
        <Order order={order} leave={setLeaving} save={save}>
          {secret && isPayable(order) && (
            <Suspense fallback={<div className="skeleton min-h-60" />}>
              <PayTickets secret={secret} order={order} changed={change} />
            </Suspense>
          )}
        </Order>
      )}
      {leaving && (
        <Suspense>
          <CancelDialog
            name={leaving === 'all' ? '' : leaving.name}
            order={order}
            cancel={cancel}
            close={() => setLeaving(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Whether something can be paid online, or a payment is on its way or has just ended. */
const isPayable = ({ pay, attempt }: OrderAnswer): boolean => pay !== null || attempt !== null

type OrderProps = {
  order: OrderAnswer
  leave: (what: TicketAnswer | 'all') => void
  save: () => void
  children: ReactNode
}

function Order({ order, leave, save, children }: OrderProps) {
  const { title, date, time, location: place, state, tickets, may_cancel, held_until } = order
  const open = tickets.filter((ticket) => ticket.state !== 'cancelled')
  return (
    <>
      <div className="grid gap-1">
        <h2 className="break-words">{title}</h2>
        <p>{[shownDay(date), time && shownTime(formatHour(time)), place].filter(Boolean).join(', ')}</p>
        <p className={state === 'placed' && !held_until ? 'notice notice-success' : 'notice'}>
          {stateWords(order)}
        </p>
        {moneyWords(order).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {children}
      <ul className="grid gap-4 md:grid-cols-2">
        {tickets.map((ticket) => (
          <li className="card grid justify-items-start gap-2 p-4" key={ticket.id}>
            <strong className="break-words">{ticket.name}</strong>
            <span>{ticket.kind}</span>
            {ticket.code && (
              <>
                <Code ticket={ticket} />
                <code>{ticket.code.replace(/(.{4})(?=.)/g, '$1-')}</code>
                <span className="hint">{ticket.arrived_at ? words.arrived : words.show}</span>
              </>
            )}
            {ticket.state === 'cancelled' && <span>{words.ticketCancelled}</span>}
            {may_cancel && open.length > 1 && ticket.state !== 'cancelled' && (
              <button className="btn btn-quiet no-print" type="button" onClick={() => leave(ticket)}>
                {words.cancelOne({ name: ticket.name })}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="hint">{words.keepLink}</p>
      <p className="flex flex-wrap gap-3 no-print">
        <button className="btn" type="button" onClick={() => print()}>
          {words.print}
        </button>
        {state === 'placed' && !held_until && (
          <button className="btn" type="button" onClick={save}>
            {words.pdf}
          </button>
        )}
        {may_cancel && (
          <button className="btn btn-danger" type="button" onClick={() => leave('all')}>
            {words.cancelAll}
          </button>
        )}
      </p>
    </>
  )
}

/** The QR code of a ticket on white in any colour scheme. */
function Code({ ticket: { name, code_path, code_size } }: { ticket: TicketAnswer }) {
  const label = words.codeOf({ name })
  return (
    <svg className="w-48 max-w-full" viewBox={`0 0 ${code_size} ${code_size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${code_size}v${code_size}H0z`} />
      <path fill="#000" d={code_path} />
    </svg>
  )
}

function stateWords({ state, held_until, has_lapsed, paid }: OrderAnswer): string {
  switch (state) {
    case 'placed':
      return held_until
        ? words.heldUntil({ time: dayAndHour(new Date(held_until), churchZone()) })
        : words.placed
    case 'waiting':
      return paid > 0 ? words.paidLate : words.waiting
    case 'cancelled':
      return has_lapsed ? words.lapsed : words.cancelled
  }
}

/** What is to be paid, was paid, is kept and comes back, a sentence each. */
function moneyWords({ due, paid, kept, refunding, pay, currency }: OrderAnswer): string[] {
  const money = (amount: number) => formatMoney(amount, currency)
  const back = -due - refunding
  return [
    due > 0 ? (pay ? words.dueOnline({ amount: money(due) }) : words.due({ amount: money(due) })) : '',
    paid > 0 ? words.paid({ amount: money(paid) }) : '',
    kept > 0 ? words.kept({ amount: money(kept) }) : '',
    refunding > 0 ? words.onItsWay({ amount: money(refunding) }) : '',
    back > 0 ? words.givesBack({ amount: money(back) }) : '',
  ].filter(Boolean)
}
