import { Children, type ReactNode } from 'react'
import { staffPartWords } from './messages.ts'

/** What an overview begins with. Without anything that waits it says so in a quiet line. */
export function WhatNeedsYou({ children, below }: { children: ReactNode; below?: ReactNode }) {
  const waiting = Children.toArray(children)
  return (
    <section className="grid gap-3" aria-labelledby="needs">
      <h2 className="text-xl" id="needs">
        {staffPartWords.needsYou}
      </h2>
      {waiting.length === 0 && <p className="text-ink-soft">{staffPartWords.nothingWaits}</p>}
      {waiting}
      {below}
    </section>
  )
}
