import type { ReactNode } from 'react'
import type { FieldErrors } from './useForm.ts'

export type Shared = {
  name: string
  /** Where the page has another element of this name. */
  id?: string | undefined
  label: string
  hint?: ReactNode
  errors: FieldErrors
}

type FrameProps = Shared & { optional: boolean; children: ReactNode }

export function Frame({ name, id = name, label, hint, errors, optional, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {children}
      <Notes {...{ name, id, hint, errors }} />
    </div>
  )
}

export function Notes({ name, id = name, hint, errors }: Omit<Shared, 'label'>) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="error" id={`${id}-error`} aria-live="polite">
        {errors[name]?.join(' ')}
      </p>
    </>
  )
}

/** The browser's own bubbles stay away (`noValidate`): `required` is said to assistive technology, errors stand in the page. */
export function tie({ name, id = name, hint, errors }: Omit<Shared, 'label'>) {
  const wrong = Boolean(errors[name]?.length)
  return {
    id,
    'aria-invalid': wrong || undefined,
    'aria-describedby': [wrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
}
