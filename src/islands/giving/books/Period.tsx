import { useId, useRef, useState } from 'react'
import { mostDays } from '../../../lib/contract/giving/books-ledger.ts'
import { statementWords } from './messages.ts'

type Days = { from: string; to: string }

/**
 * The first and the last day of a report or statement. An incomplete or impossible date changes nothing. The fields are
 * uncontrolled, because writing a value back would interrupt typing.
 */
export function Period({ from, to, choose }: Days & { choose: (days: Days) => void }) {
  const id = useId()
  const chosen = useRef({ from, to })
  const [problem, setProblem] = useState('')
  const change = (day: Partial<Days>) => {
    const days = { ...chosen.current, ...day }
    chosen.current = days
    const wrong = problemOf(days)
    setProblem(wrong)
    if (!wrong) choose(days)
  }
  const field = (name: 'from' | 'to', label: string) => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        className="input"
        id={`${id}-${name}`}
        type="date"
        // Keeps the year at four digits.
        max="9999-12-31"
        defaultValue={name === 'from' ? from : to}
        // A year that is typed to its first digits is one before 1000.
        onChange={({ currentTarget: { value } }) => value >= '1000' && change({ [name]: value })}
      />
    </div>
  )
  return (
    <>
      {field('from', statementWords.from)}
      {field('to', statementWords.to)}
      {problem && (
        <p className="notice notice-error w-full" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

/** Why nothing can be shown of these days; '' where it can. */
function problemOf({ from, to }: Days): string {
  if (from > to) return statementWords.lastFirst
  return Date.parse(to) - Date.parse(from) > mostDays * 86_400_000 ? statementWords.tooLong : ''
}
