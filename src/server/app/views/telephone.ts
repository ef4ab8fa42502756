import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min'
import type { Church } from '../../../lib/contract/website/church.ts'

/** The address that calls a number, `tel:+233300000000`. A number without a country code is one of `country`. */
export const telephoneLink = (number: string, country: string): string =>
  parsed(number, country)?.getURI() ?? `tel:${number.replace(/[^+\d]/g, '')}`

/** The church's first number as it is dialled from abroad, `+233 30 000 0000`; as it was typed where it is none, '' without one. */
export function firstTelephone({
  telephones: [first],
  country,
}: Pick<Church, 'telephones' | 'country'>): string {
  if (!first) return ''
  const known = parsed(first.number, country)
  // A short number, as of an emergency line, has no international form.
  return known?.isPossible() ? known.formatInternational() : first.number
}

const parsed = (number: string, country: string) =>
  isSupportedCountry(country) ? parsePhoneNumber(number, country) : parsePhoneNumber(number)
