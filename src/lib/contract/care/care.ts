import * as z from 'zod/mini'
import { careRules } from '../../texts/care/care-rules.ts'
import { Day, Id, optionalText, requiredText } from '../base.ts'
import { OptionalId, Version } from '../edit.ts'
import { type Exact, flag, id, number, numberOrNull, readerOf, text, textOrNull } from '../fields.ts'
import { ruleWords } from '../messages.ts'

/** What a task of care is about. The first three are made by the program, the others are written by leaders and pastors. */
const careKinds = ['newcomer', 'absence', 'prayer', 'hospital', 'bereavement', 'other'] as const
export type CareKind = (typeof careKinds)[number]
export const writtenKinds = ['hospital', 'bereavement', 'other'] as const

/** `dropped`: the newcomer's card was closed before the step was done. */
export const taskStates = ['open', 'done', 'dropped'] as const
export type TaskState = (typeof taskStates)[number]

const careActs = ['entered', 'handed over', 'taken', 'done', 'reopened', 'closed'] as const
export type CareAct = (typeof careActs)[number]

const wordLimit = 1000
const dayWrong = () => ruleWords.day
// Without z.union, which every page with a form would have to load.
const OptionalDay = z
  .string({ error: dayWrong })
  .check(z.refine((given) => given === '' || Day.safeParse(given).success, { error: dayWrong }))

/** POST care/tasks/. */
export const CareTaskForm = z.strictObject({
  kind: z.enum(writtenKinds, { error: () => careRules.kind }),
  person: z
    .number({ error: () => careRules.person })
    .check(z.refine((given) => Id.safeParse(given).success, { error: () => careRules.person })),
  title: requiredText(() => careRules.title, 120),
  words: optionalText(wordLimit),
  due_on: z._default(OptionalDay, ''),
  /** The account that does the task; null for its writer. */
  assigned: OptionalId,
  is_confidential: z._default(z.boolean(), false),
})
export type CareTaskForm = z.infer<typeof CareTaskForm>

/** PUT care/tasks/{id}/assignee/, PUT care/cards/{id}/responsible/. */
export const AssignForm = z.strictObject({
  account: z
    .number({ error: () => careRules.somebody })
    .check(z.refine((given) => Id.safeParse(given).success, { error: () => careRules.somebody })),
  version: Version,
})

/** POST care/tasks/{id}/done/, care/cards/{id}/close/: closed with a word. */
export const OutcomeForm = z.strictObject({
  word: requiredText(() => careRules.outcome, wordLimit),
  version: Version,
})

/** POST care/tasks/{id}/reopen/, care/cards/{id}/reopen/. */
export const ReopenForm = z.strictObject({ version: Version })

/** POST care/tasks/{id}/take/. */
export const TakeForm = z.strictObject({ version: Version })

const fields = {
  id,
  kind: z.enum(careKinds),
  title: text,
  words: text,
  /** Why the task is there, such as the meetings that were missed. */
  reason: text,
  is_confidential: flag,
  state: z.enum(taskStates),
  due_on: textOrNull,
  is_overdue: flag,
  person: numberOrNull,
  name: text,
  telephone: text,
  fellowship_name: text,
  branch_name: text,
  card: numberOrNull,
  assigned: numberOrNull,
  assigned_name: text,
  /** Since when the assignee has said that they do it; null: nobody has. */
  taken_at: textOrNull,
  entered_name: text,
  created_at: text,
  done_at: textOrNull,
  outcome: text,
  version: number,
}

export const CareTask = readerOf(fields, { required: ['id'] })
export type CareTask = z.infer<typeof CareTask>
export const CareTaskAnswer = z.strictObject(fields)
export type CareTaskAnswer = Exact<typeof fields>

/** GET care/tasks/{id}/: with what happened to it, the newest first. */
export const CareTaskHistoryAnswer = z.strictObject({
  ...fields,
  history: z.array(z.strictObject({ id, at: text, by: text, act: z.enum(careActs), word: text })),
})
export type CareTaskHistoryAnswer = z.infer<typeof CareTaskHistoryAnswer>

/** Filter of a list of tasks: assigned to the reader, or all that the reader may see. */
export const taskOwners = ['mine', 'all'] as const

/** GET care/may/: what the reader finds on the page, and how much waits. */
export const CareAnswer = z.strictObject({
  may: z.array(z.enum(['enter', 'newcomers', 'write', 'all', 'overview'])),
  open: number,
  overdue: number,
  /** Cards that nobody has taken, of those that the reader sees. */
  unassigned: number,
  /** The open branches for which there is a code on the wall; [] for a church without branches. */
  branches: z.array(z.strictObject({ id, name: text })),
})
export type CareAnswer = z.infer<typeof CareAnswer>

/** GET care/helpers/: somebody who may be asked to care. */
export const HelperAnswer = z.strictObject({ id, name: text, what: text })
export type HelperAnswer = z.infer<typeof HelperAnswer>

/** GET care/prayers/: a request that nobody has taken. */
export const OpenPrayerAnswer = z.strictObject({ id, title: text, name: text, created_at: text })
export type OpenPrayerAnswer = z.infer<typeof OpenPrayerAnswer>

const counts = { people: number, open: number, overdue: number, done: number }
/** GET care/overview/: counts without a word. `done`: in the last 30 days. */
export const CareOverviewAnswer = z.strictObject({
  ...counts,
  newcomers: number,
  unassigned: number,
  late: number,
  fellowships: z.array(z.strictObject({ id: numberOrNull, name: text, ...counts })),
  /** [] for a church without branches. */
  branches: z.array(z.strictObject({ id: numberOrNull, name: text, ...counts })),
})
export type CareOverviewAnswer = z.infer<typeof CareOverviewAnswer>

/** GET care/overview/steps/: newcomers with an open card by the step that comes next, in the order of the church's steps; `step` is '' once all are done. */
export const NewcomerStepsAnswer = z.strictObject({
  steps: z.array(z.strictObject({ step: text, newcomers: number, overdue: number })),
})
export type NewcomerStepsAnswer = z.infer<typeof NewcomerStepsAnswer>
