import type { ReactNode } from 'react'

type Props = { href: string; act: string; of: string; children: ReactNode }

/** A notice with a link: `act` is the link's text, `of` what it is for, to screen readers only. */
export function LinkNotice({ href, act, of, children }: Props) {
  return (
    <p className="notice flex flex-wrap items-center justify-between gap-3">
      <span>{children}</span>
      <a className="btn btn-primary" href={href}>
        {act}
        <span className="sr-only">: {of}</span>
      </a>
    </p>
  )
}
