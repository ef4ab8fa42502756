import { useContext, useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { LongField, Field as TextField } from '../../../components/form/Field.tsx'
import type { Field } from '../../../lib/contract/blocks/field.ts'
import { isOffered, itemsOf } from '../../../lib/contract/blocks/shown.ts'
import { BlockPlace } from './block-place.ts'
import { FileInput } from './FileInput.tsx'
import { type InputsProps, ItemsInput } from './ItemsInput.tsx'
import { PictureInput } from './PictureInput.tsx'
import { UnseenInputs } from './UnseenInputs.tsx'

type Props = { field: Field; name: string; value: unknown; change: (value: unknown) => void }

const markdownHint = 'A blank line begins a paragraph. **strong**, *emphasis*, [words](/page), - a list'
const linkHint = 'A page like /events, a part of this page like #order, or https://…'

/** The inputs of the fields that the page shows, and of the others that hold words. */
export function FieldInputs({ fields, values, name, change }: InputsProps) {
  const place = useContext(BlockPlace)
  const isShown = (field: Field) => isOffered(field, values, place)
  const all = Object.entries(fields)
  const input = ([key, field]: readonly [string, Field], changed?: () => void) => (
    <FieldInput
      key={key}
      field={field}
      name={`${name}-${key}`}
      value={values[key]}
      change={(value) => {
        change(key, value)
        changed?.()
      }}
    />
  )
  return (
    <>
      {all.filter(([, field]) => isShown(field)).map((entry) => input(entry))}
      <UnseenInputs hidden={all.filter(([, field]) => !isShown(field))} values={values} input={input} />
    </>
  )
}

/** The input of a field, by its kind. */
function FieldInput({ field, name, value, change }: Props) {
  const { label, input } = field
  const about = { name, label, errors: {}, required: field.required !== '' }
  const hinted = (hint: string) => ({ ...about, ...((field.hint || hint) && { hint: field.hint || hint }) })
  const typed = {
    value: textOf(value),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value),
  }
  switch (input.kind) {
    case 'text':
      return <TextField {...hinted('')} {...typed} maxLength={input.limit} />
    case 'long':
      return (
        <LongField
          {...hinted(input.markdown ? markdownHint : '')}
          {...typed}
          rows={input.limit > 1000 ? 10 : 4}
          maxLength={input.limit}
        />
      )
    case 'link':
      return (
        <TextField {...hinted(linkHint)} {...typed} inputMode="url" autoCapitalize="none" maxLength={500} />
      )
    case 'choice':
      return (
        <SelectField {...hinted('')} {...typed} required>
          {input.options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </SelectField>
      )
    case 'flag':
      return (
        <label className="choice">
          <input
            type="checkbox"
            name={name}
            checked={value === true}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
          />
          {label}
        </label>
      )
    case 'number':
      return <NumberInput {...about} {...input} value={value} change={change} />
    case 'money':
      return (
        <NumberInput {...about} least={0} most={10_000_000_000} hundredths value={value} change={change} />
      )
    case 'lines':
      return (
        <LongField
          {...hinted('One a line')}
          value={Array.isArray(value) ? value.join('\n') : ''}
          rows={4}
          onChange={({ currentTarget }) => change(linesOf(currentTarget.value))}
          onBlur={({ currentTarget }) => change(linesOf(currentTarget.value).filter((line) => line.trim()))}
        />
      )
    case 'list':
      return (
        <ItemsInput
          Inputs={FieldInputs}
          label={label}
          name={name}
          input={input}
          items={itemsOf(value)}
          change={change}
        />
      )
    case 'picture':
      return <PictureInput label={label} name={name} shape={input.shape} value={value} change={change} />
    case 'file':
      return <FileInput label={label} name={name} recording={input.recording} value={value} change={change} />
  }
}

type NumberProps = {
  name: string
  label: string
  errors: Record<string, string[]>
  required: boolean
  least: number
  most: number
  /** An amount of money: its value counts hundredths. */
  hundredths?: boolean
  value: unknown
  change: (value: number) => void
}

/** A number as it is typed: a text that is none, such as an empty one, changes nothing. */
function NumberInput({ hundredths = false, value, change, least, most, ...about }: NumberProps) {
  const parts = hundredths ? 100 : 1
  const shown = typeof value === 'number' ? String(value / parts) : ''
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      {...about}
      type="number"
      inputMode="decimal"
      min={least}
      max={most}
      step={hundredths ? 0.01 : 1}
      value={typed ?? shown}
      onBlur={() => setTyped(undefined)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const number = Math.round(Number(currentTarget.value) * parts)
        if (currentTarget.value.trim() && number >= least && number <= most * parts) change(number)
      }}
    />
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An empty text has no line. */
const linesOf = (typed: string): string[] => (typed === '' ? [] : typed.split('\n'))
