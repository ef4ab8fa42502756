import type { ScreenAnswer } from '../../../lib/contract/giving/weekday-offering.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { dayNames } from '../../../lib/time/day-names.ts'

/** The weekdays of birth with their heads and money, and which is in front. */
export function HallDays({
  screen: { service, currency, has_ended, days },
  status,
}: {
  screen: ScreenAnswer
  status: string
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
        <span>Total</span> <strong>{formatMoney(total, currency)}</strong>
      </p>
      <p className="hall-said" role="status">
        {status}
      </p>
    </>
  )
}
