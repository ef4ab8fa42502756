import type { ReactNode } from 'react'
import type { FieldErrors } from './useForm.ts'

export type Shared = { name: string; label: string; hint?: ReactNode; errors: FieldErrors }

type FrameProps = Shared & { optional: boolean; children: ReactNode }

export function Frame({ name, label, hint, errors, optional, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {children}
      <Notes {...{ name, hint, errors }} />
    </div>
  )
}

export function Notes({ name, hint, errors }: Omit<Shared, 'label'>) {
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
export function fieldAttributes({ name, hint, errors }: Omit<Shared, 'label'>) {
  const wrong = Boolean(errors[name]?.length)
  return {
    id: name,
    'aria-invalid': wrong || undefined,
    'aria-describedby':
      [wrong && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  }
}
