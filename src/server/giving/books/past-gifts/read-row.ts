import { hash } from 'node:crypto'
import type { DateOrder } from '../../../../lib/contract/giving/matching.ts'
import type { GiftColumn } from '../../../../lib/contract/giving/past-gift.ts'
import { foldName } from '../../../register/entries/names.ts'
import { readTelephones } from '../../../settings/church-settings/written-telephones.ts'
import { readAmountCell, readDayCell } from '../cells.ts'

/* What a row of a file of past gifts says. */

export type Reading = {
  mapping: readonly GiftColumn[]
  order: DateOrder
  currency: string
  country: string
  zone: string
  /** The church's day of the trial. */
  today: string
}

/** A giver as a row names them. */
export type FileGiver = {
  key: string
  name: string
  email: string
  telephones: readonly string[]
  envelope: string
  external_id: string
}

export type PastRow = {
  day: string
  /** In the smallest unit. */
  amount: number
  /** The fund as the file names it; '' for none. */
  fund: string
  /** '' where the row names nobody. */
  giver: string
  method: string
  check_number: string
  memo: string
  batch: string
  row_digest: string
}

export type ReadPastRow = { refused: string } | { row: PastRow; giver: FileGiver | undefined }

/** Reads a row. What makes it no gift is said in a sentence. */
export function readPastRow(cells: readonly string[], reading: Reading): ReadPastRow {
  const { mapping, order, zone, today } = reading
  const of = (kind: GiftColumn) => cells[mapping.indexOf(kind)]?.trim() ?? ''
  const day = readDayCell(of('date'), order, zone)
  if (!day) return { refused: whyNoDay(of('date'), order) }
  if (day > today) return { refused: `${shown(of('date'))} is a day that has not come yet.` }
  const amount = readMoney(of('amount'), of('currency'), reading.currency)
  if (typeof amount === 'string') return { refused: amount }
  const giver = readGiver(of, reading)
  const row = {
    day,
    amount,
    fund: of('fund').replace(/\s+/g, ' ').slice(0, 100),
    giver: giver?.key ?? '',
    method: of('method').slice(0, 60),
    check_number: of('check_number').slice(0, 60),
    memo: of('memo').slice(0, 300),
    batch: of('batch').slice(0, 100),
  }
  const who = giver ? whoOf(giver) : ''
  const row_digest = digest([day, amount, foldName(row.fund), who, row.check_number])
  return { row: { ...row, row_digest }, giver }
}

const shown = (cell: string) => `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”`

function whyNoDay(cell: string, order: DateOrder): string {
  if (cell === '') return 'There is no date.'
  const way = order === '' ? '' : `, with ${order === 'day first' ? 'the day' : 'the month'} first`
  return `${shown(cell)} is no day that can be read${way}.`
}

/** The signs of currencies, with the codes that they stand for. */
const signs: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:US|CA|AU)?\$/, /D$/],
  [/£/, /^(GBP|EGP|SSP)$/],
  [/€/, /^EUR$/],
  [/₦/, /^NGN$/],
  [/(?:GH)?[₵¢]/, /^GHS$/],
]

/** The amount in the smallest unit, or why it is none. */
function readMoney(cell: string, code: string, currency: string): number | string {
  const other = `The books are kept in ${currency}: please convert it or take it out.`
  const named = code.toUpperCase().replace(/^GHC$|^GH[₵¢]$|^₵$|^CEDIS?$/, 'GHS')
  if (
    named !== '' &&
    named !== currency &&
    !signs.some(([sign, fits]) => sign.test(code) && fits.test(currency))
  )
    return `This gift is in ${shown(code)}. ${other}`
  let bare = cell
  for (const [sign, fits] of signs) {
    if (!sign.test(bare)) continue
    if (!fits.test(currency)) return `${shown(cell)} is in another currency. ${other}`
    bare = bare.replace(sign, '')
  }
  const [letters] = /[A-Z]{3}/.exec(bare) ?? []
  if (letters && letters !== currency && !(letters === 'GHC' && currency === 'GHS'))
    return `${shown(cell)} is in another currency. ${other}`
  const amount = readAmountCell(bare, currency)
  if (amount === undefined) return 'There is no amount.'
  if (Number.isNaN(amount)) return `${shown(cell)} is no amount that can be read.`
  return amount === 0 ? 'The amount is 0.' : amount
}

/** What programs write where nobody is named. */
const nobody =
  /^(anonymous( giver| donor)?|cash|loose( cash| plate| offering)?|unknown|guests?|visitors?|general|n a|none|no name|plate( offering)?|offering|anonyme)$/

function readGiver(of: (kind: GiftColumn) => string, { country }: Reading): FileGiver | undefined {
  const name = nameOf(of)
  const isNamed = name !== '' && !nobody.test(foldName(name))
  const email = of('email').toLowerCase()
  const giver = {
    name: isNamed ? name.slice(0, 150) : '',
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length < 200 ? email : '',
    telephones: readTelephones(of('telephone').slice(0, 200), country).flatMap((one) =>
      'number' in one ? [one.number] : [],
    ),
    envelope: of('envelope')
      .replace(/^0+(?=\d)/, '')
      .replace(/\.0$/, '')
      .slice(0, 40),
    external_id: of('external_id').slice(0, 60),
  }
  const isSomebody = giver.name || giver.email || giver.telephones.length > 0 || giver.envelope
  if (!isSomebody) return undefined
  const key = digest([foldName(giver.name), giver.email, giver.telephones, giver.envelope, giver.external_id])
  return { key, ...giver }
}

/** `Mensah, Ama` is Ama Mensah. */
function nameOf(of: (kind: GiftColumn) => string): string {
  const parts = [of('first_name'), of('last_name')].filter(Boolean).join(' ')
  const whole = parts || of('full_name')
  const [last, first, ...more] = parts ? [] : whole.split(',')
  return (last && first && more.length === 0 ? `${first} ${last}` : whole).replace(/\s+/g, ' ').trim()
}

/** What tells a giver apart in another export of the same gifts, which may have more or fewer columns. */
const whoOf = ({ external_id, envelope, email, telephones, name }: FileGiver): string =>
  foldName(name) || external_id || envelope || email || (telephones[0] ?? '')

const digest = (parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts), 'base64url')
