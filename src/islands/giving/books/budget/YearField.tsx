import { today } from '../../../../lib/time/today.ts'
import { budgetWords as words } from './messages.ts'

type Props = { id: string; year: number; choose: (year: number) => void }

/** The years from three before this one to the next. */
export function YearField({ id, year, choose }: Props) {
  const next = Number(today().slice(0, 4)) + 1
  return (
    <div className="field">
      <label htmlFor={id}>{words.year}</label>
      <select
        className="input"
        id={id}
        value={year}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      >
        {Array.from({ length: 5 }, (_, at) => next - at).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  )
}
