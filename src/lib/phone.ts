/** Ghana's own country code, the only one the sign-up form offers (spec 1 §9). */
const countryCode = '233'

/** How many digits a number of Ghana has behind its country code. */
export const nationalLength = 9

/**
 * The national digits of a number as people here write it: `024 412 3456`, `244123456`, `+233 (0)24 412 3456` and
 * `00233…` are all `244123456`. Digits of anything else come back as they are, for the server to refuse.
 */
export function nationalDigits(written: string): string {
  const digits = written.replace(/\D/g, '')
  const international = digits.replace(/^00/, '')
  const local =
    international.startsWith(countryCode) && international.length > nationalLength
      ? international.slice(countryCode.length)
      : digits
  return local.replace(/^0(?=\d)/, '')
}

/** A number as it is dialled inside Ghana, `0244123456`; any other comes back as it is. */
export function dialled(telephone: string): string {
  const digits = nationalDigits(telephone)
  return digits.length === nationalLength ? `0${digits}` : telephone
}

/** How many digits the contact form takes (spec 1 §9): those of a number as it is dialled inside Ghana, its 0 among them. */
const maskedLength = 10

/** A whole number behind Ghana's code: `233244123456`, `00233 24 412 3456`, `+233 (0)24 412 3456`. */
const withCode = /^(?:00)?233(?:0(\d{9})|([1-9]\d{8}))$/

/** The most digits of any country's number (E.164). */
const longestNumber = 15

/**
 * A number in the contact form's mask, `(024) 412-3456`, or as much of it as is there (spec 1 §5). A whole number with
 * Ghana's country code becomes the number dialled at home. One that is not whole, and one of another country, stays as
 * its digits (a leading + too): cut to ten it would be somebody else's. Of other digits those past the tenth are cut.
 */
export function maskPhone(written: string): string {
  const digits = written.replace(/\D/g, '')
  const [, afterZero, bare] = withCode.exec(digits) ?? []
  const national = afterZero ?? bare
  if (national) return masked(`0${national}`)
  if (/^\s*\+/.test(written)) return `+${digits.slice(0, longestNumber)}`
  const isLonger = digits.length > maskedLength && /^(?:00)?233/.test(digits)
  return isLonger ? digits.slice(0, longestNumber) : masked(digits.slice(0, maskedLength))
}

function masked(digits: string): string {
  const [area, middle, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (middle === '') return area
  return last === '' ? `(${area}) ${middle}` : `(${area}) ${middle}-${last}`
}

/** Why a contact number cannot be rung; undefined when it can: ten digits, or all of a number with a country's code. */
export function whyNoPhone(written: string): string | undefined {
  const digits = written.replace(/\D/g, '')
  if (withCode.test(digits)) return undefined
  if (/^(?:00)?233/.test(digits) && digits.length >= maskedLength)
    return 'After 233 a number has nine more digits, such as 233 24 412 3456'
  const isHome = digits.length === nationalLength || digits.length === maskedLength
  const isAbroad = /^\s*\+/.test(written) && digits.length >= nationalLength && digits.length <= longestNumber
  return isHome || isAbroad ? undefined : 'Please give ten digits, such as 024 412 3456'
}

/** Where the caret belongs in a masked number that has `behind` digits after it. */
export function caretBefore(masked: string, behind: number): number {
  let place = masked.length
  for (let left = behind; left > 0 && place > 0; place--) if (/\d/.test(masked.charAt(place - 1))) left--
  return place
}
