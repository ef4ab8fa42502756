import { useCallback, useEffect } from 'react'
import { SelectField } from '../../components/form/ChoiceField.tsx'
import {
  beginCollection,
  endCollection,
  enterWeekdayAmount,
  readCollection,
} from '../../lib/api/collections.ts'
import type { CountAnswer } from '../../lib/contract/books-count.ts'
import type { FundAnswer } from '../../lib/contract/books-fund.ts'
import type { BornAnswer, CollectionAnswer } from '../../lib/contract/collection.ts'
import { dayNames } from '../../lib/day-names.ts'
import { formatMoney } from '../../lib/money.ts'
import { churchCurrency } from '../../lib/this-church.ts'
import { notify } from '../../stores/toasts.ts'
import { useAct } from '../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../staff/useLoaded.ts'
import { readUnits, unitsOf } from './amounts.ts'
import { FundOptions } from './FundOptions.tsx'

type Props = { count: CountAnswer; funds: readonly FundAnswer[]; changed: () => void }

/** How often what other counters entered is loaded, in milliseconds. */
const pause = 10_000

/** Kofi & Ama in a count: heads and the cash in the bowl of each weekday of birth, entered as they come forward. */
export function Collection({ count, funds, changed }: Props) {
  const load = useCallback(async () => ({ collection: await readCollection(count.id) }), [count.id])
  const { found, edit, reload } = useOnOpen(useLoaded(load, 'Kofi & Ama could not be loaded.'))
  const [busy, act] = useAct()
  const isRunning = found?.collection?.ended_at === null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void reload(), pause)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  if (!found) return null
  const { collection } = found
  const show = (now: CollectionAnswer | null) => {
    edit(() => ({ collection: now }))
    changed()
  }
  const isOpen = count.closed_at === null
  if (!collection && !isOpen) return null
  return (
    <section className="grid gap-4" aria-labelledby="kofi-ama">
      <h3 id="kofi-ama">Kofi & Ama</h3>
      {collection ? (
        <>
          <Head {...{ collection, funds }} />
          <div className="born-days">
            {collection.days.map((day) => (
              <Day
                // The key remounts the fields, so that another person's entry replaces their values.
                key={`${day.weekday} ${day.version}`}
                {...{ day, count: count.id, isOpen: isOpen && collection.ended_at === null, show, reload }}
              />
            ))}
          </div>
          {isOpen && collection.ended_at === null && (
            <p>
              <button
                className="btn"
                type="button"
                disabled={busy}
                onClick={() =>
                  void act(async () => show(await endCollection(count.id)), 'Kofi & Ama has ended')
                }
              >
                End Kofi & Ama
              </button>
            </p>
          )}
        </>
      ) : (
        <Begin
          {...{ funds, busy }}
          begin={(fund) =>
            void act(async () => show(await beginCollection(count.id, fund)), 'Kofi & Ama has begun')
          }
        />
      )}
    </section>
  )
}

type BeginProps = { funds: readonly FundAnswer[]; busy: boolean; begin: (fund: number) => void }

function Begin({ funds, busy, begin }: BeginProps) {
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        begin(Number(new FormData(event.currentTarget).get('bowls-fund')))
      }}
    >
      <p className="hint">
        A collection by weekday of birth. A screen in the hall shows heads and money as you enter them. The
        cash of the bowls is counted with the other notes, and each bowl stands in the books.
      </p>
      <SelectField
        errors={{}}
        name="bowls-fund"
        label="Kofi & Ama is for"
        hint="Where the fund is one of the page Give, people can give there by telephone, too."
        required
      >
        <FundOptions funds={funds} />
      </SelectField>
      <p>
        <button className="btn" type="submit" disabled={busy}>
          Begin Kofi & Ama
        </button>
      </p>
    </form>
  )
}

function Head({ collection, funds }: { collection: CollectionAnswer; funds: readonly FundAnswer[] }) {
  const { code, ended_at, days, is_on_give } = collection
  const fund = funds.find(({ id }) => id === collection.fund)?.name
  const cash = days.reduce((sum, { amount }) => sum + amount, 0)
  const phone = days.reduce((sum, { by_phone }) => sum + by_phone, 0)
  return (
    <div className="grid gap-2">
      <p>
        For {fund}: {formatMoney(cash)} in the bowls
        {is_on_give && `, ${formatMoney(phone)} by telephone`}.
      </p>
      {ended_at ? (
        <p className="hint">It has ended: its screen shows no more.</p>
      ) : (
        <p>
          The screen for the hall: <a href={`/kofi-ama#${code}`}>open it here</a>, or open{' '}
          <strong>{location.host}/kofi-ama</strong> at the projector and type <strong>{code}</strong>. It
          shows totals and no names, until you end it.
        </p>
      )}
    </div>
  )
}

type DayProps = {
  day: BornAnswer
  count: number
  isOpen: boolean
  show: (now: CollectionAnswer | null) => void
  reload: () => Promise<void>
}

function Day({ day, count, isOpen, show, reload }: DayProps) {
  const [busy, act] = useAct()
  const currency = churchCurrency()
  const { day: name, names } = dayNames[day.weekday] ?? { day: '', names: '' }
  const id = `born-${day.weekday}`

  async function save(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form)
    const heads = String(typed.get('heads')).trim() || '0'
    const amount = readUnits(String(typed.get('amount')).trim() || '0', currency)
    if (!/^\d{1,6}$/.test(heads) || Number.isNaN(amount))
      return void notify.error('Please give heads as a whole number, and an amount with at most two decimals')
    const sent = { heads: Number(heads), amount, version: day.version }
    const done = await act(
      async () => show(await enterWeekdayAmount(count, day.weekday, sent)),
      `${name} is saved`,
    )
    if (!done) await reload()
  }

  return (
    <form
      className="card grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
    >
      <h4>
        {name} <span className="hint">{names}</span>
      </h4>
      <div className="grid grid-cols-2 gap-3">
        <div className="field">
          <label htmlFor={`${id}-heads`}>
            <span className="sr-only">{name}: </span>Heads
          </label>
          <input
            className="input"
            {...{ id: `${id}-heads`, name: 'heads', inputMode: 'numeric', autoComplete: 'off', maxLength: 6 }}
            defaultValue={day.heads || ''}
            disabled={!isOpen}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-amount`}>
            <span className="sr-only">{name}: </span>
            Cash in {currency}
          </label>
          <input
            className="input"
            {...{
              id: `${id}-amount`,
              name: 'amount',
              inputMode: 'decimal',
              autoComplete: 'off',
              maxLength: 15,
            }}
            defaultValue={day.amount ? unitsOf(day.amount, currency) : ''}
            disabled={!isOpen}
          />
        </div>
      </div>
      {day.gifts > 0 && (
        <p className="hint">
          By telephone: {day.gifts} {day.gifts === 1 ? 'gift' : 'gifts'}, {formatMoney(day.by_phone)}
        </p>
      )}
      {isOpen && (
        <button className="btn btn-primary justify-self-start" type="submit" disabled={busy}>
          Save<span className="sr-only"> {name}</span>
        </button>
      )}
    </form>
  )
}
