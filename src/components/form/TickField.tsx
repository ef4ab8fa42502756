import type { ReactNode } from 'react'
import { Notes, useFieldAttributes } from './frame.tsx'
import type { FieldErrors } from './useForm.ts'

type Props = { name: string; errors?: FieldErrors; children: ReactNode; optional?: true; checked?: boolean }

/** A checkbox with its label and its error. */
export function TickField({ name, errors, children, optional, checked }: Props) {
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          name={name}
          required={!optional}
          defaultChecked={checked}
          {...useFieldAttributes({ name, errors })}
        />
        <span>{children}</span>
      </label>
      <Notes name={name} errors={errors} />
    </div>
  )
}
