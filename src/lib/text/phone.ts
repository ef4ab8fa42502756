import { churchCountry } from '../site/this-church.ts'
import { phoneWords } from '../texts/accounts/phone.ts'
import { churchCallingCode, churchTrunkPrefix } from './calling-code.ts'

/** Country code of Ghana. */
const countryCode = '233'

/** Number of digits after Ghana's country code. */
const nationalLength = 9

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

/** A number of the church's country as people dial it there, `0244123456`; any other is returned unchanged. */
export function dialled(telephone: string): string {
  if (churchCountry() !== 'GH') {
    const code = churchCallingCode()
    return telephone.startsWith(code) ? churchTrunkPrefix() + telephone.slice(code.length) : telephone
  }
  const digits = nationalDigits(telephone)
  return digits.length === nationalLength ? `0${digits}` : telephone
}

/** A number as every screen shows it: `024 123 4567` in Ghana, with its country code otherwise; what is no number stays as typed. */
export function shownTelephone(telephone: string): string {
  const [, network, middle, last] = /^(0\d\d)(\d{3})(\d{4})$/.exec(dialled(telephone)) ?? []
  if (network && churchCountry() === 'GH') return `${network} ${middle} ${last}`
  const code = churchCallingCode()
  return telephone.startsWith(code) ? `${code} ${telephone.slice(code.length).trim()}` : telephone
}

/** Number of digits in the contact form's mask (spec 1 §9): a domestic number including its leading 0. */
const maskedLength = 10

/** A complete number with Ghana's country code: `233244123456`, `00233 24 412 3456`, `+233 (0)24 412 3456`. */
const withCode = /^(?:00)?233(?:0(\d{9})|([1-9]\d{8}))$/

/** Maximum number of digits of an international number (E.164). */
const longestNumber = 15

/**
 * For a church in Ghana: formats a number with the contact form's mask, `(024) 412-3456`, also partially (spec 1 §5). A complete number with Ghana's
 * country code becomes a domestic number. An incomplete one, or one of another country, stays as digits (with a leading +):
 * cut to ten digits it would be another person's number. All other input is cut to ten digits. Elsewhere numbers have no
 * mask: what no number contains is left out.
 */
export function maskPhone(written: string): string {
  if (churchCountry() !== 'GH') return written.replace(/[^\d ()+./-]/g, '')
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

/** Least number of digits of a telephone number anywhere. */
const shortestNumber = 5

/**
 * Why a contact number is invalid; undefined when it is valid. In Ghana ten digits, or a complete number with a country code;
 * elsewhere as many digits as a number can have: the server knows the rules of that country.
 */
export function whyNoPhone(written: string, country = churchCountry()): string | undefined {
  const digits = written.replace(/\D/g, '')
  if (country !== 'GH') {
    const isPossible = digits.length >= shortestNumber && digits.length <= longestNumber
    return isPossible ? undefined : phoneWords.none
  }
  if (withCode.test(digits)) return undefined
  if (/^(?:00)?233/.test(digits) && digits.length >= maskedLength) return phoneWords.nineMore
  const isHome = digits.length === nationalLength || digits.length === maskedLength
  const isAbroad = /^\s*\+/.test(written) && digits.length >= nationalLength && digits.length <= longestNumber
  return isHome || isAbroad ? undefined : phoneWords.tenDigits
}

/** Caret position in a masked number that has `behind` digits after the caret. */
export function caretBefore(masked: string, behind: number): number {
  let place = masked.length
  for (let left = behind; left > 0 && place > 0; place--) if (/\d/.test(masked.charAt(place - 1))) left--
  return place
}
