import type { ReactNode } from 'react'

type Props = {
  label: string
  className?: string
  value: string
  choose: (value: string) => void
  children: ReactNode
}

/** A select of a list, which has room for its label in the sheet of a phone. */
export function ListChoice({ label, className = '', value, choose, children }: Props) {
  return (
    <span className={`list-choice ${className}`}>
      <span className="font-semibold sm:hidden" aria-hidden="true">
        {label}
      </span>
      <select
        className="input"
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {children}
      </select>
    </span>
  )
}
