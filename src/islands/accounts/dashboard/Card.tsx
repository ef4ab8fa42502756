import type { ReactNode } from 'react'

type Props = {
  title: string
  waiting: boolean
  more?: readonly [href: string, text: string]
  children: ReactNode
}

/** A card of the overview, with a skeleton while its call is pending. */
export function Card({ title, waiting, more, children }: Props) {
  return (
    <section className="card dashboard-card">
      <h2>{title}</h2>
      {waiting ? <div className="skeleton" aria-hidden="true" /> : children}
      {more && (
        <a className="more" href={more[0]}>
          {more[1]}
        </a>
      )}
    </section>
  )
}
