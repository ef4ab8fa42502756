import { type ReactNode, useId } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import type { Typed } from './typed.ts'
import type { SetField } from './useTypedChurch.ts'

/** What the inputs of the form show and change. */
export type Bound = { typed: Typed; set: SetField; clearErrors: () => void }

/** The fields that are one text. */
type TextKey = { [Key in keyof Typed]: string extends Typed[Key] ? Key : never }[keyof Typed]

type More = {
  label: string
  hint?: string
  required?: true
  type?: 'email' | 'tel' | 'url' | 'time'
  inputMode?: 'numeric'
}

type TextProps = More & { of: Bound; name: TextKey }

export function TextInput({ of: { typed, set }, name, ...more }: TextProps) {
  return (
    <Field
      name={name}
      value={typed[name]}
      {...more}
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
    />
  )
}

type ChoiceProps = TextProps & {
  options: readonly (readonly [value: string, words: string])[]
  /** The language of the options, where it may be another than that of the page. */
  lang?: string
}

export function ChoiceInput({ of: { typed, set }, name, label, hint, options, lang }: ChoiceProps) {
  return (
    <SelectField
      name={name}
      label={label}
      value={typed[name]}
      required
      {...(hint && { hint })}
      {...(lang && { lang })}
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

type TextOf<Row> = { [Key in keyof Row]: string extends Row[Key] ? Key : never }[keyof Row] & string

type CellProps<Row> = More & {
  row: Row
  /** The row's place, `places.1`. */
  at: string
  name: TextOf<Row>
  put: (row: Row) => void
  long?: true
}

/** A text of a row in a list. */
export function Cell<Row extends object>({ row, at, name, put, long, ...more }: CellProps<Row>) {
  const shared = { ...more, name: `${at}.${name}`, value: String(row[name]) }
  const keep = (value: string) => put({ ...row, [name]: value })
  return long ? (
    <LongField {...shared} onChange={({ currentTarget }) => keep(currentTarget.value)} />
  ) : (
    <Field {...shared} onChange={({ currentTarget }) => keep(currentTarget.value)} />
  )
}

/** A part of the form under its heading. */
export function Group({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="card grid gap-5 p-5" aria-labelledby={id}>
      <div className="grid gap-1">
        <h3 id={id}>{title}</h3>
        <p className="text-ink-soft">{lede}</p>
      </div>
      {children}
    </section>
  )
}
