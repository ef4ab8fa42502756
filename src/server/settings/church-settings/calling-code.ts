import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'

/** The country itself; for one without telephones of its own, Ghana. */
export const phoneCountry = (country: string): CountryCode => (isSupportedCountry(country) ? country : 'GH')

/** The calling code of a country, `+233`. */
export const callingCodeOf = (country: string): string => `+${getCountryCallingCode(phoneCountry(country))}`

/**
 * What people in a country dial in place of its calling code: `0` in Ghana, `06` in Hungary, nothing in the United States. The
 * calling code itself where the digits differ in other ways (Argentina).
 */
export function trunkOf(country: string): string {
  const example = getExampleNumber(phoneCountry(country), examples)
  const dialled = example?.formatNational().replace(/\D/g, '') ?? ''
  if (!example || !dialled.endsWith(example.nationalNumber)) return callingCodeOf(country)
  return dialled.slice(0, dialled.length - example.nationalNumber.length)
}
