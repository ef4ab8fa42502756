/*
 * The church in whose pages this code runs. In the browser it is read from data attributes of <html> (SiteLayout.astro);
 * while the server renders a page, from what the middleware noted before (server/page-data/told-church.ts).
 */

/** What pages do not say, since it is so where nothing is said. */
export const churchDefaults = {
  zone: 'Africa/Accra',
  country: 'GH',
  currency: 'GHS',
  calling: '+233',
  trunk: '0',
} as const

export type ToldChurch = Partial<Record<keyof typeof churchDefaults | 'church', string>>

/** A global, since the bundle of the pages has its own copies of module variables. */
export const churchKey = Symbol.for('asore.this-church')

const told = (): ToldChurch =>
  typeof document === 'undefined'
    ? (Reflect.get(globalThis, churchKey) ?? {})
    : document.documentElement.dataset

/** The church's short name. */
export const churchName = (): string => told().church ?? ''

/** The church's time zone, `Africa/Accra`. */
export const churchZone = (): string => told().zone || churchDefaults.zone

/** The church's country, `GH`. */
export const churchCountry = (): string => told().country || churchDefaults.country

/** The church's currency, `GHS`. */
export const churchCurrency = (): string => told().currency || churchDefaults.currency

/** The calling code of the church's country, `+233`. */
export const churchCalling = (): string => told().calling || churchDefaults.calling

/** What people there dial in place of the calling code, `0`; the calling code itself where that is not all. */
export const churchTrunk = (): string => told().trunk ?? churchDefaults.trunk
