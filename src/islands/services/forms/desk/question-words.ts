import type { Question, QuestionKind } from '../../../../lib/contract/services/form.ts'
import { formDeskWords as words } from './messages.ts'

/** What a kind of question is called. */
export function kindName(kind: QuestionKind): string {
  switch (kind) {
    case 'short':
      return words.short
    case 'long':
      return words.long
    case 'number':
      return words.number
    case 'choice':
      return words.choice
    case 'several':
      return words.several
    case 'date':
      return words.date
    case 'telephone':
      return words.telephone
    case 'email':
      return words.email
    case 'photograph':
      return words.photograph
    case 'file':
      return words.file
    case 'tick':
      return words.tick
    case 'person':
      return words.person
    case 'children':
      return words.children
    case 'part':
      return words.part
  }
}

/** By which answer a question is shown; '' where it always is. */
export function shownWhen(
  { shown_by, shown_for }: Pick<Question, 'shown_by' | 'shown_for'>,
  questions: readonly Pick<Question, 'id' | 'kind' | 'label'>[],
): string {
  const by = questions.find(({ id }) => id === shown_by)
  if (!by) return ''
  const answer = by.kind === 'tick' ? words.yes : shown_for
  return words.shownWhen({ question: by.label, answer })
}
