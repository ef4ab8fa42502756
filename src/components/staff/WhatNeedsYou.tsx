import { Children, type ReactNode } from 'react'

/** What an overview begins with. Without anything that waits it says so in a quiet line. */
export function WhatNeedsYou({ children, below }: { children: ReactNode; below?: ReactNode }) {
  const waiting = Children.toArray(children)
  return (
    <section className="grid gap-3" aria-labelledby="needs">
      <h2 className="text-xl" id="needs">
        What needs you
      </h2>
      {waiting.length === 0 && <p className="text-ink-soft">Nothing waits for you.</p>}
      {waiting}
      {below}
    </section>
  )
}
