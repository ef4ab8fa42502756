import * as z from 'zod/mini'

// zod tries `new Function` for speed, which the content security policy reports as a violation.
z.config({ jitless: true })

/** Row ids are positive integers everywhere. By hand, since z.int() brings every page the rules of all number formats. */
export const Id = z
  .number()
  .check(z.refine((id) => Number.isSafeInteger(id) && id > 0, 'This is not the number of an entry'))
export type Id = z.infer<typeof Id>

/** The length limit of a text. It aborts: no later check, and so no pattern, sees a longer text. */
export const atMost = (limit: number, tooLong = `Please keep this under ${limit} characters`) =>
  z.maxLength(limit, { error: tooLong, abort: true })

/** A calendar day of the church's own time zone, `2026-11-22`. */
export const Day = dayText('Please give a date as year-month-day')

/** A day that there is, `2026-11-22`. By hand, since z.iso brings every page the rules of all its formats. */
export function dayText(wrong: string) {
  return z
    .string({ error: wrong })
    .check(atMost(10, wrong), z.regex(/^\d{4}-\d\d-\d\d$/, wrong), z.refine(isDay, wrong))
}

function isDay(text: string): boolean {
  const found = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(text)
}

/** Today at the church, `2026-11-21`. It keeps Africa/Accra, which is UTC all year (docs/decisions/0028). */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** Every answer that says no: one sentence, or sentences by field (docs/decisions/0019). */
export type Refusal = { detail: string } | Record<string, string[]>

/** A page of a list; without paging parameters it is the whole list, up to 1,000 rows. */
export type Page<Row> = { count: number; next: string | null; previous: string | null; results: Row[] }

/** A text that must be there: trimmed, at least one character, at most `limit`. */
export function requiredText(missing: string, limit: number) {
  return z.string({ error: missing }).check(z.trim(), atMost(limit), z.minLength(1, missing))
}

/** A text that may be left out; absent and blank are both read as ''. */
export function optionalText(limit: number) {
  return z._default(z.string().check(z.trim(), atMost(limit)), '')
}

/** Reads a list answer, an array or `{results}`, and leaves out rows that do not fit rather than losing them all. */
export function readList<Row>(row: z.ZodMiniType<Row>, answer: unknown): Row[] {
  const rows = Array.isArray(answer) ? answer : resultsOf(answer)
  return rows.flatMap((found) => {
    const read = row.safeParse(found)
    return read.success ? [read.data] : []
  })
}

function resultsOf(answer: unknown): unknown[] {
  const list = typeof answer === 'object' && answer !== null && 'results' in answer ? answer.results : []
  return Array.isArray(list) ? list : []
}

/** First sentence for each field of a failed parse: what a form shows and what a 400 answers. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? (issue.code === 'unrecognized_keys' ? issue.keys[0] : 'detail'))
    fields[field] ??= [issue.message]
  }
  return fields
}

/** Words read loosely from an answer: absent, null and anything that is no text or number are ''. */
export const Words = z.transform((found: unknown) =>
  typeof found === 'string' || typeof found === 'number' ? String(found) : '',
)

/** A yes or no read loosely from an answer: whatever is not true is false. */
export const Flag = z.transform((found: unknown) => found === true)

/** How many, read loosely from an answer: whatever is no whole number is 0. */
export const Count = z.transform((found: unknown) => (Number.isSafeInteger(found) ? Number(found) : 0))

/** The first that is not empty: how one of two spellings is read. */
export function firstOf(...spellings: (string | null | undefined)[]): string {
  return spellings.find((value) => value) ?? ''
}
