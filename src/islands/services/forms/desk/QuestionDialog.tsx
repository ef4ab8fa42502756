import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import { Notes } from '../../../../components/form/frame.tsx'
import { TickField } from '../../../../components/form/TickField.tsx'
import { call } from '../../../../lib/api/call.ts'
import { changeForm } from '../../../../lib/contract/services/calls/forms.ts'
import {
  answersThatShow,
  type FormAnswer,
  fieldsFilledBy,
  Question,
  questionKinds,
} from '../../../../lib/contract/services/form.ts'
import { linesOf, typedAs } from '../../../../lib/contract/typed.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { fieldName } from '../register/field-name.ts'
import { bodyWith, newQuestionId } from './form-body.ts'
import { formDeskWords as words } from './messages.ts'
import { kindName, shownWhen } from './question-words.ts'

type Asked = FormAnswer['questions'][number]
type Props = ActDialog & {
  form: FormAnswer
  /** Undefined for a new one. */
  question: Asked | undefined
  isPart: boolean
  show: (form: FormAnswer) => void
}

/** Adds a question or a heading to a form, or changes one. */
export function QuestionDialog({ form, question, isPart, show, ...dialog }: Props) {
  const [kind, setKind] = useState(question?.kind ?? 'short')
  const [id] = useState(() => question?.id ?? newQuestionId())
  const before = form.questions.slice(0, question ? form.questions.indexOf(question) : undefined)
  const conditions = before.flatMap((one) =>
    (answersThatShow(one) ?? []).map((answer) => ({ shown_by: one.id, shown_for: answer })),
  )
  const hasChoices = kind === 'choice' || kind === 'several'
  const shape = typedAs(Question, (typed) => ({
    id,
    kind: isPart ? 'part' : typed['kind'],
    label: typed['label'],
    hint: typed['hint'],
    is_required: typed['is_required'] === 'on',
    is_special: typed['is_special'] === 'on',
    choices: linesOf(typed['choices']),
    fills: typed['fills'] ?? '',
    ...conditions[Number(typed['condition'] || -1)],
  }))
  const save = async (written: Asked) => {
    const questions = question
      ? form.questions.map((one) => (one === question ? written : one))
      : [...form.questions, written]
    show(await call(changeForm, { id: form.id, body: bodyWith(form, questions) }))
  }
  const chosen = conditions.findIndex(
    ({ shown_by, shown_for }) => shown_by === question?.shown_by && shown_for === question.shown_for,
  )
  return (
    <EditDialog
      {...dialog}
      title={titleOf(question, isPart)}
      shape={shape}
      save={save}
      saved={words.questionSaved}
    >
      <Field
        name="label"
        label={isPart ? words.part : words.question}
        defaultValue={question?.label}
        maxLength={200}
        required
      />
      {!isPart && (
        <SelectField
          name="kind"
          label={words.kind}
          value={kind}
          onChange={({ currentTarget }) =>
            setKind(questionKinds.find((one) => one === currentTarget.value) ?? 'short')
          }
          required
        >
          {questionKinds
            .filter((one) => one !== 'part')
            .map((one) => (
              <option key={one} value={one}>
                {kindName(one)}
              </option>
            ))}
        </SelectField>
      )}
      {hasChoices && !isPart && (
        <LongField
          name="choices"
          label={words.choices}
          defaultValue={question?.choices.join('\n')}
          rows={5}
          required
        />
      )}
      <LongField name="hint" label={words.hint} defaultValue={question?.hint} rows={2} maxLength={600} />
      {!isPart && (
        <TickField name="is_required" optional checked={question?.is_required ?? false}>
          {words.required}
        </TickField>
      )}
      {!isPart && (
        <TickField name="is_special" optional checked={question?.is_special ?? false}>
          {words.special}
        </TickField>
      )}
      {!isPart && <FillsField kind={kind} question={question} isNameless={form.is_nameless} />}
      {conditions.length > 0 && (
        <SelectField name="condition" label={words.shownIf} defaultValue={chosen < 0 ? '' : String(chosen)}>
          <option value="">{words.always}</option>
          {conditions.map((condition, at) => (
            <option key={`${condition.shown_by} ${condition.shown_for}`} value={at}>
              {shownWhen(condition, before)}
            </option>
          ))}
        </SelectField>
      )}
      <Notes name="questions" hint={undefined} />
    </EditDialog>
  )
}

type FillsProps = { kind: Asked['kind']; question: Asked | undefined; isNameless: boolean }

/** What answers to the question may fill in the register. */
function FillsField({ kind, question, isNameless }: FillsProps) {
  const fields = isNameless ? [] : fieldsFilledBy(kind)
  if (fields.length === 0) return null
  return (
    <SelectField
      key={kind}
      name="fills"
      label={words.fills}
      hint={words.fillsHint}
      defaultValue={question?.kind === kind ? question.fills : ''}
    >
      <option value="">{words.fillsNothing}</option>
      {fields.map((field) => (
        <option key={field} value={field}>
          {fieldName(field)}
        </option>
      ))}
    </SelectField>
  )
}

function titleOf(question: Asked | undefined, isPart: boolean): string {
  if (question) return words.editQuestion({ name: question.label })
  return isPart ? words.addPart : words.addQuestion
}
