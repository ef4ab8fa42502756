import type { Fate } from '../../src/lib/contract/people/people-import.ts'
import type { Church } from './church.ts'

/** A list as a church has it: its rows, and the fate of each. The same seed makes the same list. */
export type PeopleList = { header: string[]; rows: string[][]; fates: Fate[] }

/** Headings in English, Twi and French. */
export const headings = {
  english: [
    'Name',
    'Phone',
    'Date of Birth',
    'Sex',
    'Residential Address',
    'Cell Group',
    'Consent Events',
    'Remarks',
  ],
  twi: ['Din', 'Ahomatrofo', 'Awoda', 'Obaa anaa ɔbarima', 'Tebea', 'Kuw', 'Consent Events', 'Nsɛm'],
  french: ['Nom', 'Téléphone', 'Date de naissance', 'Sexe', 'Adresse', 'Cell', 'Consent Events', 'Remarques'],
} as const

const starts = [
  'Ama',
  'Ɔpɔ',
  'Kwe',
  'Sɛn',
  'Ɖzi',
  'Ƒoli',
  'Ŋuti',
  'Bra',
  'Yaw',
  'Nyar',
  'Asa',
  'Tete',
  'Owu',
  'Gya',
]
const middles = ['ko', 'ba', 'ntɛ', 'dzi', 'mpo', 'sa', 'gye', 'lor', 'kwɛ', 'ri', 'ten', 'vu', 'pra', 'hene']
const ends = ['ah', 'fi', 'so', 'mɔ', 'nya', 'wa', 'dei', 'kɔr', 'tse', 'by', 'rku', 'gbe', 'ma', 'nsu']
const word = (number: number) =>
  `${starts[number % 14]}${middles[Math.floor(number / 14) % 14]}${ends[Math.floor(number / 196) % 14]}`

/** A name that no other number has: the words of two numbers are far from each other. */
const nameOf = (number: number) => ({
  first: word((number * 5) % 2744),
  last: word((number * 997 + 13 + Math.floor(number / 2744) * 333) % 2744),
})
const fullName = (number: number) => `${nameOf(number).first} ${nameOf(number).last}`

const national = (number: number) => `24${String(5_000_000 + number)}`

/** One number in each of its spellings. */
const spellings: readonly ((digits: string) => string)[] = [
  (digits) => `0${digits}`,
  (digits) => `+233 ${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`,
  (digits) => digits,
  (digits) => `233${digits}`,
  (digits) => `00233${digits}`,
  (digits) => `+233 (0)${digits}`,
  (digits) => `="0${digits}"`,
  (digits) => `2.33${digits}E+11`,
  (digits) => `O${digits}`,
  (digits) => `0${digits.slice(0, 2)}-${digits.slice(2, 5)}-${digits.slice(5)} / 020 ${digits.slice(2)}`,
]

const twiMonths = ['Ɔpɛpɔn', 'Ɔgyefoɔ', 'Ɔbɛnem', 'Oforisuo', 'Kɔtɔnimaa', 'Ayɛwohomumu']
const dayOf = (number: number) => new Date(Date.UTC(1950, 0, 1) + ((number * 7919) % 18_000) * 86_400_000)

/** A day in each of its spellings; the column is written day first. */
function spellDay(number: number): string {
  const day = dayOf(number)
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
  const serial = String(Math.round((day.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000))
  const two = (part: number) => String(part).padStart(2, '0')
  const all = [
    day.toISOString().slice(0, 10),
    serial,
    `${two(date)}/${two(month)}/${year}`,
    `${date}.${month}.${String(year).slice(2)}`,
    `${date} ${day.toLocaleString('en', { month: 'long', timeZone: 'UTC' })} ${year}`,
    month <= 6 ? `${date} ${twiMonths[month - 1]} ${year}` : `${serial}.0`,
  ]
  return all[number % all.length] ?? ''
}

/** How many people the register has before; the list names some of them. */
const known = 200

/** Adds people to the register whom the list knows. */
export async function addKnown({ db, clock }: Church): Promise<void> {
  const at = clock.now.toISOString()
  const rows = Array.from({ length: known }, (_, place) => {
    const number = 100_000 + place
    const { first, last } = nameOf(number)
    return {
      first_name: first,
      last_name: last,
      telephone: `+233${national(number)}`,
      created_at: at,
      born: dayOf(number).toISOString().slice(0, 10),
      changed_at: at,
      status: 'Member',
    }
  })
  await db.insertInto('person').values(rows).execute()
}

type Row = { cells: string[]; fate: Fate }

/** Each kind of row, by its number; `before` is a row of somebody new that stands above it. */
const kinds: readonly ((number: number, before: string[]) => Row)[] = [
  (n) => ({ cells: person(n), fate: 'new' }),
  (n) => ({ cells: person(n, { day: spellDay(n) }), fate: 'new' }),
  (n) => ({ cells: person(n, { telephone: 'ask her son' }), fate: 'new' }),
  (n) => ({ cells: person(n, { telephone: '2.33E+11' }), fate: 'doubtful' }),
  (n) => ({ cells: ['', `0${national(n)}`, '', '', '', '', '', 'no name'], fate: 'refused' }),
  (n) => ({ cells: [`=HYPERLINK("http://evil.example/${n}")`, '', '', '', '', '', '', ''], fate: 'refused' }),
  (_, before) => ({ cells: before, fate: 'same' }),
  (_, before) => ({ cells: before.with(7, '=1+1 sings alto'), fate: 'changes' }),
  (n, before) => ({ cells: person(n, { telephone: before[1] ?? '' }), fate: 'new' }),
  (n) => ({ cells: someone(n), fate: 'same' }),
  (n) => ({ cells: someone(n).with(4, `${n} Palm Street, Kaneshie`), fate: 'changes' }),
  (n) => ({
    cells: someone(n, { last: `${nameOf(100_000 + (n % known)).last}x` }).with(1, `0${national(n)}`),
    fate: 'doubtful',
  }),
  (n) => ({ cells: [fullName(100_000 + (n % known)), '', '', '', '', '', '', ''], fate: 'doubtful' }),
  (n) => ({ cells: person(n).with(0, `${nameOf(n).first} & ${fullName(n + 9)}`), fate: 'doubtful' }),
  (n) => ({ cells: person(n, { day: '31 Febuary 1990' }), fate: 'new' }),
  (n) => ({
    cells: person(n, { day: `${(n % 28) + 1} March` }).with(6, n % 2 ? 'Daabi' : 'Aane'),
    fate: 'new',
  }),
]

function person(
  number: number,
  { telephone, day = '' }: { telephone?: string; day?: string } = {},
): string[] {
  const spelt = spellings[number % spellings.length]?.(national(number)) ?? ''
  const { first, last } = nameOf(number)
  const name = number % 3 === 0 ? `${last.toUpperCase()}, ${first}` : `Mrs. ${first} ${last}`
  return [name, telephone ?? spelt, day, number % 2 ? 'F' : 'Male', '', '', '', '']
}

/** Somebody of the register, with the birth date. */
function someone(number: number, { last }: { last?: string } = {}): string[] {
  const own = 100_000 + (number % known)
  const { first } = nameOf(own)
  const day = dayOf(own).toISOString().slice(0, 10)
  return [`${first} ${last ?? nameOf(own).last}`, `0${national(own)}`, day, '', '', '', '', '']
}

/** A list of so many rows, with every kind of row among them. */
export function peopleList(rows: number, header: readonly string[] = headings.english): PeopleList {
  const list: PeopleList = { header: [...header], rows: [], fates: [] }
  let before: string[] = []
  for (let number = 0; number < rows; number += 1) {
    const kind = (number * 7) % kinds.length
    const { cells, fate } = kinds[kind]?.(number, before) ?? { cells: [], fate: 'refused' }
    if (kind === 0) before = cells
    list.rows.push(cells)
    list.fates.push(fate)
  }
  return list
}

/** As a spreadsheet saves it. */
export function csvIn(
  { header, rows }: Pick<PeopleList, 'header' | 'rows'>,
  encoding: 'utf-8' | 'utf-16le' | 'windows-1252' = 'utf-8',
  delimiter = ',',
): Uint8Array {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const text = [header, ...rows].map((cells) => cells.map(quoted).join(delimiter)).join('\r\n')
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le')
  return encoding === 'utf-8' ? Buffer.from(`\uFEFF${text}`) : Buffer.from(text, 'latin1')
}
