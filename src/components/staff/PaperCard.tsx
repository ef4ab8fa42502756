import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  /** The button that makes the paper. */
  act: string
  busy: boolean
  save: () => void
  children?: ReactNode
}

/** A paper that staff make: what it is, what it can be chosen to have, and the button that saves it. */
export const PaperCard = ({ id, title, act, busy, save, children }: Props) => (
  <section className="card grid gap-3 p-4" aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    {children}
    <p>
      <button className="btn" type="button" disabled={busy} onClick={save}>
        {act}
      </button>
    </p>
  </section>
)
