import type { ComponentProps } from 'react'
import { Frame, type Shared, useFieldAttributes } from './frame.tsx'

type InputProps = Shared & ComponentProps<'input'>

/** An input with its label, hint and error, which are linked to it by id. */
export function Field({ name, label, hint, ...input }: InputProps) {
  return (
    <Frame name={name} label={label} hint={hint} optional={!input.required}>
      <input className="input" name={name} {...useFieldAttributes({ name, hint })} {...input} />
    </Frame>
  )
}

type LongFieldProps = Shared & ComponentProps<'textarea'>

export function LongField({ name, label, hint, ...area }: LongFieldProps) {
  return (
    <Frame name={name} label={label} hint={hint} optional={!area.required}>
      <textarea className="input" name={name} {...useFieldAttributes({ name, hint })} {...area} />
    </Frame>
  )
}
