import type { Answered, Question } from '../../../lib/contract/services/form.ts'
import { linesOf, type Typed } from '../../../lib/contract/typed.ts'

type Asked = Pick<Question, 'id' | 'kind'>

/** The answers in the fields of a form. A question of several answers has a field for each, named by its place. */
export const readAnswers = (questions: readonly Asked[], typed: Typed): Answered[] =>
  questions
    .map(({ id, kind }) => ({ question: id, values: valuesOf(id, kind, typed) }))
    .filter(({ values }) => values.length > 0)

function valuesOf(id: string, kind: Question['kind'], typed: Typed): string[] {
  const ticked = Object.entries(typed).flatMap(([name, value]) =>
    value && name.startsWith(`${id}.`) ? [value] : [],
  )
  if (kind === 'several') return ticked
  if (kind === 'children') return [...ticked, ...linesOf(typed[id])]
  const value = typed[id]?.trim()
  return value ? [kind === 'tick' ? 'yes' : value] : []
}
