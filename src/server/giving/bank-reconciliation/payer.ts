import parsePhoneNumber from 'libphonenumber-js/min'
import { foldedWords } from '../../../lib/text/fold.ts'
import { callingCodeOf, phoneCountry } from '../../settings/church-settings/calling-code.ts'

/* Who a payment is from, by what a statement says: `MOMO TRF 0244000901 AKOSUA MENSAH`, `233201234567 - Ama Serwaa`. */

/** Digits that may be a telephone number: those written together first, so that a sum before them is none of it. */
const shapes = [/(?<!\d)\+?\d{9,15}(?!\d)/g, /(?<!\d)\+?\d[\d ]{7,15}\d(?!\d)/g]

type Found = { telephone: string; before: string; after: string }

/** The first telephone number of the country in a text, as E.164, with what stands before and after it. */
function findTelephone(text: string, country: string, own: ReadonlySet<string>): Found | undefined {
  const code = callingCodeOf(country)
  for (const { 0: written, index } of shapes.flatMap((shape) => [...text.matchAll(shape)])) {
    const digits = written.replace(/\D/g, '')
    const isWhole = `+${digits}`.startsWith(code) && digits.length > 10
    const number = parsePhoneNumber(isWhole ? `+${digits}` : digits, phoneCountry(country))
    if (!number?.isValid() || `+${number.countryCallingCode}` !== code || own.has(number.number)) continue
    const rest = { before: text.slice(0, index), after: text.slice(index + written.length) }
    return { telephone: number.number, ...rest }
  }
  return undefined
}

const nobody: ReadonlySet<string> = new Set()

/** The first telephone number of the country in a text, as E.164; undefined for none. Those of the church itself are passed over. */
export const telephoneIn = (text: string, country: string, own = nobody): string | undefined =>
  findTelephone(text, country, own)?.telephone

/** Words of statements that are in no name. */
const noName = new Set(
  'momo mtn telecel vodafone at airteltigo mobile money wallet trf transfer payment pay paid received receive cash from to by of via ref reference for the funds merchant customer business deposit credit inward gip ach bank tithe offering'.split(
    ' ',
  ),
)

/** The name that stands beside a number: the words after it up to a sign, else those before it. */
function nameBeside({ before, after }: Pick<Found, 'before' | 'after'>): string {
  const signs = /[^\p{L}\p{M}'’. -]/u
  const following = after.replace(/^[^\p{L}]+/u, '').split(signs)[0] ?? ''
  const leading =
    before
      .trim()
      .split(signs)
      .findLast((part) => /\p{L}/u.test(part)) ?? ''
  return nameOf(following) || nameOf(leading)
}

/** A text without the words of statements at its ends; '' for fewer than two words, or more than a name has. */
function nameOf(text: string): string {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const isNoName = (word: string) => noName.has(foldedWords(word).join(''))
  const from = words.findIndex((word) => !isNoName(word))
  const rest = from < 0 ? [] : words.slice(from)
  const end = rest.findIndex(isNoName)
  const name = end < 0 ? rest : rest.slice(0, end)
  return name.length >= 2 && name.length <= 6 ? name.join(' ').slice(0, 120) : ''
}

type Cells = { name: string; telephone: string; text: string }

/** Name and telephone of the payer: from their own columns, else from one text that has both. The church's own numbers are passed over. */
export function payerOf({ name, telephone, text }: Cells, country: string, own: ReadonlySet<string>) {
  const inName = findTelephone(name, country, own)
  const inText = findTelephone(text, country, own)
  const number = telephoneIn(telephone, country, own) ?? inName?.telephone ?? inText?.telephone
  return {
    name: (inName ? nameBeside(inName) : name) || (inText ? nameBeside(inText) : '') || name,
    telephone: number ?? null,
  }
}

/** The words of a payment that may be a name. */
export const nameWordsIn = ({ name, text }: Pick<Cells, 'name' | 'text'>): Set<string> =>
  new Set(foldedWords(`${name} ${text}`))
