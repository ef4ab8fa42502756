import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min'

/** The address that calls a number, `tel:+233300000000`. A number without a country code is one of `country`. */
export function telephoneLink(number: string, country: string): string {
  const parsed = isSupportedCountry(country) ? parsePhoneNumber(number, country) : parsePhoneNumber(number)
  return parsed?.getURI() ?? `tel:${number.replace(/[^+\d]/g, '')}`
}
