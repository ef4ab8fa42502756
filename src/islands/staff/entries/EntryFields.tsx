import { Fragment, type ReactNode } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { linesOf, type Typed } from '../../../lib/contract/typed.ts'
import { readUnits, unitsOf } from '../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../lib/site/this-church.ts'
import { entryWords } from './messages.ts'

type EntryField = {
  name: string
  label: string
  hint?: string
  maxLength?: number
  required?: boolean
  /** What it begins with where the entry has nothing. */
  start?: string | number | boolean
} & (
  | { kind?: 'text' | 'time' | 'date' | 'tel' | 'month' | 'long' | 'lines' | 'count' | 'number' | 'tick' }
  /** In the church's currency, which stands behind the label; its value is in the smallest unit. */
  | { kind: 'money' }
  /** `none` is the label of the empty choice. */
  | { kind: 'choice'; options: readonly Option[]; none?: string }
)

type Option = string | readonly [value: string | number, name: string]

/** A field that the section renders itself. */
type OwnField<Row> = { name: string; render: (row: Row | undefined) => ReactNode }

/**
 * The fields of an entry, in their order. A field begins with the entry's property of the same name. Those of an inner list
 * are side by side.
 */
export type Fields<Row> = readonly (EntryField | OwnField<Row> | Fields<Row>)[]

type Props<Row> = { fields: Fields<Row>; row: Row | undefined }

export function EntryFields<Row extends object>({ fields, row }: Props<Row>) {
  const values = new Map<string, unknown>(Object.entries(row ?? {}))
  return fields.map((field) => {
    if ('render' in field) return <Fragment key={field.name}>{field.render(row)}</Fragment>
    if ('name' in field)
      return <Entry key={field.name} field={field} value={values.get(field.name) ?? field.start} />
    return (
      <div key={keyOf(field)} className={field.some(isTick) ? 'choices' : 'form-pair'}>
        <EntryFields fields={field} row={row} />
      </div>
    )
  })
}

const keyOf = <Row,>(field: Fields<Row>[number]): string =>
  'name' in field ? field.name : field.map(keyOf).join(' ')

const isTick = (field: object) => 'kind' in field && field.kind === 'tick'

function Entry({ field: { start: _, ...field }, value }: { field: EntryField; value: unknown }) {
  if (field.kind === 'choice') {
    const { kind: _, options, none, ...select } = field
    return (
      <SelectField {...select} defaultValue={textOf(value)}>
        {none && <option value="">{none}</option>}
        {options.map(pairOf).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  }
  const { kind = 'text', ...input } = { ...field, defaultValue: textOf(value) }
  switch (kind) {
    case 'tick':
      return (
        <label className="choice">
          <input type="checkbox" name={field.name} defaultChecked={value === true} />
          {field.label}
        </label>
      )
    case 'long':
    case 'lines':
      return <LongField {...input} />
    case 'count':
      return <Field {...input} type="number" min={0} step={1} defaultValue={textOf(value) ?? 0} />
    case 'number':
      return <Field {...input} inputMode="numeric" />
    case 'money':
      return <MoneyField {...input} amount={value} />
    case 'month':
      return <MonthField {...input} />
    default:
      return <Field {...input} type={kind} />
  }
}

const pairOf = (option: Option) => (typeof option === 'string' ? ([option, option] as const) : option)

type InputProps = Parameters<typeof Field>[0]

function MoneyField({ label, amount, ...input }: InputProps & { amount: unknown }) {
  const currency = churchCurrency()
  return (
    <Field
      {...input}
      label={entryWords.inCurrency({ label, currency })}
      inputMode="decimal"
      defaultValue={typeof amount === 'number' ? unitsOf(amount, currency) : ''}
    />
  )
}

/** A month as year-month: not every browser has a field for months. */
function MonthField(input: InputProps) {
  return <Field hint={entryWords.monthHint} {...input} placeholder="2026-10" maxLength={7} />
}

function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join('\n')
  return value === undefined || value === null ? undefined : String(value)
}

/** Parses the texts of numbers, sums, lists and boxes. A number, a sum, a day and a month that may be left out are null then. */
export function readFields<Row>(fields: Fields<Row>, typed: Typed): Record<string, unknown> {
  return Object.assign({}, ...fields.map((field) => readField(field, typed)))
}

function readField<Row>(field: Fields<Row>[number], typed: Typed): object {
  if ('render' in field) return {}
  if (!('name' in field)) return readFields(field, typed)
  const read = readers[field.kind ?? 'text']
  if (!read) return {}
  const text = typed[field.name] ?? ''
  const isLeftOut = maybeNull.includes(field.kind) && !field.required && !text.trim()
  return { [field.name]: isLeftOut ? null : read(text) }
}

const maybeNull: readonly unknown[] = ['number', 'money', 'date', 'month']

const readers: Partial<Record<string, (text: string) => unknown>> = {
  tick: (text) => text === 'on',
  count: (text) => Number(text || 0),
  lines: linesOf,
  number: Number,
  money: (text) => readUnits(text, churchCurrency()),
  date: String,
  month: (text) => text.trim(),
}
