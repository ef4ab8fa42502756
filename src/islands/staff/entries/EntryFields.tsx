import { Fragment, type ReactNode } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { linesOf, type Typed } from '../../../lib/contract/typed.ts'

type EntryField = { name: string; label: string; hint?: string; maxLength?: number; required?: true } & (
  | { kind?: 'text' | 'time' | 'long' | 'lines' | 'count' | 'tick' }
  /** `none` is the label of the empty choice. */
  | { kind: 'choice'; options: readonly string[]; none?: string }
)

/** A field that the section renders itself. */
type OwnField<Row> = { name: string; render: (row: Row | undefined) => ReactNode }

/**
 * The fields of an entry, in their order. A field begins with the entry's property of the same name. Those of an inner list
 * are side by side.
 */
export type Fields<Row> = readonly (EntryField | OwnField<Row> | Fields<Row>)[]

type Props<Row> = { fields: Fields<Row>; row: Row | undefined }

export function EntryFields<Row extends object>({ fields, row }: Props<Row>) {
  const values = new Map(Object.entries(row ?? {}))
  return fields.map((field) => {
    if ('render' in field) return <Fragment key={field.name}>{field.render(row)}</Fragment>
    if ('name' in field) return <Entry key={field.name} {...{ field }} value={values.get(field.name)} />
    return (
      <div key={keyOf(field)} className={field.some(isTick) ? 'choices' : 'form-pair'}>
        <EntryFields {...{ fields: field, row }} />
      </div>
    )
  })
}

const keyOf = <Row,>(field: Fields<Row>[number]): string =>
  'name' in field ? field.name : field.map(keyOf).join(' ')

const isTick = (field: object) => 'kind' in field && field.kind === 'tick'

function Entry({ field, value }: { field: EntryField; value: unknown }) {
  if (field.kind === 'choice') {
    const { kind: _, options, none, ...select } = field
    return (
      <SelectField {...select} defaultValue={textOf(value)}>
        {none && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    )
  }
  const { kind = 'text', ...input } = { ...field, defaultValue: textOf(value) }
  if (kind === 'tick')
    return (
      <label className="choice">
        <input type="checkbox" name={field.name} defaultChecked={value === true} />
        {field.label}
      </label>
    )
  if (kind === 'long' || kind === 'lines') return <LongField {...input} />
  if (kind === 'count')
    return <Field {...input} type="number" min={0} step={1} defaultValue={textOf(value) ?? 0} />
  return <Field {...input} type={kind} />
}

function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join('\n')
  return value === undefined ? undefined : String(value)
}

/** Parses the texts of numbers, lists and boxes. */
export function readFields<Row>(fields: Fields<Row>, typed: Typed): Record<string, unknown> {
  return Object.assign({}, ...fields.map((field) => readField(field, typed)))
}

function readField<Row>(field: Fields<Row>[number], typed: Typed): object {
  if ('render' in field) return {}
  if (!('name' in field)) return readFields(field, typed)
  const text = typed[field.name]
  if (field.kind === 'tick') return { [field.name]: text === 'on' }
  if (field.kind === 'count') return { [field.name]: Number(text || 0) }
  return field.kind === 'lines' ? { [field.name]: linesOf(text) } : {}
}
