import type { ReactNode } from 'react'

/** A cell with a title, and a line below it. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <strong>{title}</strong>
      <br />
      <span className="text-ink-soft">{children}</span>
    </>
  )
}
