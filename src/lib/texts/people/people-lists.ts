import type { PeopleFilter, SeenAt } from '../../contract/people/people-list.ts'
import { nameOfLanguage } from '../../text/language-names.ts'
import { formatDay } from '../../time/dates.ts'
import { purposeNames } from '../messages/messages.ts'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Names by id. */
export type Names = { fellowships: ReadonlyMap<string, string>; branches: ReadonlyMap<string, string> }

/** What a filter asks for, in short phrases; [] for one that asks for nothing. */
export function wordsOfFilter(filter: Partial<PeopleFilter>, { fellowships, branches }: Names): string[] {
  const { status, fellowship, branch, ministry, gender, purpose, leave, not_seen } = filter
  return [
    status,
    fellowship &&
      (fellowship === 'none' ? 'in no fellowship' : (fellowships.get(fellowship) ?? 'one fellowship')),
    branch && (branch === 'none' ? 'in no branch' : (branches.get(branch) ?? 'one branch')),
    ministry && `ministry ${ministry}`,
    gender,
    filter.language && `language ${nameOfLanguage(filter.language)}`,
    rangeOf('age', filter.age_from, filter.age_to),
    monthOf('birthday', filter.birthday_month),
    monthOf('wedding anniversary', filter.wedding_month),
    filter.baptism && baptismNames[filter.baptism].toLowerCase(),
    rangeOf('baptised', dayOf(filter.baptised_from), dayOf(filter.baptised_to)),
    rangeOf('member', dayOf(filter.joined_from), dayOf(filter.joined_to)),
    rangeOf('married', dayOf(filter.married_from), dayOf(filter.married_to)),
    hasOr('a telephone', filter.telephone),
    hasOr('an e-mail address', filter.email),
    hasOr('an account', filter.account),
    filter.children && childrenNames[filter.children],
    purpose && leave && `${consentNames[leave]}: ${purposeNames[purpose]}`,
    not_seen && `not seen for ${not_seen} ${not_seen === '1' ? 'week' : 'weeks'}`,
  ].filter((words): words is string => Boolean(words))
}

const childrenNames = {
  yes: 'lives with a child under 18',
  parents: 'grown-up, lives with a child under 18',
  no: 'lives with no child under 18',
} as const

/** What the register says of a baptism. */
export const baptismNames = {
  yes: 'Baptised',
  no: 'Not baptised',
  unknown: 'Not known whether baptised',
} as const

export const consentNames = {
  yes: 'consent given',
  no: 'consent refused',
  unknown: 'consent not known',
} as const

const dayOf = (day: string | undefined) => day && formatDay(day)

const hasOr = (what: string, answer: string | undefined) =>
  answer && (answer === 'yes' ? `with ${what}` : `without ${what}`)

const monthOf = (what: string, month: string | undefined) =>
  month && `${what} ${month === 'this' ? 'this month' : `in ${monthNames[Number(month) - 1]}`}`

function rangeOf(what: string, from: string | undefined, to: string | undefined): string {
  if (from && to) return `${what} ${from} to ${to}`
  if (from) return `${what} from ${from}`
  return to ? `${what} up to ${to}` : ''
}

/** Why somebody is on a list of those who were not seen. */
export function whyNotSeen({
  last_seen,
  last_seen_at,
  missed,
}: {
  last_seen: string | null
  last_seen_at: SeenAt | null
  missed: number | null
}): string {
  if (missed === null) return ''
  if (last_seen && missed === 0)
    return `Last seen on ${formatDay(last_seen)} at a ${last_seen_at ?? 'service'}, not checked in since`
  const absent = `marked absent ${missed === 1 ? 'once' : `${missed} times`}`
  return last_seen
    ? `Last seen on ${formatDay(last_seen)} at a ${last_seen_at ?? 'meeting'}, ${absent} since`
    : `Never marked present at a meeting or service, ${absent}`
}
