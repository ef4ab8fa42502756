import { ChoiceField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { Notes, useFieldAttributes } from '../../../components/form/frame.tsx'
import { formWords } from '../../../components/form/messages.ts'
import type { FormAnswer, HouseholdAnswer } from '../../../lib/contract/services/form.ts'
import { phoneHint } from '../../../lib/text/phone-hint.ts'
import { openFormWords as words } from './messages.ts'
import { PhotographField } from './PhotographField.tsx'

type Asked = FormAnswer['questions'][number]
type Props = { slug: string; question: Asked; household: HouseholdAnswer }

/** A question with the field of its kind. What staff wrote is shown as text. */
export function QuestionField({ slug, question, household }: Props) {
  const { id, kind, label, choices, is_required } = question
  const hint = [question.hint, question.is_special && words.specialRead].filter(Boolean).join(' ')
  const input = { name: id, label, required: is_required, ...(hint && { hint }) }
  switch (kind) {
    case 'part':
      return (
        <div className="grid gap-1 pt-3">
          <h2>{label}</h2>
          {question.hint && <p className="whitespace-pre-line">{question.hint}</p>}
        </div>
      )
    case 'long':
      return <LongField {...input} rows={4} maxLength={4000} />
    case 'number':
      return <Field {...input} inputMode="decimal" maxLength={20} />
    case 'date':
      return <Field {...input} type="date" />
    case 'telephone':
      return <Field {...input} hint={hint || phoneHint()} type="tel" autoComplete="tel" maxLength={40} />
    case 'email':
      return <Field {...input} type="email" autoComplete="email" maxLength={150} />
    case 'choice':
      return (
        <ChoiceField
          {...input}
          optional={!is_required}
          options={choices.map((choice) => [choice, choice] as const)}
        />
      )
    case 'several':
      return <Ticks {...input} options={choices} />
    case 'tick':
      return <Tick name={id} label={label} hint={hint} isRequired={is_required} />
    case 'person':
      return (
        <>
          <Field {...input} autoComplete="name" maxLength={120} list={`${id}-names`} />
          <datalist id={`${id}-names`}>
            {household.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )
    case 'children':
      return <ChildrenField {...input} household={household} />
    case 'photograph':
    case 'file':
      return <PhotographField {...input} slug={slug} takesPdf={kind === 'file'} />
    default:
      return <Field {...input} maxLength={200} />
  }
}

type Several = { name: string; label: string; required: boolean; hint?: string; options: readonly string[] }

function Ticks({ name, label, hint, required, options }: Several) {
  const { id, ...tied } = useFieldAttributes({ name, hint })
  return (
    <fieldset className="field" {...tied}>
      <legend className="label" id={id}>
        {label}
        {!required && <span className="optional">{formWords.optional}</span>}
      </legend>
      <div className="choices">
        {options.map((option, at) => (
          <label className="choice" key={option}>
            <input type="checkbox" name={`${name}.${at}`} value={option} />
            {option}
          </label>
        ))}
      </div>
      <Notes name={name} hint={hint} />
    </fieldset>
  )
}

type TickProps = { name: string; label: string; hint: string; isRequired: boolean }

function Tick({ name, label, hint, isRequired }: TickProps) {
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          name={name}
          value="yes"
          required={isRequired}
          {...useFieldAttributes({ name, hint })}
        />
        <span>{label}</span>
      </label>
      <Notes name={name} hint={hint} />
    </div>
  )
}

type ChildrenProps = Omit<Several, 'options'> & { household: HouseholdAnswer }

/** The children who live with a member to tick, and a field for names. */
function ChildrenField({ household, ...input }: ChildrenProps) {
  const { name, label, required } = input
  const children = household.filter(({ is_child }) => is_child)
  const hint = input.hint ?? words.oneALine
  if (children.length === 0) return <LongField {...input} hint={hint} rows={3} maxLength={1500} />
  return (
    <>
      <Ticks name={name} label={label} required={required} options={children.map((child) => child.name)} />
      <LongField name={name} label={words.otherNames} hint={hint} rows={2} maxLength={1500} />
    </>
  )
}
