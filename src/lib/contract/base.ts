import * as z from 'zod/mini'
import { usualRules } from '../texts/settings/usual-rules.ts'
import { ruleWords } from './messages.ts'

// zod tries `new Function` for speed, which violates the content security policy and would be reported.
z.config({ jitless: true })

/** Row ids are positive integers. Without z.int(), which would add the rules of all number formats to every page. */
export const Id = z
  .number()
  .check(z.refine((id) => Number.isSafeInteger(id) && id > 0, { error: () => usualRules.notNumberEntry }))
export type Id = z.infer<typeof Id>

/** Why a value is refused: a text, or a word, which is read when the value is checked. */
export type Why = string | (() => string)

/** Length limit of a text. It aborts: later checks, and so regular expressions, never run on a longer text. */
export const atMost = (limit: number, tooLong: Why = () => ruleWords.tooLong({ limit })) =>
  z.maxLength(limit, { error: tooLong, abort: true })

/** A calendar day in the church's time zone, `2026-11-22`. */
export const Day = dayText(() => ruleWords.day)

/** An existing calendar day, `2026-11-22`. Without z.iso, which would add the rules of all its formats to every page. */
export function dayText(wrong: Why) {
  return z
    .string({ error: wrong })
    .check(
      atMost(10, wrong),
      z.regex(/^\d{4}-\d\d-\d\d$/, { error: wrong }),
      z.refine(isDay, { error: wrong }),
    )
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Body of every error response: one message, or messages by field (docs/specification/settled.md). `module` names one that is off. */
export type Refusal = { detail: string; module?: string } | Record<string, string[]>

/** A page of a list; without paging parameters it is the whole list, up to 1,000 rows. */
export type Page<Row> = { count: number; next: string | null; previous: string | null; results: Row[] }

/** A required text: trimmed, at least one character, at most `limit`. */
export function requiredText(missing: Why, limit: number) {
  return z.string({ error: missing }).check(z.trim(), atMost(limit), z.minLength(1, { error: missing }))
}

/** An optional text; absent and blank become ''. */
export function optionalText(limit: number) {
  return z._default(z.string().check(z.trim(), atMost(limit)), '')
}

/** Reads a list response, an array or `{results}`; skips invalid rows instead of failing. */
export function readList<Row>(row: z.ZodMiniType<Row>, answer: unknown): Row[] {
  return rowsOf(answer).flatMap((input) => {
    const read = row.safeParse(input)
    return read.success ? [read.data] : []
  })
}

/** The rows of a list response, an array or `{results}`; none of anything else. */
export function rowsOf(answer: unknown): unknown[] {
  const list = typeof answer === 'object' && answer !== null && 'results' in answer ? answer.results : answer
  return Array.isArray(list) ? list : []
}

/**
 * First message for each field of a failed parse, for a form and for the body of a 400. What is wrong inside of a list has its
 * place in the key, counted from 0: `places.1.street`.
 */
export function fieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const { path } = issue
    const field = String(
      (typeof path[1] === 'number' ? path.join('.') : path[0]) ??
        (issue.code === 'unrecognized_keys' ? issue.keys[0] : 'detail'),
    )
    fields[field] ??= [issue.message]
  }
  return fields
}

/** A text from a response, parsed leniently: anything except a string or number becomes ''. */
export const textOf = (input: unknown): string =>
  typeof input === 'string' || typeof input === 'number' ? String(input) : ''

export const Words = z.transform(textOf)

/** A boolean from a response, parsed leniently: anything except true becomes false. */
export const Flag = z.transform((input: unknown) => input === true)

/** The first non-empty value: for fields with alternative names. */
export function firstOf(...spellings: (string | null | undefined)[]): string {
  return spellings.find((value) => value) ?? ''
}
