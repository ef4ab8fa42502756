import type { ReactNode } from 'react'

export type Fact = readonly [term: string, fact: ReactNode]

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(([term, fact]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
)
