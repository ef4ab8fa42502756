import type { ChangeEvent } from 'react'

/** Shows what was typed into the password fields of its form, and hides it again. */
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
