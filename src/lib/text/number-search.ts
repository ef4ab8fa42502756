/*
 * Telephone numbers as people type them. A number is compared in both of its spellings, so that any part of either finds it. The server
 * has the same rule in SQL (server/platform/db/sqlite/search-functions.ts), and its indexes hold numbers in this form (docs/decisions/server.md#counts-and-searches).
 */

/** `+233244123456` as `00233244123456 0244123456`: both ways to dial a number, as digits. Numbers of other countries have the first alone. */
export function dialledBoth(telephone: string): string {
  const digits = telephone.replace(/[^0-9]/g, '')
  if (digits === '') return ''
  const whole = wholeOf(digits, telephone.startsWith('+'))
  return whole.startsWith('00233') ? `${whole} 0${whole.slice(5)}` : whole
}

function wholeOf(digits: string, isInternational: boolean): string {
  if (isInternational) return `00${digits}`
  if (digits.startsWith('00')) return digits
  if (digits.startsWith('0')) return `00233${digits.slice(1)}`
  return digits.length === 9 ? `00233${digits}` : `00${digits}`
}

/** The digits of a search for a telephone number, or of a part of one from three digits on; '' for any other search. */
export function digitsOfSearch(search: string): string {
  const typed = search.normalize('NFKC')
  if (!/^[\d\s()+./-]+$/.test(typed)) return ''
  const digits = typed.replace(/[^0-9]/g, '')
  return digits.length < 3 ? '' : digits
}

/** Whether a search is part of a telephone number, in any spelling. */
export function hasNumber(telephone: string, search: string): boolean {
  const digits = digitsOfSearch(search)
  return digits !== '' && dialledBoth(telephone).includes(digits)
}
