import { useState } from 'react'
import type {
  StatementAnswers,
  StatementPreviewAnswer,
  StatementSide,
} from '../../../../lib/contract/giving/matching.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { matchingWords } from './messages.ts'

type Props = {
  preview: StatementPreviewAnswer
  answers: StatementAnswers
  busy: boolean
  answer: (answers: StatementAnswers) => void
}

/** Asks which way the money went: of all rows with the same word together, or of one row by itself. */
export function Undecided({
  preview: { undecided, undecided_rows, undecided_words },
  busy,
  ...props
}: Props) {
  const [answers, setAnswers] = useState(props.answers)
  const sayWord = (word: string, side: string) =>
    setAnswers({ ...answers, words: withSide(answers.words, word, side) })
  const sayRow = (row: number, side: string) =>
    setAnswers({ ...answers, rows: withSide(answers.rows, String(row), side) })
  return (
    <fieldset className="grid gap-4" disabled={busy}>
      <legend>
        <strong>{matchingWords.moneyInOrOut}</strong>
      </legend>
      <p className="hint">
        {matchingWords.fileDoesNotSay({
          rows: matchingWords.numberRows({ count: undecided_rows, number: formatCount(undecided_rows) }),
        })}
      </p>
      <div className="statement-columns">
        {undecided_words.map(({ word, rows }, at) => (
          <SideField
            key={word}
            id={`side-word-${at}`}
            label={
              word
                ? `“${word}”: ${matchingWords.numberRows({ count: rows, number: formatCount(rows) })}`
                : matchingWords.noDirectionRows({
                    rows: matchingWords.numberRows({ count: rows, number: formatCount(rows) }),
                  })
            }
            none={matchingWords.eachByItself}
            value={answers.words[word]}
            say={(side) => sayWord(word, side)}
          />
        ))}
      </div>
      <ul className="grid gap-3">
        {undecided
          .filter(({ word }) => !answers.words[word])
          .map(({ row, day, amount, who, word, why }) => (
            <li key={row}>
              <SideField
                id={`side-row-${row}`}
                label={matchingWords.rowIs({
                  row,
                  parts: [day && shownDay(day), formatMoney(amount), word].filter(Boolean).join(', '),
                })}
                none={matchingWords.pleaseChoose}
                value={answers.rows[row]}
                say={(side) => sayRow(row, side)}
              />
              <p className="hint">{[who, why].filter(Boolean).join('. ')}</p>
            </li>
          ))}
      </ul>
      <p>
        <button className="btn" type="button" onClick={() => props.answer(answers)}>
          {matchingWords.applyAnswers}
        </button>
      </p>
    </fieldset>
  )
}

type SideProps = {
  id: string
  label: string
  none: string
  value: StatementSide | undefined
  say: (side: string) => void
}

const SideField = ({ id, label, none, value, say }: SideProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <select
      className="input"
      id={id}
      value={value ?? ''}
      onChange={({ currentTarget }) => say(currentTarget.value)}
    >
      <option value="">{none}</option>
      <option value="in">{matchingWords.moneyIn}</option>
      <option value="out">{matchingWords.moneyOut}</option>
    </select>
  </div>
)

type Sides = StatementAnswers['words']

function withSide(sides: Sides, name: string, side: string): Sides {
  const { [name]: _, ...others } = sides
  return side === 'in' || side === 'out' ? { ...others, [name]: side } : others
}
