import type { ReactNode } from 'react'
import { Problem } from './Problem.tsx'

type Props = {
  /** The text while the form is being sent; else ''. */
  progress: string
  problem: string
  /** Shown after success. */
  children: ReactNode
}

/** The status of a form, above its buttons. Rendered from the start, so that screen readers announce changes. */
export function FormStatus({ progress, problem, children }: Props) {
  return (
    <div role="status" className="not-empty:mb-4">
      {progress ? <p className="notice">{progress}</p> : problem ? <Problem text={problem} /> : children}
    </div>
  )
}
