import * as z from 'zod/mini'
import './base.ts'

/** A row that two people may have open at once: the version that the change was made to. Another one is a 409. */
export const Version = z.optional(z.number().check(z.refine(Number.isSafeInteger, 'This is not a version')))

/** An hour of a form, `18:30`. */
export const Hour = (missing: string) =>
  z.string({ error: missing }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, missing))

/** An address of the web that a browser may open, or ''. */
export function address(wrong: string) {
  return z.string().check(
    z.trim(),
    z.maxLength(500, 'Please keep this under 500 characters'),
    z.refine((text) => text === '' || isWebAddress(text), wrong),
  )
}

/** The same, and absent is ''. */
export const optionalAddress = (wrong: string) => z._default(address(wrong), '')

/** Whether a text is an http or https address: nothing that runs. */
export function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}
