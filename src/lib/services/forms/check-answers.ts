import { dayText } from '../../contract/base.ts'
import { emailShape } from '../../contract/email.ts'
import { type Answered, mostNames, type Question } from '../../contract/services/form.ts'
import { formRules } from '../../texts/services/form-rules.ts'

type Asked = Pick<Question, 'id' | 'kind' | 'choices' | 'is_required' | 'shown_by' | 'shown_for'>
type Refusals = Record<string, string[]>

const longest = { short: 200, long: 4000, number: 20, person: 120, telephone: 40, email: 150 }

/** The values that were given to each question; blank ones are left out. */
const byQuestion = (answers: readonly Answered[]) =>
  new Map(
    answers.map(({ question, values }) => [question, values.map((value) => value.trim()).filter(Boolean)]),
  )

/** The questions that are shown with these answers. A question that depends on a hidden one is hidden, whatever was answered there. */
export function shownQuestions<Q extends Asked>(questions: readonly Q[], answers: readonly Answered[]): Q[] {
  const given = byQuestion(answers)
  const shown = new Set<string>()
  return questions.filter(({ id, shown_by, shown_for }) => {
    const isShown =
      shown_by === '' || (shown.has(shown_by) && given.get(shown_by)?.includes(shown_for) === true)
    if (isShown) shown.add(id)
    return isShown
  })
}

/** The answers to the questions that are shown, in their order, and why answers are refused, by question. */
export function checkAnswers(
  questions: readonly Asked[],
  answers: readonly Answered[],
): { kept: Answered[]; refused: Refusals } {
  const given = byQuestion(answers)
  const kept: Answered[] = []
  const refused: Refusals = {}
  for (const question of shownQuestions(questions, answers)) {
    if (question.kind === 'part') continue
    const values = given.get(question.id) ?? []
    const why = whyRefused(question, values)
    if (why) refused[question.id] = [why]
    else if (values.length > 0) kept.push({ question: question.id, values })
  }
  return { kept, refused }
}

/** Why these values are no answer to a question; undefined where they are. */
function whyRefused(question: Asked, values: readonly string[]): string | undefined {
  const { kind, choices, is_required } = question
  const [first] = values
  if (first === undefined) return is_required ? formRules.required : undefined
  if (kind === 'several') return areChoices(values, choices) ? undefined : formRules.choice
  if (kind === 'children') return whyNoNames(values)
  return values.length > 1 ? formRules.choice : whyNot(question, first)
}

const isDay = (text: string): boolean => dayText('').safeParse(text).success

const isEmail = (text: string): boolean => text.length <= longest.email && emailShape.test(text)

/** Why a single value is no answer. */
function whyNot({ kind, choices }: Asked, given: string): string | undefined {
  switch (kind) {
    case 'choice':
      return choices.includes(given) ? undefined : formRules.choice
    case 'tick':
      return given === 'yes' ? undefined : formRules.choice
    case 'number':
      return isNumber(given) ? undefined : formRules.number
    case 'date':
      return isDay(given) ? undefined : formRules.required
    case 'telephone':
      return isTelephone(given) ? undefined : formRules.telephone
    case 'email':
      return isEmail(given) ? undefined : formRules.email
    case 'short':
    case 'long':
    case 'person':
      return given.length <= longest[kind] ? undefined : formRules.tooLong({ most: longest[kind] })
    default:
      return undefined
  }
}

const areChoices = (values: readonly string[], choices: readonly string[]): boolean =>
  values.every((value) => choices.includes(value)) && new Set(values).size === values.length

function whyNoNames(names: readonly string[]): string | undefined {
  const most = mostNames
  if (names.length > most) return formRules.tooMany({ most })
  const isLong = names.some((name) => name.length > longest.person)
  return isLong ? formRules.tooLong({ most: longest.person }) : undefined
}

/** A whole number, or one with up to three decimals. */
const isNumber = (text: string): boolean => /^-?\d{1,12}(\.\d{1,3})?$/.test(text)

const isTelephone = (text: string): boolean =>
  text.length <= longest.telephone && /^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 5
