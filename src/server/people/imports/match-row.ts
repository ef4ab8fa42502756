import { hash } from 'node:crypto'
import type { Fate } from '../../../lib/contract/people-import.ts'
import { nameOfPerson } from '../../../lib/contract/person.ts'
import { isWholeDate } from '../../../lib/partial-date.ts'
import { compareNames } from '../../people-register/names.ts'
import type { RowRead } from './row-read.ts'

/** A person of the register, or of an earlier row of the same list. */
export type Known = {
  id: number
  /** The row of the list; undefined for the register. */
  row?: number
  name: string
  telephones: readonly string[]
  email: string
  born: string
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
  const found = known.map((one) => ({ one, ...relationOf(read, name, one) }))
  const same = found.filter(({ is }) => is === 'same').map(({ one }) => one)
  const maybe = found.filter(({ is }) => is === 'maybe')
  const mate = found.find(({ is }) => is === 'mate')?.one
  const remarked = remarks.length > 0 ? ` ${remarks.join('. ')}: it is kept as a note.` : ''
  const people = [...new Set(same.map(({ id, row }) => `${id} ${row}`))]
  const [match] = same
  if (people.length > 1)
    return { fate: 'doubtful', why: `It may be ${same.slice(0, 3).map(shownOf).join(' or ')}.`, match }
  if (doubts.length > 0) return { fate: 'doubtful', why: `${doubts.join('. ')}.`, match, mate }
  if (match?.isDoubtful)
    return { fate: 'doubtful', why: `It is ${shownOf(match)}, which is in doubt itself.`, match }
  if (match?.said !== undefined && match.said === hashOfRow(read))
    return { fate: 'same', why: `It says the same as row ${match.row}.`, match }
  if (match) return { fate: 'changes', why: `It is ${shownOf(match)}.${remarked}`, match, mate }
  const [first] = maybe
  if (first)
    return { fate: 'doubtful', why: `It may be ${shownOf(first.one)}: ${first.why}.`, match: first.one, mate }
  const lives = mate ? ` The telephone number is that of ${shownOf(mate)} too: they live together.` : ''
  return { fate: 'new', why: `${lives}${remarked}`.trim(), mate }
}

/** What a row says, for comparison: a hash, since a list may have 100,000 rows. */
export const hashOfRow = ({ values, notes, consents }: RowRead): string =>
  hash('sha1', JSON.stringify([values, notes, consents]), 'base64')

const shownOf = ({ name, row }: Known) => (row === undefined ? name : `${name} of row ${row}`)

type Relation = { is: 'same' | 'maybe' | 'mate' | 'other'; why: string }
const other: Relation = { is: 'other', why: '' }

function relationOf({ values }: RowRead, name: string, one: Known): Relation {
  const alike = compareNames(name, one.name)
  const numbers = [values.telephone, values.other_telephone].filter(Boolean)
  const sharesNumber = numbers.some((number) => one.telephones.includes(number))
  if (alike === 'other') return sharesNumber ? mateOf : other
  const sharesEmail = values.email !== '' && values.email === one.email
  const births = birthsOf(values.born, one.born)
  if (sharesNumber || sharesEmail) return reachedAlike(alike, births)
  if (births === 'same')
    return alike === 'same' ? sameAs : maybe('a name like this one, and the same birth date')
  const numbersApart = numbers.length > 0 && one.telephones.length > 0
  const isApart = numbersApart || (values.email !== '' && one.email !== '') || births === 'apart'
  return alike === 'same' && !isApart ? maybe('the same name, and nothing that tells them apart') : other
}

/** Of two with a telephone number or address in common and names alike. */
function reachedAlike(alike: 'same' | 'similar', births: Births): Relation {
  if (births !== 'apart') return sameAs
  return alike === 'same' ? maybe('the same name and telephone number, but another birth date') : mateOf
}

const sameAs: Relation = { is: 'same', why: '' }
const mateOf: Relation = { is: 'mate', why: '' }
const maybe = (why: string): Relation => ({ is: 'maybe', why })

type Births = 'same' | 'apart' | 'unknown'

/** Whole birth dates tell people apart, and so do years that are more than one apart: who knows only the year may be wrong by one. */
function birthsOf(mine: string, theirs: string): Births {
  if (isWholeDate(mine) && isWholeDate(theirs)) return mine === theirs ? 'same' : 'apart'
  const [year, other] = [Number(mine.slice(0, 4)), Number(theirs.slice(0, 4))]
  return year > 0 && other > 0 && Math.abs(year - other) > 1 ? 'apart' : 'unknown'
}
