import { emailShape } from '../../../lib/contract/email.ts'
import { type Purpose, purposes } from '../../../lib/contract/message.ts'
import { MaybeName } from '../../../lib/contract/name.ts'
import type { ColumnKind, DateOrder } from '../../../lib/contract/people-import.ts'
import { harmless } from '../../../lib/csv.ts'
import { foldName } from '../../people-register/names.ts'
import { readDay } from './days.ts'
import { dayKinds } from './mapping.ts'
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
  /** Ids by folded name. */
  fellowships: ReadonlyMap<string, number>
  /** The same of branches. */
  branches: ReadonlyMap<string, number>
}

export type Values = {
  first_name: string
  middle_name: string
  last_name: string
  gender: string
  telephone: string
  other_telephone: string
  email: string
  born: string
  baptised: string
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
  ...{ email: '', born: '', baptised: '', joined: '', married: '', address: '', status: '' },
  ...{ fellowship_id: null, branch_id: null, ministries: [] },
})

/** Reads a row. What cannot be read stands in its notes, so that nothing is lost. */
export function readRow(cells: readonly string[], reading: Reading): RowRead {
  const read: RowRead = {
    ...{ values: blank(), notes: [], consents: {}, homes: [], doubts: [], remarks: [], refused: '' },
  }
  for (const [at, kind] of reading.mapping.entries()) {
    const cell = (cells[at] ?? '').trim()
    if (cell !== '') readCell(read, cell, { kind, at, reading })
  }
  const { values } = read
  if (!values.first_name && values.last_name) [values.first_name, values.last_name] = [values.last_name, '']
  read.refused = whyRefused(values)
  if (values.telephone) read.homes.push(`telephone ${values.telephone}`)
  const address = foldName(values.address)
  // A part of a town is no house.
  if (address.length >= 8 && /\d/.test(address)) read.homes.push(`address ${address}`)
  return read
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
  if (dayKinds.has(kind)) readDayCell(read, cell, of, { keep, remark })
  else if (kind.startsWith('consent ')) readConsent(read, cell, kind, remark)
  else (readers[kind] ?? readNote)(read, cell, of, { keep, remark })
}

type Reader = (read: RowRead, cell: string, of: Cell, remarks: Remarks) => void

const readNote: Reader = (_read, _cell, _of, { keep }) => keep()

const readPart: Reader = ({ values }, cell, { kind }) => {
  values[kind as 'first_name'] = cell.replace(/\s+/g, ' ')
}

const readers: Partial<Record<ColumnKind, Reader>> = {
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
    else keep()
  },
  email: ({ values }, cell, _of, { remark }) => {
    if (emailShape.test(cell) && cell.length <= 150) values.email = cell.toLowerCase()
    else remark(`“${shortened(cell)}” is no e-mail address`)
  },
  address: ({ values }, cell, _of, { keep }) => {
    values.address = harmless(cell).slice(0, 300)
    if (cell.length > 300) keep()
  },
  household: ({ homes }, cell) => void homes.push(`household ${foldName(cell)}`),
  status: ({ values }, cell, { reading }, { remark }) => {
    const found = reading.statuses.find((status) => foldName(status) === foldName(cell))
    if (found) values.status = found
    else remark(`“${shortened(cell)}” is no status of the church`)
  },
  fellowship: ({ values }, cell, { reading }, { remark }) => {
    const found = reading.fellowships.get(foldName(cell))
    if (found) values.fellowship_id = found
    else remark(`There is no fellowship “${shortened(cell)}”`)
  },
  branch: ({ values }, cell, { reading }, { remark }) => {
    const found = reading.branches.get(foldName(cell))
    if (found) values.branch_id = found
    else remark(`There is no branch “${shortened(cell)}”`)
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

const titles =
  /^(mr|mrs|miss|ms|dr|rev|prof|pastor|elder|deacon|deaconess|madam|sister|brother|bro|sis)\.?\s+/i

function readName({ values, doubts }: RowRead, cell: string, { kind }: Cell): void {
  const name = withoutTitles(cell.replace(/\s+/g, ' ').trim())
  if (/\s(&|and|ne|kple|et)\s/i.test(name)) doubts.push('There may be two people in this name')
  const [before = '', after = ''] = name.split(/,\s*/, 2)
  if (after !== '') {
    const [first = '', ...middle] = withoutTitles(after).split(' ')
    Object.assign(values, { first_name: first, middle_name: middle.join(' '), last_name: before })
    return
  }
  const [one = '', ...others] = name.split(' ')
  const isLastFirst = kind === 'full_name_last_first' && others.length > 0
  const parts = isLastFirst
    ? { last_name: one, first_name: others[0], middle_name: others.slice(1).join(' ') }
    : { first_name: one, middle_name: others.slice(0, -1).join(' '), last_name: others.at(-1) ?? '' }
  Object.assign(values, parts)
}

const withoutTitles = (name: string): string => {
  const bare = name.replace(titles, '')
  return bare === name ? name : withoutTitles(bare)
}

function readNumbers(read: RowRead, cell: string, { kind, reading }: Cell, { keep }: Remarks): void {
  const { values, doubts, remarks } = read
  const found = readTelephones(cell, reading.country)
  const numbers = found.flatMap((one) => ('number' in one ? one.number : []))
  for (const one of found) {
    if ('doubt' in one) doubts.push(`The telephone number ${one.doubt}`)
    if ('wrong' in one) remarks.push(`“${shortened(one.wrong)}” is no telephone number`)
  }
  for (const number of numbers) addNumber(values, kind as 'telephone', number)
  if (numbers.length < found.length || numbers.length > 2) keep()
}

function addNumber(values: Values, kind: 'telephone' | 'other_telephone', number: string): void {
  if (values[kind] === '') values[kind] = number
  else if (values.other_telephone === '' && values.telephone !== number) values.other_telephone = number
}

function readDayCell({ values, doubts }: RowRead, cell: string, of: Cell, { keep, remark }: Remarks): void {
  const { kind, at, reading } = of
  const found = readDay(cell, reading.dates[at] ?? '', reading.today)
  if (!found) return
  if ('either' in found) {
    doubts.push(`“${shortened(cell)}” can be two days: please say above how its column is written`)
    keep()
  } else if ('wrong' in found) remark(`“${shortened(cell)}” is no day that can be read`)
  else if (found.day > reading.today) remark(`“${shortened(cell)}” is a day that has not come yet`)
  else values[kind as 'born'] = found.day
}

const genders = new Map([
  ...['f', 'female', 'woman', 'w', 'girl', 'obaa', 'nyonu', 'femme'].map((word) => [word, 'female'] as const),
  ...['m', 'male', 'man', 'boy', 'obarima', 'nutsu', 'homme'].map((word) => [word, 'male'] as const),
])

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ok', 'aane', 'ee', 'oui', 'agreed', 'given'])
const no = new Set(['no', 'n', 'false', '0', 'daabi', 'ao', 'non', 'declined', 'stop', 'opt out', 'refused'])

function yesOrNo(cell: string): boolean | undefined {
  const word = foldName(cell)
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
