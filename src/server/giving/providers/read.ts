import * as z from 'zod'

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

/** An amount with at most two decimals, as a number or a text, in the smallest unit; undefined for anything else. */
export const Decimal = z
  .union([z.number(), z.string()])
  .transform((given) => fromDecimal(String(given)))
  .optional()
  .catch(undefined)

/** `50.10` of 5010. */
export const toDecimal = (amount: number): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** 5010 of `50.1`, `50.10` or `50.100`; undefined where there is no such amount in whole pesewas. */
export function fromDecimal(text: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? []
  return whole ? Number(whole) * 100 + Number(part.padEnd(2, '0')) : undefined
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

/** Whether a page may be opened: over TLS, or on this machine (the stand-in). */
export const isSafePage = (address: string): boolean =>
  /^https:\/\//.test(address) || /^http:\/\/127\.0\.0\.1:\d+\//.test(address)
