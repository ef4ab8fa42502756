import type { Answered, Question, SummaryAnswer } from '../../../lib/contract/services/form.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Form } from './forms.ts'
import { type Sight, seenAnswers, seenQuestions } from './submissions.ts'

type QuestionSummary = SummaryAnswer['questions'][number]

/** How many answered each question, and what; withdrawn answers do not count. */
export async function summarise(db: Db, form: Form, sight: Sight): Promise<SummaryAnswer> {
  const rows = await db
    .selectFrom('form_submission')
    .select(['state', 'answers', 'special'])
    .where('form_id', '=', form.id)
    .where('state', '!=', 'withdrawn')
    .execute()
  const answers = rows.map((row) => seenAnswers(form, row, sight))
  return {
    count: rows.length,
    waiting: rows.filter(({ state }) => state === 'waiting').length,
    questions: seenQuestions(form, sight).map((question) => summaryOf(question, answers)),
  }
}

function summaryOf({ id, label, kind, choices }: Question, answers: readonly Answered[][]): QuestionSummary {
  const given = answers.flatMap((all) => all.filter(({ question }) => question === id))
  const values = given.flatMap((one) => one.values)
  const counted = kind === 'tick' ? ['yes'] : kind === 'choice' || kind === 'several' ? choices : []
  const counts = new Map(counted.map((choice) => [choice, 0]))
  // A choice that the question had before is counted, too.
  if (counted.length > 0) for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const numbers = kind === 'number' ? values.map(Number) : []
  const isAny = numbers.length > 0
  return {
    ...{ id, label, kind, answered: given.length },
    counts: [...counts].map(([choice, count]) => ({ choice, count })),
    sum: isAny ? numbers.reduce((sum, number) => sum + number, 0) : null,
    least: isAny ? Math.min(...numbers) : null,
    most: isAny ? Math.max(...numbers) : null,
  }
}
