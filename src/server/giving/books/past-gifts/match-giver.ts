import type { GiverFate } from '../../../../lib/contract/giving/past-gift.ts'
import { compareNames } from '../../../register/entries/names.ts'
import type { Standing } from '../../../register/imported/known-people.ts'
import type { FileGiver } from './read-row.ts'

/** What an earlier file said of the same giver. `what`: by what it is the same. */
export type Remembered = {
  person: { id: number; name: string } | null
  file: string
  what: 'choice' | 'number' | 'envelope'
}

export type JudgedGiver = {
  fate: GiverFate
  /** In a sentence. */
  why: string
  person: number | null
  /** The ids of people who it may be. */
  candidates: readonly number[]
}

const mostCandidates = 20

/**
 * Who a giver of a file is: as a treasurer said before, by e-mail address or telephone with a name alike, or by the whole name where one
 * person has it and nothing else tells them apart. Everything else is left to the treasurer.
 */
export function matchGiver(
  giver: FileGiver,
  known: readonly Standing[],
  remembered: Remembered | undefined,
): JudgedGiver {
  const before = remembered && byMemory(giver, remembered)
  if (before) return before
  const reached = known.filter((one) => meets(giver, one))
  if (reached.length > 0) return byContact(giver, reached)
  return byName(giver, known)
}

function byMemory({ name }: FileGiver, { person, file, what }: Remembered): JudgedGiver | undefined {
  if (what === 'choice')
    return person
      ? matched(person.id, `You said so for “${file}”.`)
      : { fate: 'nobody', why: `You said so for “${file}”.`, person: null, candidates: [] }
  if (!person) return undefined
  const which = what === 'number' ? 'number in the other program' : 'envelope'
  if (name !== '' && compareNames(name, person.name) === 'other')
    return choose(`The ${which} was that of ${person.name} in “${file}”, but the name is another one.`, [
      person.id,
    ])
  return matched(person.id, `The ${which} was that of ${person.name} in “${file}”.`)
}

const meets = ({ email, telephones }: FileGiver, one: Standing): boolean =>
  (email !== '' && one.email === email) || telephones.some((number) => one.telephones.includes(number))

function byContact(giver: FileGiver, reached: readonly Standing[]): JudgedGiver {
  const { name } = giver
  const likeness = (one: Standing) => (name === '' ? 'same' : compareNames(name, one.name))
  const alike = reached.filter((one) => likeness(one) !== 'other')
  const same = alike.filter((one) => likeness(one) === 'same')
  const [only, second] = same.length > 0 ? same : alike
  if (only && !second) return matched(only.id, `${contactOf(giver, only)} is that of ${only.name}.`)
  const [first] = reached
  const why =
    alike.length > 1
      ? `Several people have this telephone number or address: ${names(alike)}.`
      : `${first ? contactOf(giver, first) : 'It'} is that of ${names(reached)}, but the name is another one.`
  return choose(why, ids(alike.length > 0 ? alike : reached))
}

const contactOf = ({ email }: FileGiver, one: Standing): string =>
  email !== '' && one.email === email ? 'The e-mail address' : 'The telephone number'

function byName(giver: FileGiver, known: readonly Standing[]): JudgedGiver {
  const { name } = giver
  if (name === '') return unknown('No name is given, and nobody has this envelope, number or address.')
  const alike = known.map((one) => ({ one, is: compareNames(name, one.name) }))
  const same = alike.filter(({ is }) => is === 'same').map(({ one }) => one)
  const similar = alike.filter(({ is }) => is === 'similar').map(({ one }) => one)
  const [only, second] = same
  if (only && second) return choose(`${same.length} people of the register have this name.`, ids(same))
  if (only) return byOneName(giver, only)
  if (similar.length > 0) return choose(`The name is like that of ${names(similar)}.`, ids(similar))
  return unknown('Nobody of the register has this name.')
}

function byOneName(giver: FileGiver, one: Standing): JudgedGiver {
  if (isOwnWord(one))
    return choose(
      `${one.unproven?.shown ?? 'An account'} has this name, and nothing shows whose the account is.`,
      [one.id],
    )
  const isApart =
    (giver.telephones.length > 0 && one.telephones.length > 0) || (giver.email !== '' && one.email !== '')
  if (isApart) return choose(`${one.name} has this name, and another telephone number or address.`, [one.id])
  return matched(one.id, `${one.name} is the only one of the register with this name.`)
}

/** Everything that the entry says is the word of an account that has shown nothing. */
const isOwnWord = ({ unproven, telephones, email }: Standing): boolean =>
  unproven?.birth === true && telephones.length === 0 && email === ''

const ids = (people: readonly Standing[]) => people.slice(0, mostCandidates).map(({ id }) => id)
const names = (people: readonly Standing[]) =>
  people
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ')

const matched = (person: number, why: string): JudgedGiver => ({
  fate: 'matched',
  why,
  person,
  candidates: [],
})
const choose = (why: string, candidates: readonly number[]): JudgedGiver => ({
  fate: 'choose',
  why,
  person: null,
  candidates,
})
const unknown = (why: string): JudgedGiver => ({ fate: 'unknown', why, person: null, candidates: [] })
