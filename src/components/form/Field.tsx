import type { ComponentProps, ReactNode } from 'react'
import type { FieldErrors } from './useForm.ts'

type Shared = {
  name: string
  /** Where the page has another element of this name. */
  id?: string | undefined
  label: string
  hint?: ReactNode
  errors: FieldErrors
}
type InputProps = Shared & ComponentProps<'input'>

/** A field's label, hint and error, and what ties them to its control. */
export function Field({ name, id, label, hint, errors, ...input }: InputProps) {
  return (
    <Frame {...{ name, id, label, hint, errors }} optional={!input.required}>
      <input className="input" name={name} {...tie({ name, id, hint, errors })} {...input} />
    </Frame>
  )
}

type LongFieldProps = Shared & ComponentProps<'textarea'>

export function LongField({ name, label, hint, errors, ...area }: LongFieldProps) {
  return (
    <Frame {...{ name, label, hint, errors }} optional={!area.required}>
      <textarea className="input" name={name} {...tie({ name, hint, errors })} {...area} />
    </Frame>
  )
}

type SelectFieldProps = Shared & ComponentProps<'select'>

export function SelectField({ name, label, hint, errors, children, ...select }: SelectFieldProps) {
  return (
    <Frame {...{ name, label, hint, errors }} optional={!select.required}>
      <select className="input" name={name} {...tie({ name, hint, errors })} {...select}>
        {children}
      </select>
    </Frame>
  )
}

type ChoiceFieldProps = Shared & {
  options: readonly (readonly [value: string, label: string])[]
  defaultValue?: string
}

/** One of a few, as radio buttons. */
export function ChoiceField({ name, label, hint, errors, options, defaultValue }: ChoiceFieldProps) {
  const { id, ...tied } = tie({ name, hint, errors })
  return (
    <div className="field" role="radiogroup" aria-labelledby={`${id}-label`} aria-required {...tied}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="choices">
        {options.map(([value, text]) => (
          <label className="choice" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            {text}
          </label>
        ))}
      </div>
      <Notes {...{ name, hint, errors }} />
    </div>
  )
}

type FrameProps = Shared & { optional: boolean; children: ReactNode }

function Frame({ name, id = name, label, hint, errors, optional, children }: FrameProps) {
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

function Notes({ name, id = name, hint, errors }: Omit<Shared, 'label'>) {
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
function tie({ name, id = name, hint, errors }: Omit<Shared, 'label'>) {
  const wrong = Boolean(errors[name]?.length)
  return {
    id,
    'aria-invalid': wrong || undefined,
    'aria-describedby': [wrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
}
