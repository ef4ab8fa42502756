import { useCallback, useEffect, useState } from 'react'
import { LongField } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { formWords } from '../../../components/form/messages.ts'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { addOwnAnswer, readOwnAnswers } from '../../../lib/contract/care/calls/inbox.ts'
import { answerLimit, OwnAnswerForm, type OwnAnswersAnswer } from '../../../lib/contract/care/inbox.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { notify } from '../../../stores/toasts.ts'
import { ownAnswerWords } from './messages.ts'

/** What the member answered to a message, what was answered to that, and the next answer. */
export function OwnAnswers({ id }: { id: number }) {
  const [answers, setAnswers] = useState<OwnAnswersAnswer>()
  const [lost, setLost] = useState('')
  const load = useCallback(
    () => call(readOwnAnswers, { id }).then(setAnswers, (error: unknown) => setLost(whyRefused(error))),
    [id],
  )
  useEffect(() => void load(), [load])
  const edit = useForm<OwnAnswerForm>({
    shape: OwnAnswerForm,
    send: async ({ text }) => {
      await call(addOwnAnswer, { id, body: { text } })
      draft.forget()
      form.current?.reset()
      clear()
      notify.success(ownAnswerWords.arrived)
      await load()
    },
    refused: whyRefused,
  })
  const { form, problem, busy, clear } = edit
  const draft = useOwnDraft(form, `answer-${id}`)
  if (lost) return <p className="notice notice-error">{lost}</p>
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={ownAnswerWords.answers}>
      {answers && answers.entries.length > 0 && (
        <ol className="grid grid-cols-1 gap-3" aria-label={ownAnswerWords.soFar}>
          {answers.entries.map(({ id: line, at, is_mine, text }) => (
            <li key={line} className="grid gap-1">
              <p className="break-words whitespace-pre-line">{text}</p>
              <p className="hint">
                {is_mine ? ownAnswerWords.you : ownAnswerWords.church},{' '}
                {calendarWords.day({ day: formatDay(at) })}
              </p>
            </li>
          ))}
        </ol>
      )}
      <Form of={edit} className="grid gap-4">
        <LongField
          name="text"
          label={ownAnswerWords.yourAnswer}
          required
          maxLength={answerLimit}
          rows={3}
          hint={ownAnswerWords.whoReads({ who: answers?.to || ownAnswerWords.office })}
        />
        <Problem text={problem} />
        <p>
          <SubmitButton label={ownAnswerWords.submit} busyLabel={formWords.sending} busy={busy} />
        </p>
      </Form>
    </section>
  )
}
