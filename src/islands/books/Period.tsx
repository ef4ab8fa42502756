import { useId } from 'react'

type Days = { from: string; to: string }

/** The first and the last day of a report or a statement. A day that is not typed to its end changes nothing. */
export function Period({ from, to, choose }: Days & { choose: (days: Days) => void }) {
  const id = useId()
  const field = (name: 'from' | 'to', label: string) => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        className="input"
        id={`${id}-${name}`}
        type="date"
        value={name === 'from' ? from : to}
        onChange={({ currentTarget: { value } }) => value && choose({ from, to, [name]: value })}
      />
    </div>
  )
  return (
    <>
      {field('from', 'From')}
      {field('to', 'To')}
    </>
  )
}
