import { lazy, type SubmitEvent, Suspense, useCallback, useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { addArrival, listDoor } from '../../../../lib/contract/services/calls/registrations.ts'
import type { ArrivalForm, DoorTicket } from '../../../../lib/contract/services/registration.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { foldedWords } from '../../../../lib/text/fold.ts'
import { formatTime } from '../../../../lib/time/times.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { registrationWords as words } from './messages.ts'

const Scanner = lazy(() => import('../../check-in/Scanner.tsx').then((part) => ({ default: part.Scanner })))

/** The most names of the list that are shown at once. */
const most = 20

type Props = { event: number; changed: () => Promise<void> }

/** Lets tickets in, by their code or from the list of names. */
export function Door({ event, changed }: Props) {
  const load = useCallback(() => call(listDoor, { id: event }), [event])
  const { data: tickets, edit, reload } = useOnOpen(useLoaded(load, words.notLoaded))
  const [search, setSearch] = useState('')
  const [isScanning, setScanning] = useState(false)
  const [busy, act] = useAct()

  async function arrive(body: Partial<ArrivalForm>): Promise<void> {
    const isDone = await act(async () => {
      const ticket = await call(addArrival, { id: event, body })
      edit((all) => all?.map((one) => (one.id === ticket.id ? ticket : one)) ?? [])
      return told(ticket, body.undo === true)
    }, words.letIn)
    if (isDone) void changed()
    else void reload()
  }

  async function typed(submitted: SubmitEvent<HTMLFormElement>): Promise<void> {
    submitted.preventDefault()
    const form = submitted.currentTarget
    const code = String(new FormData(form).get('code') ?? '').trim()
    if (!code) return
    await arrive({ code })
    form.reset()
  }

  const wanted = foldedWords(search)
  const matching = tickets?.filter(({ name, by }) => {
    const folded = foldedWords(`${name} ${by}`).join(' ')
    return wanted.every((word) => folded.includes(word))
  })
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3>{words.door}</h3>
      <p className="hint">{words.doorHint}</p>
      <form className="flex flex-wrap items-end gap-3" onSubmit={(submitted) => void typed(submitted)}>
        <div className="field">
          <label htmlFor="ticket-code">{words.codeField}</label>
          <input
            className="input"
            id="ticket-code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
          />
        </div>
        <button className="btn btn-primary" type="submit" disabled={busy}>
          {words.letIn}
        </button>
        {'BarcodeDetector' in globalThis && (
          <button className="btn" type="button" onClick={() => setScanning(true)}>
            {words.scan}
          </button>
        )}
      </form>
      <div className="field">
        <label htmlFor="door-search">{words.findName}</label>
        <input
          className="input"
          id="door-search"
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      {tickets?.length === 0 && <p className="empty">{words.nobody}</p>}
      <ul className="grid gap-2">
        {matching?.slice(0, most).map((ticket) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-3" key={ticket.id}>
            <span className="grid">
              <strong className="break-words">{ticket.name}</strong>
              <span className="text-ink-soft">{factsOf(ticket)}</span>
            </span>
            {ticket.arrived_at ? (
              <button
                className="btn btn-quiet"
                type="button"
                aria-label={words.undo({ name: ticket.name })}
                disabled={busy}
                onClick={() => void arrive({ ticket: ticket.id, undo: true })}
              >
                {words.takeBack}
              </button>
            ) : (
              <button
                className="btn"
                type="button"
                disabled={busy}
                onClick={() => void arrive({ ticket: ticket.id })}
                aria-label={words.letInOne({ name: ticket.name })}
              >
                {words.letIn}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isScanning && (
        <Suspense>
          <Scanner scanned={(code) => arrive({ code })} close={() => setScanning(false)} />
        </Suspense>
      )}
    </section>
  )
}

function told({ name, due }: DoorTicket, isUndone: boolean): string {
  if (isUndone) return words.undone({ name })
  return due > 0 ? words.pays({ name, amount: formatMoney(due) }) : words.isIn({ name })
}

const factsOf = ({ kind, by, name, due, arrived_at }: DoorTicket): string =>
  [
    kind,
    by !== name && by,
    due > 0 && `${words.due}: ${formatMoney(due)}`,
    arrived_at && words.arrivedAt({ time: formatTime(arrived_at) }),
  ]
    .filter(Boolean)
    .join(' · ')
