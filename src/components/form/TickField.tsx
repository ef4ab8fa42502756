import type { ReactNode } from 'react'
import { Notes, useFieldAttributes } from './frame.tsx'

type Props = { name: string; children: ReactNode; optional?: true; checked?: boolean }

/** A checkbox with its label and its error. */
export function TickField({ name, children, optional, checked }: Props) {
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          name={name}
          required={!optional}
          defaultChecked={checked}
          {...useFieldAttributes({ name })}
        />
        <span>{children}</span>
      </label>
      <Notes name={name} />
    </div>
  )
}
