import { type ChangeEvent, useCallback, useEffect, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import {
  beginWeekdayOffering,
  endWeekdayOffering,
  enterWeekdayAmount,
  readWeekdayOffering,
} from '../../../lib/api/giving/weekday-offering.ts'
import type { CountAnswer } from '../../../lib/contract/giving/books-count.ts'
import { decimalsAllowed, type FundAnswer } from '../../../lib/contract/giving/books-fund.ts'
import type { BornAnswer, WeekdayOfferingAnswer } from '../../../lib/contract/giving/weekday-offering.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { readUnits, unitsOf } from '../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../lib/site/this-church.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { dayNames } from '../../../lib/time/day-names.ts'
import { notify } from '../../../stores/toasts.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { FundOptions } from './FundOptions.tsx'
import { bookWords } from './messages.ts'

type Props = { count: CountAnswer; funds: readonly FundAnswer[]; changed: () => void }

/** How often what other counters entered is loaded, in milliseconds. */
const pause = 10_000

/** Kofi & Ama in a count: heads and the cash in the bowl of each weekday of birth, entered as they come forward. */
export function WeekdayOffering({ count, funds, changed }: Props) {
  const load = useCallback(async () => ({ collection: await readWeekdayOffering(count.id) }), [count.id])
  const { data: offering, edit, reload } = useOnOpen(useLoaded(load, bookWords.kofiAmaCouldNot))
  const [busy, act] = useAct()
  const isRunning = offering?.collection?.ended_at === null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void reload(), pause)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  if (!offering) return null
  const { collection } = offering
  const show = (now: WeekdayOfferingAnswer | null) => {
    edit(() => ({ collection: now }))
    changed()
  }
  const isOpen = count.closed_at === null
  if (!collection && !isOpen) return null
  return (
    <section className="grid gap-4" aria-labelledby="kofi-ama">
      <h3 id="kofi-ama">{bookWords.kofiAma}</h3>
      {collection ? (
        <>
          <Head collection={collection} funds={funds} />
          <div className="born-days">
            {collection.days.map((day) => (
              <Day
                key={day.weekday}
                day={day}
                count={count.id}
                isOpen={isOpen && collection.ended_at === null}
                show={show}
                reload={reload}
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
                  void act(async () => show(await endWeekdayOffering(count.id)), bookWords.kofiAmaHasEnded)
                }
              >
                {bookWords.endKofiAma}
              </button>
            </p>
          )}
        </>
      ) : (
        <Begin
          funds={funds}
          busy={busy}
          begin={(fund) =>
            void act(async () => show(await beginWeekdayOffering(count.id, fund)), bookWords.kofiAmaHasBegun)
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
      <p className="hint">{bookWords.collectionByWeekdayOf}</p>
      <SelectField name="bowls-fund" label={bookWords.kofiAmaIsFor} hint={bookWords.whereFundIsOne} required>
        <FundOptions funds={funds} />
      </SelectField>
      <p>
        <button className="btn" type="submit" disabled={busy}>
          {bookWords.beginKofiAma}
        </button>
      </p>
    </form>
  )
}

function Head({ collection, funds }: { collection: WeekdayOfferingAnswer; funds: readonly FundAnswer[] }) {
  const { code, ended_at, days, is_on_give } = collection
  const fund = funds.find(({ id }) => id === collection.fund)?.name
  const cash = days.reduce((sum, { amount }) => sum + amount, 0)
  const phone = days.reduce((sum, { by_phone }) => sum + by_phone, 0)
  return (
    <div className="grid gap-2">
      <p>
        {bookWords.forFundAmountIn({ fund: fund ?? '', amount: formatMoney(cash) })}
        {is_on_give && bookWords.amountByTelephone({ amount: formatMoney(phone) })}.
      </p>
      {ended_at ? (
        <p className="hint">{bookWords.itHasEndedIts}</p>
      ) : (
        <p>
          {bookWords.screenForHallOpen({ host: location.host, code })[0]}
          <a href={`/kofi-ama#${code}`}>{bookWords.screenForHallOpen({ host: location.host, code })[1]}</a>
          {bookWords.screenForHallOpen({ host: location.host, code })[2]}
          <strong>{bookWords.screenForHallOpen({ host: location.host, code })[3]}</strong>
          {bookWords.screenForHallOpen({ host: location.host, code })[4]}
          <strong>{bookWords.screenForHallOpen({ host: location.host, code })[5]}</strong>
          {bookWords.screenForHallOpen({ host: location.host, code })[6]}
        </p>
      )}
    </div>
  )
}

type DayProps = {
  day: BornAnswer
  count: number
  isOpen: boolean
  show: (now: WeekdayOfferingAnswer | null) => void
  reload: () => Promise<void>
}

/** The figures as somebody typed them, and the version of the stored ones that they are to replace. */
type Typed = { heads: string; amount: string; version: number }

function Day({ day, count, isOpen, show, reload }: DayProps) {
  const [busy, act] = useAct()
  const [typed, setTyped] = useState<Typed>()
  const currency = churchCurrency()
  const { day: name, names } = dayNames[day.weekday] ?? { day: '', names: '' }
  const stored: Typed = {
    heads: day.heads ? String(day.heads) : '',
    amount: day.amount ? String(unitsOf(day.amount, currency)) : '',
    version: day.version,
  }
  const shown = typed ?? stored
  const field = (of: 'heads' | 'amount') => ({
    id: `born-${day.weekday}-${of}`,
    className: 'input',
    name: of,
    autoComplete: 'off',
    value: shown[of],
    disabled: !isOpen,
    readOnly: busy,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...shown, [of]: currentTarget.value }),
  })

  async function save(): Promise<void> {
    const heads = shown.heads.trim() || '0'
    const amount = readUnits(shown.amount.trim() || '0', currency)
    if (!/^\d{1,6}$/.test(heads) || Number.isNaN(amount))
      return void notify.error(bookWords.pleaseGiveHeadsAs({ decimalsAllowed: decimalsAllowed() }))
    const sent = { heads: Number(heads), amount, version: shown.version }
    const done = await act(async () => {
      const now = await enterWeekdayAmount(count, day.weekday, sent)
      setTyped(undefined)
      show(now)
    }, bookWords.nameSaved({ name }))
    if (!done) await reload()
  }

  return (
    <form
      className="card grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h4>
        {name} <span className="hint">{names}</span>
      </h4>
      <div className="grid grid-cols-2 gap-3">
        <div className="field">
          <label htmlFor={field('heads').id}>
            <span className="sr-only">{bookWords.nameHeads({ name })[1]}</span>
            {bookWords.nameHeads({ name })[2]}
          </label>
          <input {...field('heads')} inputMode="numeric" maxLength={6} />
        </div>
        <div className="field">
          <label htmlFor={field('amount').id}>
            <span className="sr-only">{bookWords.nameCashInCurrency({ name, currency })[1]}</span>
            {bookWords.nameCashInCurrency({ name, currency })[2]}
          </label>
          <input {...field('amount')} inputMode="decimal" maxLength={15} />
        </div>
      </div>
      {day.gifts > 0 && (
        <p className="hint">
          {bookWords.byTelephoneGiftsAmount({
            gifts: bookWords.numberGifts({ count: day.gifts, number: formatCount(day.gifts) }),
            amount: formatMoney(day.by_phone),
          })}
        </p>
      )}
      {isOpen && typed && typed.version !== day.version && (
        <div className="notice grid gap-3" role="alert">
          <p>
            {bookWords.somebodyElseEnteredHeads({
              heads: bookWords.numberHeads({ count: day.heads, number: formatCount(day.heads) }),
              amount: formatMoney(day.amount),
              name,
            })}
          </p>
          <p className="flex flex-wrap gap-3">
            <button
              className="btn"
              type="button"
              onClick={() => setTyped({ ...typed, version: day.version })}
            >
              {bookWords.keepMine}
            </button>
            <button className="btn" type="button" onClick={() => setTyped(undefined)}>
              {bookWords.useTheirs}
            </button>
          </p>
        </div>
      )}
      {isOpen && (
        <button className="btn btn-primary justify-self-start" type="submit" disabled={busy}>
          {bookWords.saveName({ name })[0]}
          <span className="sr-only">{bookWords.saveName({ name })[1]}</span>
        </button>
      )}
    </form>
  )
}
