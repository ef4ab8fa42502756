import { mostWeeks } from '../../../lib/contract/services/rota.ts'
import { rotaWords } from './messages.ts'

export type Range = { from: string; weeks: number }

type Props = Range & { choose: (range: Range) => void }

const choices = [1, 2, 4, 8, mostWeeks]

/** From which day on, and for how many weeks. */
export function RangeChoice({ from, weeks, choose }: Props) {
  return (
    <>
      <div className="field">
        <label htmlFor="rota-from">{rotaWords.from}</label>
        <input
          className="input"
          id="rota-from"
          type="date"
          value={from}
          required
          onChange={({ currentTarget }) =>
            currentTarget.value && choose({ from: currentTarget.value, weeks })
          }
        />
      </div>
      <div className="field">
        <label htmlFor="rota-weeks">{rotaWords.forWeeks}</label>
        <select
          className="input"
          id="rota-weeks"
          value={weeks}
          onChange={({ currentTarget }) => choose({ from, weeks: Number(currentTarget.value) })}
        >
          {choices.map((many) => (
            <option key={many} value={many}>
              {rotaWords.weeks({ count: many })}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
