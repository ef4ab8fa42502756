/** Country code of Ghana, the only one in the sign-up form (spec 1 §9). */
const countryCode = '233'

/** Number of digits after Ghana's country code. */
export const nationalLength = 9

/**
 * The national digits of a Ghanaian number: `024 412 3456`, `244123456`, `+233 (0)24 412 3456` and `00233…` all become
 * `244123456`. The digits of any other number are returned unchanged; the server refuses them.
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

/** Ghanaian number in domestic format, `0244123456`; any other is returned unchanged. */
export function dialled(telephone: string): string {
  const digits = nationalDigits(telephone)
  return digits.length === nationalLength ? `0${digits}` : telephone
}

/** Number of digits in the contact form's mask (spec 1 §9): a domestic number including its leading 0. */
const maskedLength = 10

/** A complete number with Ghana's country code: `233244123456`, `00233 24 412 3456`, `+233 (0)24 412 3456`. */
const withCode = /^(?:00)?233(?:0(\d{9})|([1-9]\d{8}))$/

/** Maximum number of digits of an international number (E.164). */
const longestNumber = 15

/**
 * Formats a number with the contact form's mask, `(024) 412-3456`, also partially (spec 1 §5). A complete number with Ghana's
 * country code becomes a domestic number. An incomplete one, or one of another country, stays as digits (with a leading +):
 * cut to ten digits it would be another person's number. All other input is cut to ten digits.
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

/** Why a contact number is invalid; undefined when it is valid: ten digits, or a complete number with a country code. */
export function whyNoPhone(written: string): string | undefined {
  const digits = written.replace(/\D/g, '')
  if (withCode.test(digits)) return undefined
  if (/^(?:00)?233/.test(digits) && digits.length >= maskedLength)
    return 'After 233 a number has nine more digits, such as 233 24 412 3456'
  const isHome = digits.length === nationalLength || digits.length === maskedLength
  const isAbroad = /^\s*\+/.test(written) && digits.length >= nationalLength && digits.length <= longestNumber
  return isHome || isAbroad ? undefined : 'Please give ten digits, such as 024 412 3456'
}

/** Caret position in a masked number that has `behind` digits after the caret. */
export function caretBefore(masked: string, behind: number): number {
  let place = masked.length
  for (let left = behind; left > 0 && place > 0; place--) if (/\d/.test(masked.charAt(place - 1))) left--
  return place
}
