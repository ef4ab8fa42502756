import type { ChangeEvent } from 'react'

/** A checkbox that shows and hides the text of the password fields of its form. */
export function ShowPasswords({ label, names }: { label: string; names: readonly string[] }) {
  function reveal({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    for (const name of names) {
      const field = currentTarget.form?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.type = currentTarget.checked ? 'text' : 'password'
    }
  }
  return (
    <label className="choice">
      <input type="checkbox" onChange={reveal} />
      {label}
    </label>
  )
}
