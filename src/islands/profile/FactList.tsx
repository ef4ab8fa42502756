import type { ReactNode } from 'react'

export type Fact = readonly [term: string, fact: ReactNode]

/** Facts; an empty one is shown as "Not given". */
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
