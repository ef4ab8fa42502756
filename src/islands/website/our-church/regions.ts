type Option = readonly [code: string, name: string]

/** The language of the page in which names are written; English is the same in every country. */
function languageOfNames(): string {
  const { lang } = document.documentElement
  return lang === '' || lang.startsWith('en-') ? 'en' : lang
}

/** The language in which this browser writes the names of countries and currencies: English where it does not know that of the page. */
export const languageOfRegions = (): string =>
  new Intl.DisplayNames([languageOfNames(), 'en'], { type: 'region' }).resolvedOptions().locale

const byName = (one: Option, other: Option) => one[1].localeCompare(other[1])

/** Codes of regions that no country has: islands without one, unions, and what tests use. */
const noCountry = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))

/** The countries that this browser knows, by name. */
export function listCountries(): Option[] {
  const names = new Intl.DisplayNames([languageOfNames(), 'en'], {
    type: 'region',
    fallback: 'none',
  })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes
    .flatMap((code): Option[] => {
      const name = names.of(code)
      // A code that is no longer used stands for another.
      const isUsed = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
      return name && isUsed && !noCountry.has(code) ? [[code, name]] : []
    })
    .sort(byName)
}

/** The currencies that this browser knows, by name. */
export function listCurrencies(): Option[] {
  const names = new Intl.DisplayNames([languageOfNames(), 'en'], { type: 'currency' })
  return Intl.supportedValuesOf('currency')
    .map((code): Option => [code, `${names.of(code)} (${code})`])
    .sort(byName)
}

/** The time zones that this browser knows, `Africa/Accra`. */
export const listTimeZones = (): Option[] =>
  Intl.supportedValuesOf('timeZone').map((zone): Option => [zone, zone.replaceAll('_', ' ')])

/** The options with the value that is set, which another version of the program may have stored. */
export const withValue = (options: readonly Option[], value: string): readonly Option[] =>
  options.some(([code]) => code === value) ? options : [...options, [value, value]]
