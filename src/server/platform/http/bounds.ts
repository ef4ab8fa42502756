import * as z from 'zod/mini'
import { usualRules } from '../../../lib/texts/settings/usual-rules.ts'
import { callRefusals } from '../errors/messages.ts'

/** The most fields of a body, and the most entries of one of its objects or lists. */
const mostEntries = 1000

/** The length limit of a field's name, because an answer may repeat it. */
const longestName = 100

/** The deepest nesting of a body, which the notes of a page's tabs need; a deeper body is meant to exhaust the server. */
const deepest = 7

/** The length limit of a text whose schema has none, in UTF-16 code units. */
const otherwise = 1000

/** The schema trims whitespace around a text, so this many more characters pass here. */
const blanks = 1000

const limitsOf = new WeakMap<z.ZodMiniType, Map<string, number>>()

/**
 * Checks a body before its schema, and so before any pattern, runs on it. Returns sentences by field; undefined for a body
 * within bounds. A text is refused when it exceeds its schema's own limit by more than `blanks`, at any depth; so are too
 * deep nesting, too many entries, and fields that hide a method of every object.
 */
export function outOfBounds(given: object, shape: z.ZodMiniType): Record<string, string[]> | undefined {
  const fields = Object.entries(given)
  if (fields.length > mostEntries) return { detail: [callRefusals.moreFieldsThanAny] }
  const limits = readLimits(shape)
  const wrong = fields.flatMap(([field, value]): [string, string[]][] => {
    const limit = limits.get(field) ?? otherwise
    const why = field.length > longestName || hidesMethod(field) ? unknown() : faultOf(value, limit)
    return why ? [[field.slice(0, longestName), [why]]] : []
  })
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined
}

const unknown = () => callRefusals.fieldNotKnown

/**
 * Whether a field hides a method that every object has, such as `toString`: no schema has one. zod compares the `length` of any
 * value with a limit, which throws for `{"length": {"toString": null}}`.
 */
const hidesMethod = (field: string): boolean => field in Object.prototype

function faultOf(value: unknown, limit: number, depth = 0): string | undefined {
  if (typeof value === 'string') return faultOfText(value, limit)
  if (typeof value !== 'object' || value === null) return undefined
  const inner = Array.isArray(value) ? value : Object.values(value)
  if (depth >= deepest || inner.length > mostEntries) return callRefusals.moreThanCanTaken2
  if (!Array.isArray(value) && Object.keys(value).some(hidesMethod)) return unknown()
  for (const one of inner) {
    const why = faultOf(one, limit, depth + 1)
    if (why) return why
  }
  return undefined
}

/** Refuses text that cannot be stored (NUL, a lone surrogate) as well. */
function faultOfText(text: string, limit: number): string | undefined {
  if (text.length > limit + blanks) return usualRules.keepUnderLimitCharacters({ limit })
  return text.includes('\0') || !text.isWellFormed() ? callRefusals.textCharactersCannotStored : undefined
}

/** The length limit of each field, as its schema states it. */
function readLimits(shape: z.ZodMiniType): Map<string, number> {
  const known = limitsOf.get(shape)
  if (known) return known
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  const limits = new Map(
    Object.entries(properties).map(([field, schema]) => [field, longest(schema) || otherwise] as const),
  )
  limitsOf.set(shape, limits)
  return limits
}

/** The largest `maxLength` anywhere in a schema; 0 when it names none. */
function longest(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0
  const own = 'maxLength' in schema ? Number(schema.maxLength) : 0
  return Math.max(own, ...Object.values(schema).map(longest))
}
