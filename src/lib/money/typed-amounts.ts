import { placesOf } from './money.ts'

/** The smallest unit as a number for a spreadsheet: 12.5 of 1250 pesewas. */
export function unitsOf(amount: number, currency: string): number {
  return amount / 10 ** placesOf(currency)
}

/** The smallest unit from what somebody typed, `1,250.50`; NaN for anything that is no such amount, as `12,50`. */
export function readUnits(typed: string, currency: string): number {
  const places = placesOf(currency)
  const [, whole, rest = ''] =
    /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d*))?$/.exec(typed.replace(/\s/g, '')) ?? []
  if (!whole || rest.length > places) return Number.NaN
  return Number(whole.replaceAll(',', '') + rest.padEnd(places, '0'))
}
