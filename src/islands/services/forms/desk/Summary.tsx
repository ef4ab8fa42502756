import { lazy, Suspense, useCallback } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { summariseSubmissions } from '../../../../lib/contract/services/calls/forms.ts'
import type { FormAnswer, SummaryAnswer } from '../../../../lib/contract/services/form.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { formDeskWords as words } from './messages.ts'

const BarPicture = lazy(() =>
  import('../../../staff/charts/BarPicture.tsx').then((part) => ({ default: part.BarPicture })),
)

type Asked = SummaryAnswer['questions'][number]

/** How many answered each question, and what: a chart of each question with choices. */
export function Summary({ form: { id, placed, waiting } }: { form: FormAnswer }) {
  // Answers that came or went meanwhile are counted anew.
  const many = placed + waiting
  const load = useCallback(
    () => (many > 0 ? call(summariseSubmissions, { id }) : Promise.resolve(undefined)),
    [id, many],
  )
  const { data: summary } = useOnOpen(useLoaded(load, words.formNotLoaded))
  if (!summary) return null
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3>{words.summary}</h3>
      <ul className="grid gap-4 md:grid-cols-2">
        {summary.questions.map((question) => (
          <li key={question.id}>
            <QuestionSummary question={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function QuestionSummary({ question }: { question: Asked }) {
  const { label, kind, answered, counts, sum, least, most } = question
  const [top] = counts.toSorted((one, two) => two.count - one.count)
  const nameOf = (choice: string) => (kind === 'tick' ? words.yes : choice)
  if (counts.length < 2 || !top)
    return (
      <div className="card grid gap-1 p-4">
        <h4 className="break-words">{label}</h4>
        <p>{words.answered({ count: answered })}</p>
        {sum !== null && least !== null && most !== null && <p>{words.numbers({ sum, least, most })}</p>}
      </div>
    )
  return (
    <Suspense fallback={<div className="skeleton min-h-80" />}>
      <BarPicture
        title={label}
        says={words.chartSays({ top: nameOf(top.choice), many: top.count })}
        source={words.chartSource}
        sides={[words.times]}
        bars={counts.map(({ choice, count }) => ({ name: nameOf(choice), values: [count] as const }))}
        names="kinds"
        table={{
          heads: [words.answer, words.times],
          rows: counts.map(({ choice, count }) => [nameOf(choice), count]),
        }}
      />
    </Suspense>
  )
}
