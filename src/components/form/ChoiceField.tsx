import type { ComponentProps } from 'react'
import { Frame, Notes, type Shared, useFieldAttributes } from './frame.tsx'
import { formWords } from './messages.ts'

/** `required` asks for a choice, so its first option is empty; `chosen`: one is chosen from the start. */
type SelectFieldProps = Shared & ComponentProps<'select'> & { chosen?: boolean }

export function SelectField({ name, label, hint, chosen, children, ...select }: SelectFieldProps) {
  return (
    <Frame name={name} label={label} hint={hint} optional={!(chosen ?? select.required)}>
      <select className="input" name={name} {...useFieldAttributes({ name, hint })} {...select}>
        {children}
      </select>
    </Frame>
  )
}

type ChoiceFieldProps = Shared & {
  options: readonly (readonly [value: string, label: string])[]
  defaultValue?: string
  optional?: boolean
}

/** A choice of a few options, as radio buttons. */
export function ChoiceField({ name, label, hint, options, defaultValue, optional }: ChoiceFieldProps) {
  const { id, ...tied } = useFieldAttributes({ name, hint })
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={!optional}
      {...tied}
    >
      <span className="label" id={`${id}-label`}>
        {label}
        {optional && <span className="optional">{formWords.optional}</span>}
      </span>
      <div className="choices">
        {options.map(([value, text]) => (
          <label className="choice" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            {text}
          </label>
        ))}
      </div>
      <Notes name={name} hint={hint} />
    </div>
  )
}
