import type { PeopleFilter, SeenAt } from '../../contract/people/people-list.ts'
import { nameOfLanguage } from '../../text/language-names.ts'
import { monthNames } from '../../time/calendar-names.ts'
import { formatDay } from '../../time/dates.ts'
import { shownTime } from '../../words/shown-day.ts'
import { purposeNames } from '../messages/messages.ts'
import { filterTexts } from './people-filters.ts'

/** Names by id. */
export type Names = { fellowships: ReadonlyMap<string, string>; branches: ReadonlyMap<string, string> }

/** What a filter asks for, in short phrases; [] for one that asks for nothing. */
export function wordsOfFilter(filter: Partial<PeopleFilter>, { fellowships, branches }: Names): string[] {
  const { status, fellowship, branch, ministry, gender, language, purpose, leave, not_seen } = filter
  const weeks = Number(not_seen)
  return [
    status,
    placeOf(fellowship, fellowships, [filterTexts.inNoFellowship, filterTexts.oneFellowship]),
    placeOf(branch, branches, [filterTexts.inNoBranch, filterTexts.oneBranch]),
    ministry && filterTexts.ministry({ name: ministry }),
    gender && nameOfGender(gender),
    language && filterTexts.language({ name: nameOfLanguage(language) }),
    rangeOf(filterTexts.age, filter.age_from, filter.age_to),
    filter.birthday_month && birthdayOf(filter.birthday_month),
    filter.wedding_month && weddingOf(filter.wedding_month),
    filter.baptism && isBaptised(filter.baptism),
    rangeOf(filterTexts.baptised, dayOf(filter.baptised_from), dayOf(filter.baptised_to)),
    rangeOf(filterTexts.member, dayOf(filter.joined_from), dayOf(filter.joined_to)),
    rangeOf(filterTexts.married, dayOf(filter.married_from), dayOf(filter.married_to)),
    hasOr(filter.telephone, [filterTexts.withTelephone, filterTexts.withoutTelephone]),
    hasOr(filter.email, [filterTexts.withEmail, filterTexts.withoutEmail]),
    hasOr(filter.account, [filterTexts.withAccount, filterTexts.withoutAccount]),
    filter.children && nameOfChildren(filter.children),
    purpose &&
      leave &&
      filterTexts.consentFor({ consent: consentNames()[leave], purpose: purposeNames[purpose] }),
    not_seen && filterTexts.notSeenWeeks({ count: weeks }),
  ].filter((words): words is string => Boolean(words))
}

const nameOfGender = (gender: 'male' | 'female'): string =>
  gender === 'female' ? filterTexts.female : filterTexts.male

/** A fellowship or branch by its name; `none` for nobody's, and `one` for one that is no more. */
const placeOf = (
  id: string | undefined,
  names: ReadonlyMap<string, string>,
  [none, one]: readonly [none: string, one: string],
) => id && (id === 'none' ? none : (names.get(id) ?? one))

const hasOr = (answer: string | undefined, [yes, no]: readonly [yes: string, no: string]) =>
  answer && (answer === 'yes' ? yes : no)

const birthdayOf = (month: string): string =>
  month === 'this' ? filterTexts.birthdayThisMonth : filterTexts.birthdayIn({ month: monthName(month) })

const weddingOf = (month: string): string =>
  month === 'this' ? filterTexts.weddingThisMonth : filterTexts.weddingIn({ month: monthName(month) })

function nameOfChildren(children: 'yes' | 'parents' | 'no'): string {
  if (children === 'yes') return filterTexts.childrenYes
  return children === 'parents' ? filterTexts.childrenParents : filterTexts.childrenNo
}

/** What the register says of a baptism. */
export const baptismNames = () =>
  ({
    yes: filterTexts.baptismYes,
    no: filterTexts.baptismNo,
    unknown: filterTexts.baptismUnknown,
  }) as const

function isBaptised(baptism: 'yes' | 'no' | 'unknown'): string {
  if (baptism === 'yes') return filterTexts.baptised
  return baptism === 'no' ? filterTexts.isNotBaptised : filterTexts.isNotKnownBaptised
}

export const consentNames = () =>
  ({
    yes: filterTexts.consentYes,
    no: filterTexts.consentNo,
    unknown: filterTexts.consentUnknown,
  }) as const

const dayOf = (day: string | undefined) => day && shownTime(formatDay(day))

const monthName = (month: string): string => shownTime(monthNames[Number(month) - 1] ?? '')

function rangeOf(what: string, from: string | undefined, to: string | undefined): string {
  if (from && to) return filterTexts.between({ what, from, to })
  if (from) return filterTexts.since({ what, from })
  return to ? filterTexts.until({ what, to }) : ''
}

/** Why somebody is on a list of those who were not seen. */
export function whyNotSeen({
  last_seen,
  last_seen_at,
  missed: count,
}: {
  last_seen: string | null
  last_seen_at: SeenAt | null
  missed: number | null
}): string {
  if (count === null) return ''
  if (!last_seen) return filterTexts.neverSeen({ count })
  const day = shownTime(formatDay(last_seen))
  if (count === 0)
    return last_seen_at === 'meeting'
      ? filterTexts.seenAtMeeting({ day })
      : filterTexts.seenAtService({ day })
  return last_seen_at === 'service'
    ? filterTexts.missedService({ day, count })
    : filterTexts.missedMeeting({ day, count })
}
