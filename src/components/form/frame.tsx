import type { ReactNode } from 'react'
import { useErrors } from './errors.ts'
import type { FieldErrors } from './useForm.ts'

export type Shared = {
  name: string
  label: string
  hint?: ReactNode
  /** Where they are not those of the form around the field. */
  errors?: FieldErrors | undefined
}

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
  const found = useErrors(errors)
  return (
    <>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <p className="error" id={`${name}-error`} aria-live="polite">
        {found[name]?.join(' ')}
      </p>
    </>
  )
}

/** Props that link a control to its hint and error. `noValidate` turns the browser's messages off; errors are in the page. */
export function useFieldAttributes({ name, hint, errors }: Omit<Shared, 'label'>) {
  const wrong = Boolean(useErrors(errors)[name]?.length)
  return {
    id: name,
    'aria-invalid': wrong || undefined,
    'aria-describedby':
      [wrong && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  }
}
