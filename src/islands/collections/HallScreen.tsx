import { useState } from 'react'
import { useHydrated } from '../../components/ui/useHydrated.ts'
import { type ScreenAnswer, screenCodeLength } from '../../lib/contract/books-collection.ts'
import { dayNames } from '../../lib/day-names.ts'
import { formatMoney } from '../../lib/money.ts'
import { useScreen } from './useScreen.ts'

/** Kofi & Ama on the projector: heads and money of each weekday of birth, as they are entered. */
export function HallScreen() {
  const awake = useHydrated()
  const { screen, said, code } = useScreen()
  if (!awake) return null
  if (screen) return <Days {...{ screen, said }} />
  return (
    <div className="hall-code">
      <h1>Kofi & Ama</h1>
      {code && !said ? (
        <p role="status" aria-busy="true">
          Opening the screen…
        </p>
      ) : (
        <CodeForm said={said} />
      )}
    </div>
  )
}

/** Where the projector's computer has no link, the code is typed from a counter's telephone. */
function CodeForm({ said }: { said: string }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        location.hash = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
      }}
    >
      <div role="alert">{said && <p className="notice notice-error">{said}</p>}</div>
      <div className="field">
        <label htmlFor="code">The code that a counter sees under “Counts”</label>
        <input
          className="input"
          {...{
            id: 'code',
            value: typed,
            autoComplete: 'off',
            spellCheck: false,
            maxLength: screenCodeLength + 6,
          }}
          autoCapitalize="none"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          required
        />
      </div>
      <button className="btn btn-primary justify-self-start" type="submit">
        Show the screen
      </button>
    </form>
  )
}

function Days({
  screen: { service, currency, has_ended, days },
  said,
}: {
  screen: ScreenAnswer
  said: string
}) {
  const most = Math.max(...days.map(({ amount }) => amount))
  const total = days.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      <header className="hall-head">
        <h1>Kofi & Ama</h1>
        <p>{has_ended ? `${service}: it has ended. Thank you!` : service}</p>
      </header>
      <ul className="hall-days">
        {days.map(({ heads, gifts, amount }, number) => {
          const { day, names } = dayNames[number] ?? { day: '', names: '' }
          const isFirst = amount > 0 && amount === most
          return (
            <li key={day} data-first={isFirst || undefined}>
              <span className="hall-day">
                <strong>{day}</strong> <span>{names}</span>
              </span>
              <span
                className="hall-bar"
                style={{ '--part': most ? amount / most : 0 } as object}
                aria-hidden="true"
              />
              <span className="hall-heads">
                {heads} {heads === 1 ? 'person' : 'people'}
                {gifts > 0 && <small> and {gifts} by phone</small>}
              </span>
              <span className="hall-amount">
                {isFirst && <span className="sr-only">In front: </span>}
                {formatMoney(amount, currency)}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="hall-total">
        <span>Together</span> <strong>{formatMoney(total, currency)}</strong>
      </p>
      <p className="hall-said" role="status">
        {said}
      </p>
    </>
  )
}
