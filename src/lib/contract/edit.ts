import * as z from 'zod/mini'
import { usualRules } from '../texts/settings/usual-rules.ts'
import { atMost, type Why } from './base.ts'
import { ruleWords } from './messages.ts'

/** Version of the row that the user edited, because two users may edit it at once. A different version gives a 409. */
export const Version = z.optional(
  z.number().check(z.refine(Number.isSafeInteger, { error: () => usualRules.notVersion })),
)

/** A time of a form, `18:30`. */
export const Hour = (missing: Why) =>
  z
    .string({ error: missing })
    .check(atMost(5, missing), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: missing }))

/** The same; '' means no time. */
export const OptionalHour = (wrong: Why) =>
  z
    .string({ error: wrong })
    .check(atMost(5, wrong), z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, { error: wrong }))

/*
 * Written without zod's types for arrays and null: all pages share one zod bundle, so that every page with a form would
 * have to load them.
 */

/** Id of another row, or null for none; absent becomes null. */
export const OptionalId = z.transform((input: unknown, context): number | null => {
  if (input === undefined || input === null) return null
  if (typeof input === 'number' && Number.isSafeInteger(input)) return input
  context.issues.push({ code: 'custom', message: usualRules.notNumberEntry, input: input })
  return null
})

/** A list of short texts, trimmed and not empty; absent becomes an empty list. */
export const textList = ({ each, most, empty }: { each: number; most: number; empty: Why }) =>
  z.transform((input: unknown, context): string[] => {
    const say = (message: string) => context.issues.push({ code: 'custom', message, input: input })
    if (input === undefined) return []
    if (!Array.isArray(input) || input.some((text) => typeof text !== 'string')) {
      say(usualRules.giveListTexts)
      return []
    }
    if (input.length > most) {
      say(ruleWords.most({ most }))
      return []
    }
    const texts = input.map((text: string) => text.trim())
    if (texts.includes('')) say(typeof empty === 'string' ? empty : empty())
    else if (texts.some((text) => text.length > each)) say(ruleWords.each({ limit: each }))
    return texts
  })

/** A URL that a browser may open, or ''. */
export function address(wrong: Why) {
  return z.string().check(
    z.trim(),
    atMost(500),
    z.refine((text) => text === '' || isWebAddress(text), { error: wrong }),
  )
}

/** The same; absent becomes ''. */
export const optionalAddress = (wrong: Why) => z._default(address(wrong), '')

/** Whether a text is an http or https URL, so that it cannot run code. */
export function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}
