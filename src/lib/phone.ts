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
