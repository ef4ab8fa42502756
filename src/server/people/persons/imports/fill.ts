import type { Selectable } from 'kysely'
import { type Purpose, purposes } from '../../../../lib/contract/messages/message.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import { nameOfLanguage } from '../../../../lib/text/language-names.ts'
import { formatPartialDate, uniteDates } from '../../../../lib/time/partial-date.ts'
import type { PersonConsentTable } from '../../../platform/db/tables/people.ts'
import { compareNames } from '../../../register/entries/names.ts'
import type { Person, PersonColumns } from '../../../register/entries/repo.ts'
import { peopleImportRefusals } from './messages.ts'
import type { Values } from './reading/row-read.ts'
import type { Plan } from './repo.ts'

type Consent = Pick<Selectable<PersonConsentTable>, 'purpose' | 'given'>

const names = {
  title: 'title',
  baptism: 'baptised or not',
  gender: 'gender',
  middle_name: 'middle name',
  telephone: 'telephone',
  other_telephone: 'other telephone',
  email: 'e-mail',
  born: 'birthday',
  baptised: 'day of baptism',
  joined: 'day of membership',
  married: 'wedding day',
  address: 'address',
  language: 'language',
  status: 'status',
  fellowship_id: 'fellowship',
  branch_id: 'branch',
} as const
type Column = keyof typeof names

/** What a column is called in the language of who tries the list; in notes, which stay, it is English. */
function nameOf(column: Column | 'ministries'): string {
  const words = peopleImportRefusals
  const shown: Record<Column | 'ministries', () => string> = {
    title: () => words.titleColumn,
    baptism: () => words.baptismColumn,
    gender: () => words.genderColumn,
    middle_name: () => words.middleNameColumn,
    telephone: () => words.telephoneColumn,
    other_telephone: () => words.otherTelephoneColumn,
    email: () => words.emailColumn,
    born: () => words.bornColumn,
    baptised: () => words.baptisedColumn,
    joined: () => words.joinedColumn,
    married: () => words.marriedColumn,
    address: () => words.addressColumn,
    language: () => words.languageColumn,
    status: () => words.statusColumn,
    fellowship_id: () => words.fellowshipColumn,
    branch_id: () => words.branchColumn,
    ministries: () => words.ministriesColumn,
  }
  return shown[column]()
}

/** Of a day the list may say the part that the register does not know. */
const days = ['born', 'baptised', 'joined', 'married'] as const
const isDay = (column: Column): column is (typeof days)[number] => days.some((day) => day === column)

/** What a member with an account says of themselves; a list does not fill it in. */
const own: ReadonlySet<Column> = new Set(['gender', 'middle_name', 'telephone', 'email', 'fellowship_id'])

/**
 * What a row changes of somebody known: it fills in what is blank. Where the register says something else, that stays, and the
 * list's word is kept as a note. A no is never turned into a yes.
 */
export function changesOf(person: Person, consents: readonly Consent[], plan: Plan, list: string) {
  const { values } = plan
  const { changes, filled, differ } = filledIn(person, values, plan.named)
  const notes = [...plan.notes, ...differ]
  const name = nameOfPerson(values)
  if (compareNames(name, nameOfPerson(person)) !== 'same') notes.push(`name: ${name}`)
  const ministries = JSON.parse(person.ministries) as string[]
  const more = values.ministries.filter((one) => !ministries.includes(one))
  if (more.length > 0) {
    changes.ministries = JSON.stringify([...ministries, ...more])
    filled.push('ministries')
  }
  const missing = notes.filter((line) => !person.notes.includes(line))
  if (missing.length > 0) changes.notes = [person.notes, ...noted(missing, list)].filter(Boolean).join('\n')
  const decided = consentsOf(consents, plan)
  const sentences = [
    ...(filled.length > 0
      ? [peopleImportRefusals.fillsColumns({ columns: filled.map((column) => nameOf(column)).join(', ') })]
      : []),
    ...(missing.length > 0 ? [peopleImportRefusals.fillsNote({ count: missing.length })] : []),
    ...decided.map(({ purpose, given }) =>
      (given ? peopleImportRefusals.saysYes : peopleImportRefusals.saysNo)({ purpose }),
    ),
  ]
  return { changes, decided, sentences }
}

/** What is blank and can be filled in, and what the list says differently. */
function filledIn(person: Person, values: Values, named: Plan['named']) {
  const changes: Partial<PersonColumns> = {}
  const filled: (Column | 'ministries')[] = []
  const differ: string[] = []
  for (const column of Object.keys(names) as Column[]) {
    const value = listedValueOf(column, values, person)
    if (!value || value === person[column]) continue
    if (isFillable(column, values, person)) {
      Object.assign(changes, { [column]: value })
      filled.push(column)
    } else if (!isOtherNumber(column, values, person))
      differ.push(`${names[column]}: ${shownOf(column, values, named)}`)
  }
  return { changes, filled, differ }
}

/** A place by its name, and a day in words. */
function shownOf(column: Column, values: Values, named: Plan['named']): string {
  if (column === 'fellowship_id' || column === 'branch_id') return named[column] ?? ''
  if (column === 'language') return nameOfLanguage(values.language)
  return isDay(column) ? formatPartialDate(values[column]) : values[column]
}

/** What a list says of a column; of a day, what both know of it. Whose day of baptism is known is baptised. */
function listedValueOf(column: Column, values: Values, person: Person) {
  if (column === 'baptism' && values.baptism === 'yes' && (person.baptised || values.baptised)) return ''
  if (!isDay(column)) return values[column]
  return values[column] && (uniteDates(values[column], person[column]) ?? values[column])
}

/** Nothing stands there, or of a day a part. What an account says of itself stays. */
function isFillable(column: Column, values: Values, person: Person): boolean {
  if (person.account_id !== null && own.has(column)) return false
  const stands = person[column]
  if (stands === '' || stands === null) return true
  return isDay(column) && uniteDates(values[column], person[column]) !== undefined
}

const isOtherNumber = (column: Column, values: Values, person: Person) =>
  (column === 'telephone' || column === 'other_telephone') &&
  [person.telephone, person.other_telephone].includes(values[column])

/** The lines of notes, below the name of the list that said them. */
export const noted = (notes: readonly string[], list: string): string[] =>
  notes.length > 0 ? [`From ${list}:`, ...notes] : []

type Decided = { purpose: Purpose; given: boolean }

/** A yes where nothing is known, and every no. */
export function consentsOf(
  consents: readonly Consent[],
  { consents: answers }: Pick<Plan, 'consents'>,
): Decided[] {
  return purposes.flatMap((purpose) => {
    const given = answers[purpose]
    const stands = consents.find((one) => one.purpose === purpose)
    if (given === undefined || (stands && (given || stands.given === 0))) return []
    return [{ purpose, given }]
  })
}
