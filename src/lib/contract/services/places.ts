import * as z from 'zod/mini'
import { number, readerOf, text } from '../fields.ts'
import { ruleWords } from '../messages.ts'

/* What activities and events with places have in common. */

/** The number of places; null for unlimited. */
export const Places = z.transform((input: unknown, context): number | null => {
  if (input === null) return null
  if (Number.isSafeInteger(input) && Number(input) >= 1 && Number(input) <= 10_000) return Number(input)
  context.issues.push({ code: 'custom', message: ruleWords.places, input: input })
  return null
})

/** A person who signed up, for the organisers; the telephone is '' when the member hides it from leaders. */
export const Guest = z.strictObject({ id: number, first_name: text, last_name: text, telephone: text })

export const GuestNames = readerOf({ first_name: text, last_name: text, telephone: text })
