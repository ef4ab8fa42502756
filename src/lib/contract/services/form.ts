import * as z from 'zod/mini'
import { formRules } from '../../texts/services/form-rules.ts'
import { serviceRules } from '../../texts/services/service-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { atMost, dayText, Id, optionalText, requiredText, type Why } from '../base.ts'
import { Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, textOrNull, texts } from '../fields.ts'

/** The kinds of questions. `person` and `children` take names, `file` a photograph or a PDF; `part` is a heading with words, and asks nothing. */
export const questionKinds = [
  'short',
  'long',
  'number',
  'choice',
  'several',
  'date',
  'telephone',
  'email',
  'photograph',
  'file',
  'tick',
  'person',
  'children',
  'part',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Whether a file is sent for a question, which its answer names. */
export const takesFile = (kind: QuestionKind): boolean => kind === 'photograph' || kind === 'file'

/** The largest file of an answer, in megabytes. */
export const answerFileMegabytes = 10

/**
 * What an answer may fill in the register: fields that people know of themselves, and that give nobody a right. Occupations are no
 * field of the register, and a next of kin is a relation of two people.
 */
const registerFields = ['telephone', 'other_telephone', 'email', 'born', 'address'] as const
export type RegisterField = (typeof registerFields)[number]

/** The fields of the register that answers to a kind of question may fill. */
export function fieldsFilledBy(kind: QuestionKind): readonly RegisterField[] {
  switch (kind) {
    case 'telephone':
      return ['telephone', 'other_telephone']
    case 'email':
      return ['email']
    case 'date':
      return ['born']
    case 'short':
    case 'long':
      return ['address']
    default:
      return []
  }
}

/** The most questions of a form, choices of a question, and names in an answer. */
const mostQuestions = 60
const mostChoices = 40
export const mostNames = 12

const Choices = z
  .array(requiredText(() => serviceRules.writeEachChoice, 120))
  .check(z.maxLength(mostChoices, { error: () => serviceRules.questionAtMostMostChoices({ mostChoices }) }))

/**
 * A question. Its id stays while its words change, so that answers keep their question; it begins with a q, so that no element of a page has the
 * same.
 */
export const Question = z.strictObject({
  id: z.string().check(z.regex(/^q[a-z0-9]{1,11}$/, { error: () => serviceRules.notIdQuestion })),
  kind: z.enum(questionKinds, { error: () => serviceRules.chooseKindQuestion }),
  label: requiredText(() => serviceRules.writeQuestion, 200),
  hint: optionalText(600),
  is_required: z._default(z.boolean(), false),
  choices: z._default(Choices, []),
  /** Read by named people only, such as what a camp asks about health. */
  is_special: z._default(z.boolean(), false),
  /** The question before it whose answer shows it; '' shows it always. */
  shown_by: z._default(z.string().check(atMost(12)), ''),
  /** The answer that shows it; of a tick "yes". */
  shown_for: z._default(z.string().check(atMost(120)), ''),
  /** What its answer may fill in the register, with the consent of who answers; '' for nothing. */
  fills: z._default(z.enum(['', ...registerFields], { error: () => serviceRules.chooseRegisterField }), ''),
})
export type Question = z.infer<typeof Question>

const hasChoices = ({ kind }: Pick<Question, 'kind'>) => kind === 'choice' || kind === 'several'

/** The answers of a question that others can be shown by; undefined for one that nothing depends on. */
export function answersThatShow({ kind, choices }: Pick<Question, 'kind' | 'choices'>): string[] | undefined {
  if (hasChoices({ kind })) return choices
  return kind === 'tick' ? ['yes'] : undefined
}

/** Why an answer to a question cannot fill the register; undefined where it can. */
function whyNoFilling(
  { kind, label, is_special, fills }: Question,
  before: readonly Question[],
): string | undefined {
  if (!fieldsFilledBy(kind).some((field) => field === fills)) return serviceRules.answerFillsNot({ label })
  if (is_special) return serviceRules.specialFillsNot({ label })
  return before.some((other) => other.fills === fills) ? serviceRules.twoQuestionsFill : undefined
}

/** What is wrong with a question, and with it beside those before it; undefined for nothing. */
function whyNoQuestion(question: Question, before: ReadonlyMap<string, Question>): string | undefined {
  const { id: own, kind, label, choices, shown_by, shown_for, fills } = question
  if (before.has(own)) return serviceRules.twoQuestionsSameId
  if (hasChoices({ kind }) && choices.length === 0) return serviceRules.writeChoicesLabel({ label })
  if (new Set(choices).size !== choices.length) return serviceRules.twoChoicesLabelSame({ label })
  const shows = before.get(shown_by)
  if (shown_by && !(shows && answersThatShow(shows)?.includes(shown_for)))
    return serviceRules.shownByNoAnswer({ label })
  return fills === '' ? undefined : whyNoFilling(question, [...before.values()])
}

/** What is wrong with the list of questions as a whole; undefined for nothing. */
function whyNot(questions: readonly Question[]): string | undefined {
  const before = new Map<string, Question>()
  for (const question of questions) {
    const why = whyNoQuestion(question, before)
    if (why) return why
    before.set(question.id, question)
  }
  return undefined
}

const Questions = z.array(Question).check(
  z.maxLength(mostQuestions, { error: () => serviceRules.formAtMostMostQuestions({ mostQuestions }) }),
  z.check((context) => {
    const message = whyNot(context.value)
    if (message) context.issues.push({ code: 'custom', message, input: context.value })
  }),
)

/** The words of the last part of an address. */
const Slug = z
  .string({ error: () => serviceRules.giveAddress })
  .check(atMost(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: () => serviceRules.useSmallLettersDigits }))

const OptionalDay = z._default(z.nullable(dayText(() => usualRules.giveDay)), null)
const longestKept = 3650

const whole = (least: number, most: number, error: Why) =>
  z
    .number({ error })
    .check(z.refine((count) => Number.isSafeInteger(count) && count >= least && count <= most, { error }))

/** POST forms/ and PUT forms/{id}/: a form with all of its questions. */
export const FormForm = z
  .strictObject({
    slug: Slug,
    title: requiredText(() => serviceRules.giveTitle, 120),
    /** Words before and after; the latter stand in the confirmation, too. */
    about: optionalText(4000),
    thanks: optionalText(1000),
    questions: z._default(Questions, []),
    opens_on: OptionalDay,
    closes_on: OptionalDay,
    places: z._default(z.nullable(whole(1, 100_000, () => serviceRules.giveNumberPlaces)), null),
    has_waiting: z._default(z.boolean(), false),
    /** One answer a person: an account, else an e-mail address or a telephone number. */
    is_once: z._default(z.boolean(), false),
    /** Nothing of who answered is stored. */
    is_nameless: z._default(z.boolean(), false),
    confirms_mail: z._default(z.boolean(), false),
    confirms_text: z._default(z.boolean(), false),
    keep_days: z._default(
      whole(1, longestKept, () => serviceRules.giveNumberDaysUp({ longestKept })),
      365,
    ),
    version: Version,
  })
  .check(
    z.check((context) => {
      const { value } = context
      const say = (field: string, message: string) =>
        context.issues.push({ code: 'custom', message, input: value, path: [field] })
      const { questions, opens_on, closes_on, is_nameless, is_once } = value
      if (opens_on && closes_on && opens_on > closes_on) say('closes_on', usualRules.closesBeforeOpens)
      const has = (...kinds: QuestionKind[]) => questions.some(({ kind }) => kinds.includes(kind))
      if (is_once && !has('email', 'telephone')) say('is_once', serviceRules.oneAnswerPersonNeeds)
      if (value.confirms_mail && !has('email')) say('confirms_mail', serviceRules.needsQuestionEMail)
      if (value.confirms_text && !has('telephone'))
        say('confirms_text', serviceRules.needsQuestionTelephoneNumber)
      if (!is_nameless) return
      if (!closes_on) say('closes_on', serviceRules.nowhereNeedsLastDay)
      if (value.places !== null || is_once || value.confirms_mail || value.confirms_text)
        say('is_nameless', serviceRules.withoutNamesThereNo)
      if (questions.some(({ fills }) => fills !== '')) say('is_nameless', serviceRules.namelessFillsNothing)
      if (has('telephone', 'email', 'photograph', 'file', 'person', 'children'))
        say('is_nameless', serviceRules.withoutNamesThereNo2)
    }),
  )
export type FormForm = z.infer<typeof FormForm>

const formStates = ['draft', 'open', 'closed'] as const
export type FormState = (typeof formStates)[number]

/** PUT forms/{id}/state/. */
export const FormStateForm = z.strictObject({
  state: z.enum(formStates, { error: () => serviceRules.chooseState }),
  version: Version,
})

/** PUT forms/{id}/readers/: everybody who reads the answers. */
export const FormReadersForm = z.strictObject({
  readers: z
    .array(z.strictObject({ account: Id, reads_special: z.boolean(), is_told: z.boolean() }))
    .check(z.maxLength(40, { error: () => serviceRules.formReaders })),
  version: Version,
})
export type FormReadersForm = z.infer<typeof FormReadersForm>

const question = z.strictObject({
  id: text,
  kind: z.enum(questionKinds),
  label: text,
  hint: text,
  is_required: flag,
  choices: texts,
  is_special: flag,
  shown_by: text,
  shown_for: text,
  fills: z.enum(['', ...registerFields]),
})

const head = {
  id,
  slug: text,
  title: text,
  state: z.enum(formStates),
  opens_on: textOrNull,
  closes_on: textOrNull,
  places: numberOrNull,
  is_nameless: flag,
  /** Answers with a place, and those that wait for one. */
  placed: number,
  waiting: number,
  /** Whether the caller reads its answers, and the special ones among them. */
  may_read: flag,
  may_read_special: flag,
  /** Whether the caller may change it. */
  may_change: flag,
  version: number,
}

/** GET forms/. */
export const FormHead = z.strictObject(head)
export type FormHead = z.infer<typeof FormHead>

/** GET forms/{id}/. */
export const FormAnswer = z.strictObject({
  ...head,
  about: text,
  thanks: text,
  questions: z.array(question),
  has_waiting: flag,
  is_once: flag,
  confirms_mail: flag,
  confirms_text: flag,
  keep_days: number,
  readers: z.array(z.strictObject({ account: id, name: text, reads_special: flag, is_told: flag })),
})
export type FormAnswer = z.infer<typeof FormAnswer>

/** A form as who answers it reads it. */
export type OpenForm = Pick<
  FormAnswer,
  'slug' | 'title' | 'about' | 'questions' | 'is_nameless' | 'has_waiting'
> & {
  /** Null for any number. */
  places_left: number | null
}

/** What somebody answered to one question; a question that was not answered is left out. */
const answered = z.strictObject({ question: text, values: texts })
export type Answered = z.infer<typeof answered>

const Given = z.strictObject({
  question: z.string().check(atMost(12)),
  values: z
    .array(z.string().check(z.trim(), atMost(4000)))
    .check(z.maxLength(mostChoices, { error: () => serviceRules.giveAtMostMostChoices({ mostChoices }) })),
})

/** POST forms/{slug}/answers/. */
export const SubmissionForm = z.strictObject({
  /** Made once by the form, so that what is sent twice, also hours later, is kept once. */
  submission: z
    .string({ error: () => serviceRules.openFormAgain })
    .check(z.regex(/^[0-9a-f-]{36}$/, { error: () => serviceRules.openFormAgain })),
  answers: z.array(Given).check(z.maxLength(mostQuestions, { error: () => serviceRules.formFewerQuestions })),
  /** Hidden from people: only programs that fill every field write here. */
  website: optionalText(200),
  /** What the register may take, field by field as it was shown, with what was said to stand there; null where nothing was said. */
  register: z._default(
    z
      .array(
        z.strictObject({
          question: z.string().check(atMost(12)),
          field: z.enum(registerFields, { error: () => serviceRules.chooseRegisterField }),
          seen: z.nullable(z.string().check(atMost(300))),
        }),
      )
      .check(z.maxLength(registerFields.length, { error: () => serviceRules.registerFewerFields })),
    [],
  ),
})
export type SubmissionForm = z.infer<typeof SubmissionForm>

/**
 * GET forms/{slug}/register/: what stands in the caller's own entry, of each question that fills the register. `stands` null: staff decides,
 * as for a visitor. A number or an address that the account owns is left out: it is changed in the profile.
 */
export const OwnRegisterAnswer = z.array(
  z.strictObject({ question: text, field: z.enum(registerFields), stands: textOrNull }),
)
export type OwnRegisterAnswer = z.infer<typeof OwnRegisterAnswer>

/** What becomes of an answer: it is taken, or waits for a place. */
export const SubmittedAnswer = z.strictObject({ state: z.enum(['placed', 'waiting']), thanks: text })
export type SubmittedAnswer = z.infer<typeof SubmittedAnswer>

/** POST forms/{slug}/photographs/. */
export const PhotographAnswer = z.strictObject({ secret: text, name: text })

/** GET forms/{slug}/household/: whom the caller lives with, and themselves. */
export const HouseholdAnswer = z.array(z.strictObject({ name: text, is_child: flag }))
export type HouseholdAnswer = z.infer<typeof HouseholdAnswer>

export const submissionStates = ['placed', 'waiting', 'withdrawn'] as const

/** GET forms/{id}/answers/: what is special is left out for who may not read it. */
export const SubmissionAnswer = z.strictObject({
  id,
  state: z.enum(submissionStates),
  /** '' without names. */
  submitted_at: text,
  /** Whose account it was sent from; '' for a visitor, and without names. */
  by: text,
  answers: z.array(answered),
  /** Photographs and PDFs by question. */
  photographs: z.array(z.strictObject({ id, question: text, name: text, is_pdf: flag })),
  /** People of the register beside names, of those whom the reader sees there; `place` is that of the name among the values. */
  people: z.array(z.strictObject({ question: text, place: number, person: id })),
  /** What the register may take; `used_at` '' where it has not. */
  consents: z.array(z.strictObject({ question: text, field: z.enum(registerFields), used_at: text })),
  version: number,
})
export type SubmissionAnswer = z.infer<typeof SubmissionAnswer>

/** GET forms/{id}/answers/{submission}/register/: what the register may take, and whom it may concern. */
export const RegisterProposal = z.strictObject({
  fields: z.array(
    z.strictObject({ question: text, field: z.enum(registerFields), value: text, used_at: text }),
  ),
  /** Whose account it was, who is named in it, and who has the number or the address that was given. */
  people: z.array(
    z.strictObject({
      id,
      name: text,
      born: text,
      by: z.enum(['account', 'named', 'telephone', 'email']),
      version: number,
      /** What stands in the register; `stays`: the account of this person owns it. */
      fields: z.array(z.strictObject({ field: z.enum(registerFields), stands: text, stays: flag })),
    }),
  ),
})
export type RegisterProposal = z.infer<typeof RegisterProposal>

/** POST forms/{id}/answers/{submission}/register/: whose entry takes which answers. `version`: the entry as it was seen. */
export const FillRegisterForm = z.strictObject({
  person: Id,
  questions: z
    .array(z.string().check(atMost(12)))
    .check(
      z.minLength(1, { error: () => serviceRules.chooseField }),
      z.maxLength(registerFields.length, { error: () => serviceRules.registerFewerFields }),
    ),
  version: z.number({ error: () => serviceRules.lookAtPersonAgain }),
})
export type FillRegisterForm = z.infer<typeof FillRegisterForm>

/** GET forms/people/{person}/: answers in which somebody is named, or that came from their account, of forms whose answers the caller reads. */
export const AnswersOfPerson = z.array(
  z.strictObject({ form: id, title: text, submission: id, submitted_at: text }),
)
export type AnswersOfPerson = z.infer<typeof AnswersOfPerson>

/** GET forms/{id}/counts/: for each question how many answered it, and what. */
export const SummaryAnswer = z.strictObject({
  count: number,
  waiting: number,
  questions: z.array(
    z.strictObject({
      id: text,
      label: text,
      kind: z.enum(questionKinds),
      answered: number,
      /** How often each choice was given, in their order. Of numbers the sum, the smallest and the largest. */
      counts: z.array(z.strictObject({ choice: text, count: number })),
      sum: numberOrNull,
      least: numberOrNull,
      most: numberOrNull,
    }),
  ),
})
export type SummaryAnswer = z.infer<typeof SummaryAnswer>

/** What a form can begin with: POST forms/templates/{template}/. */
export const formTemplates = [
  'harvest',
  'camp',
  'baptism',
  'counselling',
  'volunteers',
  'hall',
  'details',
  'survey',
] as const
export type FormTemplate = (typeof formTemplates)[number]

/** POST forms/{address}/withdraw/: what the link of a confirmation has. */
export const WithdrawForm = z.strictObject({
  submission: Id,
  seal: z
    .string({ error: () => formRules.noLink })
    .check(z.regex(/^[\w-]{43}$/, { error: () => formRules.noLink })),
})
export type WithdrawForm = z.infer<typeof WithdrawForm>
