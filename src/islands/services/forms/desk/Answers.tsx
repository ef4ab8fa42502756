import { useCallback, useMemo } from 'react'
import { call } from '../../../../lib/api/call.ts'
import type { ListQuery } from '../../../../lib/api/list-query.ts'
import { saveSubmissions } from '../../../../lib/api/services/forms.ts'
import {
  listSubmissions,
  removeSubmission,
  withdrawSubmission,
} from '../../../../lib/contract/services/calls/forms.ts'
import type { FormAnswer, SubmissionAnswer } from '../../../../lib/contract/services/form.ts'
import { formatTime } from '../../../../lib/time/times.ts'
import { readAccount } from '../../../../stores/member.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act } from '../../../staff/acts/act.ts'
import { usePages } from '../../../staff/useCollection.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { formDeskWords as words } from './messages.ts'
import { RegisterDialog } from './RegisterDialog.tsx'

type Props = { form: FormAnswer; changed: () => Promise<void> }

/** The answers to a form, one by one and as a file. */
export function Answers({ form, changed }: Props) {
  const { id, slug } = form
  const list = usePages(
    useCallback((query: ListQuery) => call(listSubmissions, { id, query }), [id]),
    words.formNotLoaded,
  )
  const [busy, act] = useAct()
  const acts = useMemo(() => actsOf(form), [form])
  const reload = async () => {
    await Promise.all([list.reload(), changed()])
  }
  const save = (format: 'csv' | 'xlsx', label: string) => (
    <button
      className="btn"
      type="button"
      disabled={busy}
      onClick={() => void act(() => saveSubmissions(id, slug, format), words.downloaded)}
    >
      {label}
    </button>
  )
  const [first, second] = form.questions.filter(({ kind, is_special }) => kind !== 'part' && !is_special)
  return (
    <ActSection
      title={words.answers}
      list={list}
      acts={acts}
      changed={reload}
      nameOf={nameOf}
      empty={words.noAnswers}
      why={words.noAnswersWhy}
      columns={[
        { title: first?.label ?? words.answer, cell: (row) => answerTo(row, first?.id), width: 'wide' },
        ...(second
          ? [{ title: second.label, cell: (row: SubmissionAnswer) => answerTo(row, second.id) }]
          : []),
        ...(form.is_nameless
          ? []
          : [
              {
                title: words.sent,
                cell: (row: SubmissionAnswer) => formatTime(row.submitted_at),
                width: 'narrow' as const,
              },
              {
                title: words.state,
                cell: ({ state }: SubmissionAnswer) => stateName(state),
                width: 'narrow' as const,
              },
            ]),
      ]}
    >
      {save('csv', words.csv)}
      {save('xlsx', words.xlsx)}
    </ActSection>
  )
}

/** Super admins keep the register. The server decides on each call again. */
const keepsRegister = (): boolean => readAccount()?.role === 'admin'

const answerTo = ({ answers }: SubmissionAnswer, question: string | undefined): string =>
  answers.find((one) => one.question === question)?.values.join(', ') ?? ''

const nameOf = (row: SubmissionAnswer): string =>
  row.submitted_at ? words.oneAnswer({ when: formatTime(row.submitted_at) }) : words.anAnswer

function actsOf(form: FormAnswer): Act<SubmissionAnswer>[] {
  const { id, is_nameless } = form
  return [
    { name: words.view, dialog: (row, dialog) => <AnswerDialog form={form} row={row} {...dialog} /> },
    {
      name: words.useInRegister,
      when: ({ state, consents }) =>
        keepsRegister() && state !== 'withdrawn' && consents.some(({ used_at }) => used_at === ''),
      dialog: (row, dialog) => <RegisterDialog form={id} row={row} {...dialog} />,
    },
    {
      name: words.withdraw,
      when: ({ state }) => !is_nameless && state !== 'withdrawn',
      danger: true,
      ask: () => ({ title: words.withdrawTitle, act: words.withdrawAct, text: words.withdrawText }),
      call: (row) => call(withdrawSubmission, { id, submission: row.id, seen: row.version }),
      toast: words.wasWithdrawn,
    },
    {
      name: words.remove,
      danger: true,
      ask: () => ({ title: words.removeTitle, act: words.removeAct, text: words.removeText }),
      call: (row) => call(removeSubmission, { id, submission: row.id, seen: row.version }),
      toast: words.removed,
    },
  ]
}

function stateName(state: SubmissionAnswer['state']): string {
  switch (state) {
    case 'placed':
      return words.placed
    case 'waiting':
      return words.waiting
    case 'withdrawn':
      return words.withdrawn
  }
}
