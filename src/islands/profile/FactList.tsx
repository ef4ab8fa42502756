import type { ReactNode } from 'react'

export type Fact = readonly [term: string, fact: ReactNode]

/** What is known, and what is not. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact || <span className="text-ink-soft">Not given</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
