import * as z from 'zod/mini'
import { usualLanguages } from '../../text/language-names.ts'
import { peopleRules } from '../../texts/people/people-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { atMost, Id, optionalText, requiredText, type Why } from '../base.ts'
import { Version } from '../edit.ts'
import { type Exact, flag, id, number, numberOrNull, text, textOrNull } from '../fields.ts'
import { purposes } from '../messages/message.ts'
import { PersonRowAnswer } from './person.ts'

const wrong = { error: () => peopleRules.chooseOneList }
const yesOrNo = z._default(z.enum(['', 'yes', 'no'], wrong), '')

const written = (shape: RegExp, error: Why) =>
  z._default(z.string({ error }).check(z.trim(), atMost(20, error), z.regex(shape, { error })), '')

const age = written(/^\d{0,3}$/, () => peopleRules.giveAgeYearsSuch)
/** `this` is the month of the day on which somebody looks. */
const month = written(/^(|this|[1-9]|1[0-2])$/, () => usualRules.chooseMonth)
const day = z._default(
  z.string({ error: () => usualRules.giveDay }).check(z.refine(isDay, { error: () => usualRules.giveDay })),
  '',
)

function isDay(given: string): boolean {
  if (given === '') return true
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(given)) return false
  const date = new Date(`${given}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given)
}

const filter = {
  status: optionalText(40),
  /** The id of a fellowship, or `none`. */
  fellowship: written(/^(|none|[1-9]\d{0,14})$/, () => peopleRules.chooseFellowship),
  /** The id of a branch, or `none`. */
  branch: written(/^(|none|[1-9]\d{0,14})$/, () => peopleRules.chooseBranch),
  ministry: optionalText(60),
  gender: z._default(z.enum(['', 'female', 'male'], wrong), ''),
  language: z._default(z.enum(['', ...usualLanguages], wrong), ''),
  age_from: age,
  age_to: age,
  birthday_month: month,
  wedding_month: month,
  /** Whether somebody under 18 lives in the same household; `parents`: and the person is not under 18. */
  children: z._default(z.enum(['', 'yes', 'parents', 'no'], wrong), ''),
  /** A day of baptism says yes. */
  baptism: z._default(z.enum(['', 'yes', 'no', 'unknown'], wrong), ''),
  baptised_from: day,
  baptised_to: day,
  joined_from: day,
  joined_to: day,
  married_from: day,
  married_to: day,
  telephone: yesOrNo,
  email: yesOrNo,
  account: yesOrNo,
  /** What the register says of leave to write, of one purpose. */
  purpose: z._default(z.enum(['', ...purposes], wrong), ''),
  leave: z._default(z.enum(['', 'yes', 'no', 'unknown'], wrong), ''),
  /** Not once present in the last so many weeks: marked absent in them, or checked in before them. */
  not_seen: written(/^(|[1-9]|[1-4]\d|5[0-2])$/, () => peopleRules.giveNumberWeeksFrom),
}
export type FilterName = keyof typeof filter
export const filterNames = Object.keys(filter) as FilterName[]

const ranges = [
  ['age_from', 'age_to'],
  ['baptised_from', 'baptised_to'],
  ['joined_from', 'joined_to'],
  ['married_from', 'married_to'],
] as const

/**
 * Whom a list has: all that is filled in has to be true of a person. The same texts are the form, the query and what is kept. Notes
 * of any kind are not among them.
 */
export const PeopleFilter = z.strictObject(filter).check(
  z.check(({ value, issues }) => {
    const say = (path: FilterName, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value })
    for (const [from, to] of ranges)
      if (isBackward(value[from], value[to])) say(to, peopleRules.giveEndNotBefore)
    if (value.purpose && !value.leave) say('leave', peopleRules.chooseWhichAnswer)
    if (value.leave && !value.purpose) say('purpose', peopleRules.chooseWhatAbout)
  }),
)
export type PeopleFilter = z.infer<typeof PeopleFilter>

/** Ages are compared as numbers, days as texts. */
const isBackward = (from: string, to: string): boolean =>
  from !== '' && to !== '' && (from.includes('-') ? from > to : Number(from) > Number(to))

/** A filter without what is blank. */
export const filledOf = (given: Partial<PeopleFilter>): Partial<PeopleFilter> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))

/** Lists that every church has. */
export const readyLists = [
  { key: 'not-seen', name: 'Not seen for 3 weeks', filter: { not_seen: '3' } },
  { key: 'birthdays', name: 'Birthdays of this month', filter: { birthday_month: 'this' } },
  { key: 'anniversaries', name: 'Wedding anniversaries of this month', filter: { wedding_month: 'this' } },
  { key: 'parents', name: 'Parents', filter: { children: 'parents' } },
] as const satisfies readonly { key: string; name: string; filter: Partial<PeopleFilter> }[]

/** Where somebody was last seen: a leader marked them at a meeting, or an usher at a service. */
const SeenAt = z.enum(['meeting', 'service'])
export type SeenAt = z.infer<typeof SeenAt>

/** A person of a list. What a list of those who were not seen says of the last marks; null in other lists. */
export const FoundPersonAnswer = z.strictObject({
  ...PersonRowAnswer.shape,
  married: text,
  /** A tag, or ''. */
  language: text,
  /** The day on which somebody was last marked present; null for never. */
  last_seen: textOrNull,
  last_seen_at: z.nullable(SeenAt),
  /** How many times they were marked absent since. */
  missed: numberOrNull,
  /** The names of the family, for a file; null unless they are asked for. */
  family: z.nullable(z.strictObject({ spouse: text, parents: text, children: text, kin: text })),
})
export type FoundPersonAnswer = z.infer<typeof FoundPersonAnswer>

/** GET people/lists/found/. `next`: the person after whom the next part begins; null at the end. */
export const FoundPeopleAnswer = z.strictObject({ people: z.array(FoundPersonAnswer), next: z.nullable(Id) })
export type FoundPeopleAnswer = z.infer<typeof FoundPeopleAnswer>

/** GET people/lists/found/count/. `is_more`: there are more than so many. */
export const FoundCountAnswer = z.strictObject({ count: number, is_more: flag })
export type FoundCountAnswer = z.infer<typeof FoundCountAnswer>

/** POST people/lists/, PUT people/lists/{id}/. */
export const PeopleListForm = z.strictObject({
  name: requiredText(() => peopleRules.giveListName, 80),
  filter: PeopleFilter,
  /** Whether others of the staff who may see these people use it, too. */
  is_shared: z.boolean({ error: () => usualRules.sayYesNo }),
  version: Version,
})
export type PeopleListForm = z.infer<typeof PeopleListForm>

const row = {
  id,
  name: text,
  is_shared: flag,
  /** The username of who made it; '' once that account is gone. */
  owner: text,
  may_change: flag,
  version: number,
}
const listFilter = z.strictObject(
  Object.fromEntries(filterNames.map((name) => [name, text])) as Record<FilterName, typeof text>,
)

export const PeopleListAnswer = z.strictObject({ ...row, filter: listFilter })
export type PeopleListAnswer = Exact<typeof row> & { filter: Record<FilterName, string> }
