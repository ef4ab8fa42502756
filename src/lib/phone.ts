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

/** A number as it is dialled inside Ghana, `024 412 3456`; any other comes back as it is. */
export function dialled(telephone: string): string {
  const digits = nationalDigits(telephone)
  if (digits.length !== nationalLength) return telephone
  return `0${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`
}

/** How many digits the contact form takes (spec 1 §9): those of a number as it is dialled inside Ghana, its 0 among them. */
const maskedLength = 10

/**
 * A number in the contact form's mask, `(024) 412-3456`, or as much of it as is there (spec 1 §5). One that is written
 * with Ghana's country code becomes the number dialled at home, so that its last digits are not cut; other digits
 * past the tenth are.
 */
export function maskPhone(written: string): string {
  const digits = written
    .replace(/\D/g, '')
    // A bare 233 is the code only with a whole number behind it: without one it may be the network 023.
    .replace(/^(?:00233|233(?=0|\d{7}))0*/, '0')
    .slice(0, maskedLength)
  const [area, middle, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (middle === '') return area
  return last === '' ? `(${area}) ${middle}` : `(${area}) ${middle}-${last}`
}

/** Where the caret belongs in a masked number that has `behind` digits after it. */
export function caretBefore(masked: string, behind: number): number {
  let place = masked.length
  for (let left = behind; left > 0 && place > 0; place--) if (/\d/.test(masked.charAt(place - 1))) left--
  return place
}
