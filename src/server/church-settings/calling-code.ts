import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

/** The calling code of a country, `+233`; of one without telephones of its own, that of Ghana. */
export const callingCodeOf = (country: string): string =>
  `+${getCountryCallingCode(isSupportedCountry(country) ? country : 'GH')}`
