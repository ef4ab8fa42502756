import * as z from 'zod'
import { placesOf } from '../../../lib/money/money.ts'

/*
 * How providers' answers are read: leniently, since a field that is missing or odd must not hide the rest.
 */

/** A text of at most 500 characters; '' for anything that is none. */
export const Text = z
  .union([z.string(), z.number()])
  .transform((text) => String(text).slice(0, 500))
  .catch('')

/** A whole number, also as a text; undefined for anything else. */
export const Whole = z
  .union([z.number(), z.string().regex(/^\d{1,15}$/)])
  .transform(Number)
  .refine(Number.isSafeInteger)
  .optional()
  .catch(undefined)

/** An amount in the currency’s units: `50.10` of 5010 pesewas, `5010` of 5010 CFA francs, which have no decimals. */
export function toDecimal(amount: number, currency: string): string {
  const places = placesOf(currency)
  const digits = String(amount).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/**
 * The smallest unit from the currency’s units: 5010 of `50.1`, `50.10` or `50.100` cedis. Undefined where there is no such amount, and
 * for what is no code of a currency.
 */
export function fromDecimal(text: string, currency: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text.trim()) ?? []
  if (!whole || !/^[A-Z]{3}$/.test(currency)) return undefined
  const places = placesOf(currency)
  if (!/^0*$/.test(part.slice(places))) return undefined
  return Number(whole + part.slice(0, places).padEnd(places, '0'))
}

/** A moment as ISO 8601; null for what is none. */
export const momentOf = (text: string): string | null =>
  Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString()

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a page may be opened: over TLS, or on this machine (the fake). */
export const isSafePage = (address: string): boolean =>
  /^https:\/\//.test(address) || /^http:\/\/127\.0\.0\.1:\d+\//.test(address)
