import { emailShape } from '../../../lib/contract/email.ts'
import { type Purpose, purposes } from '../../../lib/contract/message.ts'
import { MaybeName } from '../../../lib/contract/name.ts'
import type { ColumnKind, DateOrder } from '../../../lib/contract/people-import.ts'
import { harmless } from '../../../lib/csv.ts'
import { uniteDates } from '../../../lib/partial-date.ts'
import { foldName } from '../../people-register/names.ts'
import { joinTitles, type Titles, takeTitles } from '../titles.ts'
import { readDay } from './days.ts'
import { dayKinds } from './mapping.ts'
import { readTitles, readWholeName } from './name-parts.ts'
import { readTelephones } from './telephones.ts'

// One idea: what one row of a list says. Its length is the kinds of columns.

/** The settings of a list, which are the same for all rows. */
export type Reading = {
  header: readonly string[]
  mapping: readonly ColumnKind[]
  dates: readonly DateOrder[]
  country: string
  today: string
  statuses: readonly string[]
  titles: Titles
  /** Ids by folded name. */
  fellowships: ReadonlyMap<string, number>
  /** The same of branches. */
  branches: ReadonlyMap<string, number>
}

export type Values = {
  title: string
  first_name: string
  middle_name: string
  last_name: string
  gender: string
  telephone: string
  other_telephone: string
  email: string
  born: string
  baptised: string
  baptism: '' | 'yes' | 'no'
  joined: string
  married: string
  address: string
  status: string
  fellowship_id: number | null
  branch_id: number | null
  ministries: string[]
}

export type RowRead = {
  values: Values
  /** What the list says beside its columns, a line each. */
  notes: string[]
  consents: Partial<Record<Purpose, boolean>>
  /** The names of the fellowship and the branch, where the church has them. */
  named: { fellowship_id?: string; branch_id?: string }
  /** A fellowship that the church does not have. */
  unknown?: string | undefined
  /** What a household has in common. */
  homes: string[]
  /** Why a person has to look at it. */
  doubts: string[]
  /** What is kept as a note because it could not be read. */
  remarks: string[]
  refused: string
}

const blank = (): Values => ({
  ...{ first_name: '', middle_name: '', last_name: '', gender: '', telephone: '', other_telephone: '' },
  ...{ email: '', born: '', baptised: '', baptism: '', joined: '', married: '', address: '', status: '' },
  title: '',
  ...{ fellowship_id: null, branch_id: null, ministries: [] },
})

/** Reads a row. What cannot be read stands in its notes, so that nothing is lost. */
export function readRow(cells: readonly string[], reading: Reading): RowRead {
  const read: RowRead = {
    ...{ values: blank(), notes: [], consents: {}, named: {}, homes: [], doubts: [], remarks: [] },
    refused: '',
  }
  for (const [at, kind] of reading.mapping.entries()) {
    const cell = (cells[at] ?? '').trim()
    if (cell !== '') readCell(read, cell, { kind, at, reading })
  }
  const { values } = read
  settleNames(values)
  if (!values.telephone) [values.telephone, values.other_telephone] = [values.other_telephone, '']
  read.refused = whyRefused(values)
  if (values.telephone) read.homes.push(`telephone ${values.telephone}`)
  return read
}

/** Without a first name the other names are the first and middle names, as in registers with `SURNAME` and `Other Names`. */
function settleNames(values: Values): void {
  if (values.first_name) return
  const [first = '', ...middle] = values.middle_name.split(' ')
  Object.assign(values, { first_name: first, middle_name: middle.join(' ') })
  if (!first) Object.assign(values, { first_name: values.last_name, last_name: '' })
}

function whyRefused({ first_name, middle_name, last_name }: Values): string {
  if (!first_name) return 'It has no name.'
  if (/^[=+@]/.test(first_name) || /^[=+@]/.test(last_name)) return 'Its name is a formula of a spreadsheet.'
  const names = [first_name, middle_name, last_name]
  const wrong = names.map((name) => MaybeName.safeParse(name)).find(({ success }) => !success)
  return wrong ? `Its name cannot be kept: ${wrong.error?.issues[0]?.message ?? ''}.` : ''
}

type Cell = { kind: ColumnKind; at: number; reading: Reading }
/** `keep` keeps a cell as a note; `remark` does, too, and says why. */
type Remarks = { keep: () => void; remark: (why: string) => void }

function readCell(read: RowRead, cell: string, { kind, at, reading }: Cell): void {
  const heading = reading.header[at] || `Column ${at + 1}`
  const keep = () => void read.notes.push(`${heading}: ${harmless(cell)}`)
  const remark = (why: string) => {
    read.remarks.push(why)
    keep()
  }
  const of = { kind, at, reading }
  if (kind === 'left out') return
  if (dayKinds.has(kind)) readDayCell(read, cell, of, { keep, remark })
  else if (kind.startsWith('consent ')) readConsent(read, cell, kind, remark)
  else (readers[kind] ?? readNote)(read, cell, of, { keep, remark })
}

type Reader = (read: RowRead, cell: string, of: Cell, remarks: Remarks) => void

const readNote: Reader = (_read, _cell, _of, { keep }) => keep()

/** A part of a name. The first column of a kind that says something counts; what another one says is kept as a note. */
const readPart: Reader = ({ values }, cell, { kind, reading }, { keep }) => {
  const part = kind as 'first_name'
  const { title, rest, aside } = readTitles(cell, reading.titles, kind === 'last_name' ? 0 : 1)
  values.title = joinTitles([values.title, title])
  if (aside || (values[part] && values[part] !== rest)) keep()
  values[part] ||= rest
}

const readers: Partial<Record<ColumnKind, Reader>> = {
  title: ({ values }, cell, { reading }, { remark }) => {
    const { title, rest } = takeTitles(cell, reading.titles, 0)
    if (rest) remark(`“${shortened(cell)}” is no title of the church`)
    else values.title = joinTitles([title, values.title])
  },
  first_name: readPart,
  middle_name: readPart,
  last_name: readPart,
  full_name: readName,
  full_name_last_first: readName,
  telephone: readNumbers,
  other_telephone: readNumbers,
  gender: ({ values }, cell, _of, { keep }) => {
    const found = genders.get(foldName(cell))
    if (found) values.gender = found
    else if (!notSaid.has(foldName(cell))) keep()
  },
  email: readEmails,
  address: ({ values, homes }, cell, _of, { keep }) => {
    const parts = cell.split(/\n|:::/).map((part) => part.trim())
    const line = harmless(parts.filter(Boolean).join(', '))
    const address = [values.address, line].filter(Boolean).join(', ')
    const house = foldName(line)
    // A part of a town is no house, and what follows the street is none either.
    if (!values.address && house.length >= 8 && /\d/.test(house)) homes.push(`address ${house}`)
    if (address.length > 300) keep()
    values.address = address.slice(0, 300)
  },
  household: ({ homes }, cell) => void homes.push(`household ${foldName(cell)}`),
  status: ({ values }, cell, { reading }, { remark }) => {
    const found = reading.statuses.find((status) => foldName(status) === foldName(cell))
    if (found) values.status = found
    else remark(`“${shortened(cell)}” is no status of the church`)
  },
  fellowship: (read, cell, { reading }, { remark }) => {
    const found = reading.fellowships.get(foldName(cell))
    read.unknown = found ? undefined : cell
    if (!found) return remark(`There is no fellowship “${shortened(cell)}”`)
    read.values.fellowship_id = found
    read.named.fellowship_id = cell
  },
  branch: ({ values, named }, cell, { reading }, { remark }) => {
    const found = reading.branches.get(foldName(cell))
    if (!found) return remark(`There is no branch “${shortened(cell)}”`)
    values.branch_id = found
    named.branch_id = cell
  },
  ministries: ({ values }, cell) => {
    const named = cell.split(/[,;/]/).map((one) => harmless(one.trim()).slice(0, 60))
    values.ministries = [...new Set(named)].filter(Boolean).slice(0, 30)
  },
}

function readConsent({ consents }: RowRead, cell: string, kind: ColumnKind, remark: Remarks['remark']): void {
  const purpose = purposes.find((one) => kind === `consent ${one}`)
  const said = yesOrNo(cell)
  if (purpose && said !== undefined) consents[purpose] = said
  else remark(`“${shortened(cell)}” is neither yes nor no`)
}

const shortened = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)

function readEmails({ values }: RowRead, cell: string, _of: Cell, { keep, remark }: Remarks): void {
  const parts = cell.split(/:::|[;,\s]+/).map((part) => part.trim().toLowerCase())
  const found = parts.filter((part) => part.length <= 150 && emailShape.test(part))
  const [first = ''] = found
  if (!first) remark(`“${shortened(cell)}” is no e-mail address`)
  else if (values.email ? !found.includes(values.email) : parts.filter(Boolean).length > 1) keep()
  values.email ||= first
}

function readName(read: RowRead, cell: string, { kind, reading }: Cell, { keep }: Remarks): void {
  const { values, doubts } = read
  const { title, isWhole, isOfTwo, ...parts } = readWholeName(cell, kind, reading.titles)
  if (isOfTwo) doubts.push('There may be two people in this name')
  if (!isWhole) keep()
  Object.assign(values, parts, { title: joinTitles([values.title, title]) })
}

function readNumbers(read: RowRead, cell: string, { kind, reading }: Cell, { keep }: Remarks): void {
  const { values, doubts, remarks } = read
  const found = readTelephones(cell, reading.country)
  const numbers = found.flatMap((one) => ('number' in one ? one.number : []))
  for (const one of found) {
    if ('doubt' in one) doubts.push(`The telephone number ${one.doubt}`)
    if ('wrong' in one) remarks.push(`“${shortened(one.wrong)}” is no telephone number`)
  }
  const added = numbers.map((number) => addNumber(values, kind as 'telephone', number))
  if (numbers.length < found.length || added.includes(false)) keep()
}

/** Returns false where there is no more room. */
function addNumber(values: Values, kind: 'telephone' | 'other_telephone', number: string): boolean {
  if ([values.telephone, values.other_telephone].includes(number)) return true
  const place = values[kind] === '' ? kind : 'other_telephone'
  if (values[place] !== '') return false
  values[place] = number
  return true
}

function readDayCell({ values, doubts }: RowRead, cell: string, of: Cell, { keep, remark }: Remarks): void {
  const { kind, at, reading } = of
  const isBaptised = kind === 'baptised' ? yesOrNo(cell) : undefined
  if (isBaptised !== undefined) {
    values.baptism = isBaptised ? 'yes' : 'no'
    return
  }
  const found = readDay(cell, reading.dates[at] ?? '', reading.today)
  if (!found) return
  if ('either' in found) {
    doubts.push(`“${shortened(cell)}” can be two days: please say above how its column is written`)
    keep()
  } else if ('wrong' in found) remark(`“${shortened(cell)}” is no day that can be read`)
  else if (found.day > reading.today) remark(`“${shortened(cell)}” is a day that has not come yet`)
  else addDay(values, kind as 'born', withoutNoYear(found.day), keep)
}

/** Planning Center writes this year where none is known; nobody is so old. */
const withoutNoYear = (day: string): string => day.replace(/^1885-(?!00)/, '0000-')

/** What two columns know of a day is put together. */
function addDay(values: Values, kind: 'born', day: string, keep: () => void): void {
  const united = uniteDates(values[kind], day)
  if (united === undefined) keep()
  else values[kind] = united
}

const genders = new Map([
  ...['f', 'female', 'woman', 'w', 'girl', 'obaa', 'nyonu', 'femme', 'feminin', 'lady'].map(
    (word) => [word, 'female'] as const,
  ),
  ...['m', 'male', 'man', 'boy', 'obarima', 'nutsu', 'homme', 'masculin'].map(
    (word) => [word, 'male'] as const,
  ),
])

const notSaid = new Set(['unspecified', 'unknown', 'not said', 'n a', 'other', 'prefer not to say'])

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ok', 'aane', 'ee', 'oui', 'agreed', 'given'])
const no = new Set(['no', 'n', 'false', '0', 'daabi', 'ao', 'non', 'declined', 'stop', 'opt out', 'refused'])

function yesOrNo(cell: string): boolean | undefined {
  const word = foldName(cell)
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
