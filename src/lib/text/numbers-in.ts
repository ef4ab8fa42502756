/*
 * Numbers in a text to which somebody could send money: of telephones, wallets, merchants and bank accounts. Six digits or more, however
 * they are written.
 */

/** Six digits or more, with what people write between those of one number. */
const run = /\d(?:[\s().,:;'’·•/\\|_*~+–—-]{0,3}\d){5,}/g

/** What has as many digits and is no such number: days, hours, spans of years, verses, and sums with their currency. */
const others = [
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}\b/g,
  /\b(?:19|20)\d{2}\s*[-–—/]\s*(?:19|20)\d{2}\b/g,
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g,
  /(?<![\d:])[1-9]\d{0,2}:\d{1,3}(?:[-–]\d{1,3})?(?![\d:])/g,
  /\b(?:[01]?\d|2[0-3])\.[0-5]\d\s*[-–—]\s*(?:[01]?\d|2[0-3])\.[0-5]\d\b/g,
  /(?:GHS|GH₵|GH¢|₵|\$|€|£)\s?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d\d)?\b/g,
]

/** The numbers in a text, each once, as digits; telephone numbers of the country in one spelling, with its calling code. */
export function numbersIn(text: string, callingCode: string): string[] {
  const bare = digitsAsTyped(text).replace(/https?:\/\/[^\s()]+/g, longNumbersOf)
  const plain = others.reduce((rest, other) => rest.replace(other, ` ${apart} `), bare)
  const numbers = [...plain.matchAll(run)].map(([written]) => spelledOnce(written, callingCode))
  return [...new Set(numbers)]
}

/** A sign that no number goes on over. */
const apart = 'and'

/** Of an address only what is long enough for a telephone: names of films and maps have digits, too. */
const longNumbersOf = (address: string): string => (address.match(/\d{9,}/g) ?? []).join(` ${apart} `)

/** The text with digits of any script as 0 to 9, without marks and letters that nobody sees. */
const digitsAsTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)

/** The value of a digit: a script has its ten in a row, from 0 on. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(point - value - 1))) value += 1
  return String(value)
}

function spelledOnce(written: string, callingCode: string): string {
  const digits = written.replace(/\D/g, '')
  const code = callingCode.replace(/\D/g, '')
  const national = digits.replace(/^00/, '')
  if (national.startsWith(code) && national.length > code.length + 6)
    return `0${national.slice(code.length).replace(/^0+/, '')}`
  return digits
}
