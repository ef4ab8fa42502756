import type { ComponentProps, ReactNode } from 'react'
import type { FieldErrors } from './useForm.ts'

type Shared = { name: string; label: string; hint?: ReactNode; errors: FieldErrors }
type InputProps = Shared & ComponentProps<'input'>

/** A field's label, hint and error, and what ties them to its control. */
export function Field({ name, label, hint, errors, ...input }: InputProps) {
  return (
    <Frame {...{ name, label, hint, errors }} optional={!input.required}>
      <input className="input" name={name} {...tie({ name, hint, errors })} {...input} />
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

function Frame({ name, label, hint, errors, optional, children }: FrameProps) {
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

function Notes({ name, hint, errors }: Omit<Shared, 'label'>) {
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

/** The browser's own bubbles stay away (`noValidate`): `required` is said to assistive technology, errors stand in the page. */
function tie({ name, hint, errors }: Omit<Shared, 'label'>) {
  const wrong = Boolean(errors[name]?.length)
  return {
    id: name,
    'aria-invalid': wrong || undefined,
    'aria-describedby':
      [wrong && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  }
}
