import { hash } from 'node:crypto'
import type { Fate } from '../../../../lib/contract/people/people-import.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import { isWholeDate } from '../../../../lib/time/partial-date.ts'
import { compareNames } from '../../../register/entries/names.ts'
import type { Standing } from '../../../register/imported/known-people.ts'
import { peopleImportRefusals } from './messages.ts'
import type { RowRead } from './reading/row-read.ts'

/** A person of the register, or of an earlier row of the same list. */
export type Known = Standing & {
  /** The row of the list; undefined for the register. */
  row?: number
  /** The hash of its row, to tell whether a later row says more. */
  said?: string
  /** Whether its row is in doubt itself. */
  isDoubtful?: boolean
}

export type RowMatch = {
  fate: Fate
  why: string
  /** The person whom the row matches, or may match. */
  match?: Known | undefined
  /** A different person with the same telephone number, who belongs to the same household. */
  mate?: Known | undefined
}

/**
 * Whether a row is somebody known: by telephone or address and a name alike, or by name and birth date. The same telephone with
 * another name is somebody else of the household.
 */
export function matchRow(read: RowRead, known: readonly Known[]): RowMatch {
  if (read.refused) return { fate: 'refused', why: read.refused }
  const { values, doubts, remarks } = read
  const name = nameOfPerson(values)
  const relations = known.map((one) => ({ one, ...relationOf(read, name, one) }))
  const same = relations.filter(({ is }) => is === 'same').map(({ one }) => one)
  const maybe = relations.filter(({ is }) => is === 'maybe')
  const mate = relations.find(({ is }) => is === 'mate')?.one
  const apart = relations.find(({ is }) => is === 'apart')?.one.unproven
  const words = peopleImportRefusals
  const kept = apart ? words.staysApart({ account: apart.shown }) : ''
  const remarked = remarks.length > 0 ? words.isKeptAsNote({ remarks: remarks.join('. ') }) : ''
  const people = [...new Set(same.map(({ id, row }) => `${id} ${row}`))]
  const [match] = same
  if (people.length > 1) {
    const named = same.slice(0, 3).map(shownOf)
    const why = words.mayPeople({ people: named.reduce((first, second) => words.or({ first, second })) })
    return { fate: 'doubtful', why, match }
  }
  if (doubts.length > 0) return { fate: 'doubtful', why: `${doubts.join('. ')}.`, match, mate }
  if (match?.isDoubtful)
    return { fate: 'doubtful', why: words.personWhichDoubtItself({ person: shownOf(match) }), match }
  if (match?.row !== undefined && match.said === hashOfRow(read))
    return { fate: 'same', why: words.saysSameAsRow({ row: match.row }), match }
  if (match) {
    const why = sentences(words.isPerson({ person: shownOf(match) }), kept, remarked)
    return { fate: 'changes', why, match, mate }
  }
  const [first] = maybe
  if (first) {
    const why = words.mayPersonWhy({ person: shownOf(first.one), why: first.why })
    return { fate: 'doubtful', why, match: first.one, mate }
  }
  const lives = mate ? words.liveTogether({ person: shownOf(mate) }) : ''
  return { fate: 'new', why: sentences(kept, lives, remarked), mate }
}

const sentences = (...all: readonly string[]): string => all.filter(Boolean).join(' ')

/** What a row says, for comparison: a hash, since a list may have 100,000 rows. */
export const hashOfRow = ({ values, notes, consents }: RowRead): string =>
  hash('sha1', JSON.stringify([values, notes, consents]), 'base64')

const shownOf = ({ name, row }: Known) =>
  row === undefined ? name : peopleImportRefusals.ofRow({ name, row })

/** `apart`: an account says the same of itself and has not shown it. */
type Relation = { is: 'same' | 'maybe' | 'mate' | 'apart' | 'other'; why: string }
const other: Relation = { is: 'other', why: '' }

function relationOf({ values }: RowRead, name: string, one: Known): Relation {
  const alike = compareNames(name, one.name)
  const numbers = [values.telephone, values.other_telephone].filter(Boolean)
  const sharesNumber = numbers.some((number) => one.telephones.includes(number))
  if (alike === 'other') return sharesNumber ? mateOf : other
  const sharesEmail = values.email !== '' && values.email === one.email
  const births = birthsOf(values.born, one.born)
  if (sharesNumber || sharesEmail) return reachedAlike(alike, births)
  if (isSaidByAccount(values, numbers, one)) return { is: 'apart', why: '' }
  if (births === 'same') return bornAlike(alike, one)
  const isApart = isReachedApart(values, numbers, one) || births === 'apart'
  return alike === 'same' && !isApart ? maybe(peopleImportRefusals.sameNameAlone) : other
}

/** The account of somebody gives a number or the address of a row, and has not shown it. */
const isSaidByAccount = (values: RowRead['values'], numbers: readonly string[], { unproven }: Known) =>
  unproven !== undefined &&
  (numbers.includes(unproven.telephone) || (values.email !== '' && values.email === unproven.email))

/** Of two with names alike and one birth date, which an account may give as it likes. */
function bornAlike(alike: 'same' | 'similar', { unproven }: Known): Relation {
  if (unproven?.birth) return maybe(peopleImportRefusals.likeNameAccountBirth)
  return alike === 'same' ? sameAs : maybe(peopleImportRefusals.likeNameBirth)
}

/** Both have a number, or both an address, and not the same. */
const isReachedApart = (
  values: RowRead['values'],
  numbers: readonly string[],
  { telephones, email, unproven }: Known,
): boolean =>
  (numbers.length > 0 && (telephones.length > 0 || Boolean(unproven?.telephone))) ||
  (values.email !== '' && (email !== '' || Boolean(unproven?.email)))

/** Of two with a telephone number or address in common and names alike. */
function reachedAlike(alike: 'same' | 'similar', births: Births): Relation {
  if (births !== 'apart') return sameAs
  return alike === 'same' ? maybe(peopleImportRefusals.sameNameOtherBirth) : mateOf
}

const sameAs: Relation = { is: 'same', why: '' }
const mateOf: Relation = { is: 'mate', why: '' }
const maybe = (why: string): Relation => ({ is: 'maybe', why })

type Births = 'same' | 'apart' | 'unknown'

/**
 * Whether two birthdays exclude that two people are one: different whole dates do, and so do years more than one apart. A year
 * alone may be wrong by one.
 */
function birthsOf(mine: string, theirs: string): Births {
  if (isWholeDate(mine) && isWholeDate(theirs)) return mine === theirs ? 'same' : 'apart'
  const [year, other] = [Number(mine.slice(0, 4)), Number(theirs.slice(0, 4))]
  return year > 0 && other > 0 && Math.abs(year - other) > 1 ? 'apart' : 'unknown'
}
