import { useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { changeForm } from '../../../../lib/contract/services/calls/forms.ts'
import type { FormAnswer } from '../../../../lib/contract/services/form.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { fieldName } from '../register/field-name.ts'
import { bodyWith } from './form-body.ts'
import { formDeskWords as words } from './messages.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { kindName, shownWhen } from './question-words.ts'

type Asked = FormAnswer['questions'][number]
type Props = { form: FormAnswer; show: (form: FormAnswer) => void; outdated: () => void }

/** The questions of a form in their order; each change is saved at once. */
export function QuestionList({ form, show, outdated }: Props) {
  const { questions } = form
  const [open, setOpen] = useState<Asked | 'question' | 'part'>()
  const [busy, act] = useAct()
  const save = async (next: Asked[], toast: string) => {
    const change = async () => show(await call(changeForm, { id: form.id, body: bodyWith(form, next) }))
    if (!(await act(change, toast))) outdated()
  }
  const move = (at: number, by: -1 | 1) => {
    const next = [...questions]
    const [moved] = next.splice(at, 1)
    if (moved) next.splice(at + by, 0, moved)
    return save(next, words.questionSaved)
  }
  const button = (label: string, name: string, press: () => void) => (
    <button className="btn" type="button" aria-label={name} disabled={busy} onClick={press}>
      {label}
    </button>
  )
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="staff-head">
        <h3>{words.questions}</h3>
        <button className="btn btn-primary" type="button" onClick={() => setOpen('question')}>
          {words.addQuestion}
        </button>
        <button className="btn" type="button" onClick={() => setOpen('part')}>
          {words.addPart}
        </button>
      </div>
      {questions.length === 0 && <p className="empty">{words.noQuestions}</p>}
      <ol className="grid gap-3">
        {questions.map((question, at) => (
          <li className="card grid gap-2 p-4" key={question.id}>
            <strong className="break-words">{question.label}</strong>
            <span className="text-ink-soft">{factsOf(question, questions)}</span>
            <span className="flex flex-wrap gap-2">
              {button(words.edit, words.editQuestion({ name: question.label }), () => setOpen(question))}
              {at > 0 && button(words.up, words.moveUp({ name: question.label }), () => void move(at, -1))}
              {at < questions.length - 1 &&
                button(words.down, words.moveDown({ name: question.label }), () => void move(at, 1))}
              {button(
                words.removeIt,
                words.removeQuestion({ name: question.label }),
                () =>
                  void save(
                    questions.filter((one) => one !== question),
                    words.questionRemoved,
                  ),
              )}
            </span>
          </li>
        ))}
      </ol>
      {open && (
        <QuestionDialog
          form={form}
          question={typeof open === 'object' ? open : undefined}
          isPart={open === 'part' || (typeof open === 'object' && open.kind === 'part')}
          show={show}
          outdated={outdated}
          changed={() => undefined}
          close={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

const factsOf = (question: Asked, all: readonly Asked[]): string =>
  [
    kindName(question.kind),
    question.is_required && words.required,
    question.is_special && words.special,
    question.fills !== '' && words.fillsField({ field: fieldName(question.fills) }),
    shownWhen(question, all),
    question.choices.join(', '),
  ]
    .filter(Boolean)
    .join(' · ')
