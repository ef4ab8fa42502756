import type { ScreenAnswer } from '../../../lib/contract/giving/weekday-offering.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { dayNames } from '../../../lib/time/day-names.ts'
import { hallWords } from './messages.ts'

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
        <h1>{hallWords.title}</h1>
        <p>{has_ended ? hallWords.ended({ service }) : service}</p>
      </header>
      <ul className="hall-days">
        {days.map(({ heads, gifts, amount }, number) => {
          const { day, names } = dayNames[number] ?? { day: '', names: '' }
          const isFirst = amount > 0 && amount === most
          return (
            <li key={day} data-first={isFirst || undefined}>
              <span className="hall-day">
                <strong>{calendarWords.day({ day })}</strong> <span>{names}</span>
              </span>
              <span
                className="hall-bar"
                style={{ '--part': most ? amount / most : 0 } as object}
                aria-hidden="true"
              />
              <span className="hall-heads">
                {hallWords.people({ count: heads })}
                {gifts > 0 && <small>{hallWords.byPhone({ count: gifts })}</small>}
              </span>
              <span className="hall-amount">
                {isFirst && <span className="sr-only">{hallWords.inFront}</span>}
                {formatMoney(amount, currency)}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="hall-total">
        <span>{hallWords.total}</span> <strong>{formatMoney(total, currency)}</strong>
      </p>
      <p className="hall-said" role="status">
        {status}
      </p>
    </>
  )
}
