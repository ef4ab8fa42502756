import type { ReactNode } from 'react'
import { Notes, tie } from './frame.tsx'
import type { FieldErrors } from './useForm.ts'

type Props = { name: string; errors: FieldErrors; children: ReactNode }

/** A checkbox with its label and its error. */
export function TickField({ name, errors, children }: Props) {
  return (
    <div className="field">
      <label className="choice">
        <input type="checkbox" name={name} required {...tie({ name, errors })} />
        <span>{children}</span>
      </label>
      <Notes name={name} errors={errors} />
    </div>
  )
}
