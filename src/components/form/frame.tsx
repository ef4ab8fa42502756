import type { ReactNode } from 'react'
import { useErrors } from './errors.ts'
import { formWords } from './messages.ts'

export type Shared = {
  name: string
  label: string
  hint?: ReactNode
}

type FrameProps = Shared & { optional: boolean; children: ReactNode }

export function Frame({ name, label, hint, optional, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {optional && <span className="optional">{formWords.optional}</span>}
      </label>
      {children}
      <Notes name={name} hint={hint} />
    </div>
  )
}

export function Notes({ name, hint }: Omit<Shared, 'label'>) {
  const errors = useErrors()
  return (
    <>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <p className="error" id={`${name}-error`} aria-live="polite">
        {errors[name]?.join(' ')}
      </p>
    </>
  )
}

/** Props that link a control to its hint and error. `noValidate` turns the browser's messages off; errors are in the page. */
export function useFieldAttributes({ name, hint }: Omit<Shared, 'label'>) {
  const wrong = Boolean(useErrors()[name]?.length)
  return {
    id: name,
    'aria-invalid': wrong || undefined,
    'aria-describedby':
      [wrong && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  }
}
