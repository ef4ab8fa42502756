import { useContext } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { LongField, Field as TextField } from '../../../../components/form/Field.tsx'
import type { Field } from '../../../../lib/contract/website/blocks/field.ts'
import { isOffered, itemsOf } from '../../../../lib/contract/website/blocks/shown.ts'
import { BlockPlace } from '../blocks/block-place.ts'
import { postEditorWords } from '../messages.ts'
import { useIsPost } from '../page-context.ts'
import { FileInput } from './FileInput.tsx'
import { type InputsProps, ItemsInput } from './ItemsInput.tsx'
import { LinkInput } from './LinkInput.tsx'
import { MarkdownInput } from './MarkdownInput.tsx'
import { inputWords } from './messages.ts'
import { NumberInput } from './NumberInput.tsx'
import { PictureInput } from './PictureInput.tsx'
import { UnseenInputs } from './UnseenInputs.tsx'

type Props = { field: Field; name: string; value: unknown; change: (value: unknown) => void }

const markdownHint = () => inputWords.blankLineBeginsNew
const linkHint = (isPost: boolean) => (isPost ? postEditorWords.linkHint : inputWords.pageLikeEventsPart)

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
  const isPost = useIsPost()
  const { input } = field
  const label = field.label()
  const ownHint = field.hint?.()
  const about = { name, label, required: field.required !== undefined }
  const hinted = (hint: string) => ({ ...about, ...((ownHint || hint) && { hint: ownHint || hint }) })
  const typed = {
    value: textOf(value),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value),
  }
  const written = { name, label, required: about.required, value: textOf(value), change }
  switch (input.kind) {
    case 'text':
      return <TextField {...hinted('')} {...typed} maxLength={input.limit} />
    case 'long':
      return input.markdown ? (
        <MarkdownInput {...written} hint={ownHint || markdownHint()} limit={input.limit} />
      ) : (
        <LongField {...hinted('')} {...typed} rows={4} maxLength={input.limit} />
      )
    case 'link':
      return <LinkInput {...written} hint={ownHint || linkHint(isPost)} />
    case 'choice':
      return (
        <SelectField {...hinted('')} {...typed} required>
          {input.options.map(([option, words]) => (
            <option key={option} value={option}>
              {words()}
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
          {...hinted(inputWords.oneLine)}
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An empty text has no line. */
const linesOf = (typed: string): string[] => (typed === '' ? [] : typed.split('\n'))
