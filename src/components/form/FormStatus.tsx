import type { ReactNode } from 'react'
import { Problem } from './Problem.tsx'

type Props = {
  /** What is going on; '' when nothing is. */
  progress: string
  problem: string
  /** What is said once it is done. */
  children: ReactNode
}

/** How a form that stays in its page is faring, above its buttons. It is there from the start, so that it is read out. */
export function FormStatus({ progress, problem, children }: Props) {
  return (
    <div role="status" className="not-empty:mb-4">
      {progress ? <p className="notice">{progress}</p> : problem ? <Problem said={problem} /> : children}
    </div>
  )
}
