import { type InputEvent, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { Form } from '../../../components/form/Form.tsx'
import { FormStatus } from '../../../components/form/FormStatus.tsx'
import { formWords } from '../../../components/form/messages.ts'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { readHousehold, submitForm } from '../../../lib/contract/services/calls/forms.ts'
import type { Answered, HouseholdAnswer, OpenForm } from '../../../lib/contract/services/form.ts'
import type { Typed } from '../../../lib/contract/typed.ts'
import { checkAnswers, shownQuestions } from '../../../lib/services/forms/check-answers.ts'
import { readTokens } from '../../../stores/session.ts'
import { useSubmission } from '../../../stores/useSubmission.ts'
import { openFormWords as words } from './messages.ts'
import { QuestionField } from './QuestionField.tsx'
import { readAnswers } from './read-answers.ts'
import { agreedIn } from './register/agreed.ts'

type Questions = OpenForm['questions']

const WithdrawAnswer = lazy(() =>
  import('./WithdrawAnswer.tsx').then((part) => ({ default: part.WithdrawAnswer })),
)

const RegisterConsent = lazy(() =>
  import('./register/RegisterConsent.tsx').then((part) => ({ default: part.RegisterConsent })),
)

/** `takes`: whether the form takes answers now. An answer can be withdrawn afterwards, too. */
type Props = { form: OpenForm; takes?: boolean }

/** A form of the church for who answers it, or takes an answer back by the link of its confirmation. */
export function OpenFormIsland({ form, takes = true }: Props) {
  const [withdraws, setWithdraws] = useState(false)
  useEffect(() => setWithdraws(location.hash.startsWith('#withdraw.')), [])
  if (withdraws)
    return (
      <Suspense fallback={<div className="skeleton min-h-40" />}>
        <WithdrawAnswer slug={form.slug} />
      </Suspense>
    )
  return takes && <AnswerForm form={form} />
}

/** A question is shown when the answers before it want it. */
function AnswerForm({ form: openForm }: { form: OpenForm }) {
  const { slug, questions, is_nameless } = openForm
  const [taken, setTaken] = useState<{ state: string; thanks: string }>()
  const [answers, setAnswers] = useState<Answered[]>([])
  const household = useHousehold(openForm)
  const submission = useSubmission()
  const shape = useMemo(() => shapeOf(questions), [questions])
  const edit = useForm({
    shape,
    send: async (given, typed) => {
      const body = {
        submission: submission.key(),
        answers: given,
        website: String(typed.get('leave-empty') ?? ''),
        register: agreedIn(typed),
      }
      const answer = await call(submitForm, { slug, body })
      draft.forget()
      form.current?.reset()
      setAnswers([])
      setTaken(answer)
    },
    refused: whyRefused,
  })
  const { form, problem, busy, clear } = edit
  // Of a survey without names nothing is kept under a name on the device either.
  const draft = useOwnDraft(form, is_nameless ? undefined : `form:${slug}`)
  const shown = shownQuestions(questions, answers)
  const given = answers.filter(({ question }) => shown.some(({ id }) => id === question))
  const shownIds = shown.map(({ id }) => id).join(' ')

  const { restore: putBack } = draft
  /** What the draft has, or was typed before the page was awake, may show further questions, whose answers the draft has, too. */
  const restore = useCallback(() => {
    putBack()
    setAnswers(answersIn(form.current, questions))
  }, [putBack, form, questions])

  const typing = (event: InputEvent<HTMLFormElement>) => {
    setAnswers(answersIn(event.currentTarget, questions))
    edit.forget(event)
  }

  function startOver(): void {
    submission.renew()
    setTaken(undefined)
    clear()
  }

  if (taken)
    return (
      <div className="grid gap-4" role="status">
        <p className="notice notice-success whitespace-pre-line">
          {taken.state === 'waiting' ? words.onList : taken.thanks || words.taken}
        </p>
        <p>
          <button className="btn" type="button" onClick={startOver}>
            {words.another}
          </button>
        </p>
      </div>
    )
  return (
    <Form of={{ ...edit, forget: typing }} className="grid gap-5">
      <AfterChange key={`${shownIds} ${household.length}`} act={restore} />
      {shown.map((question) => (
        <QuestionField key={question.id} slug={slug} question={question} household={household} />
      ))}
      {questions.some(({ fills }) => fills !== '') && (
        <Suspense fallback={null}>
          <RegisterConsent slug={slug} questions={questions} answers={given} />
        </Suspense>
      )}
      <div className="hidden" aria-hidden="true">
        <label htmlFor="leave-empty">{words.leaveEmpty}</label>
        <input id="leave-empty" name="leave-empty" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <FormStatus progress={busy ? words.progress : ''} problem={problem}>
          {null}
        </FormStatus>
        <SubmitButton label={words.submit} busyLabel={formWords.sending} busy={busy} />
      </div>
    </Form>
  )
}

/** Acts after its first render; with another key it is another one. */
function AfterChange({ act }: { act: () => void }) {
  useEffect(() => act(), [act])
  return null
}

const answersIn = (form: HTMLFormElement | null, questions: Questions): Answered[] =>
  form ? readAnswers(questions, Object.fromEntries(texts(new FormData(form)))) : []

const texts = (typed: FormData) =>
  [...typed].filter((entry): entry is [string, string] => typeof entry[1] === 'string')

/** Checks the answers as the server does, question by question. */
const shapeOf = (questions: Questions) =>
  z.transform((typed: unknown, context): Answered[] => {
    const { kept, refused } = checkAnswers(questions, readAnswers(questions, typed as Typed))
    for (const [question, [message = '']] of Object.entries(refused))
      context.issues.push({ code: 'custom', message, input: typed, path: [question] })
    return kept
  })

const nobody: HouseholdAnswer = []

/** Whom a member lives with, where the form asks for a person or for children; nobody for a visitor. */
function useHousehold({ slug, questions }: OpenForm): HouseholdAnswer {
  const [household, setHousehold] = useState(nobody)
  useEffect(() => {
    if (!readTokens() || !questions.some(({ kind }) => kind === 'person' || kind === 'children')) return
    // Without it names are typed.
    call(readHousehold, { slug }).then(setHousehold, () => undefined)
  }, [slug, questions])
  return household
}
