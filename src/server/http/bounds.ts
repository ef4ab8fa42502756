import * as z from 'zod/mini'

/** How many fields a body, and how many entries one of its objects or lists, may have. */
const mostEntries = 1000

/** The length limit of a field's name: an answer may repeat it. */
const longestName = 100

/** No body of ours is nested deeper; what is, is meant to exhaust somebody. */
const deepest = 5

/** The length limit of a text whose shape names none, in UTF-16 code units. */
const otherwise = 1000

/** Blanks around a text are trimmed by its schema, so as many are let through here. */
const blanks = 1000

const limitsOf = new WeakMap<z.ZodMiniType, Map<string, number>>()

/**
 * Why a body is refused before its schema, and so any pattern, sees it: sentences by field; undefined when it may be looked
 * at. Too long is what exceeds its schema's own limit by more than blanks, at any depth; too deep and too many are refused alike.
 */
export function outOfBounds(given: object, shape: z.ZodMiniType): Record<string, string[]> | undefined {
  const fields = Object.entries(given)
  if (fields.length > mostEntries) return { detail: ['This has more fields than any form of ours.'] }
  const limits = readLimits(shape)
  const wrong = fields.flatMap(([field, value]): [string, string[]][] => {
    const limit = limits.get(field) ?? otherwise
    const why = field.length > longestName ? 'This field is not known' : faultOf(value, limit)
    return why ? [[field.slice(0, longestName), [why]]] : []
  })
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined
}

function faultOf(value: unknown, limit: number, depth = 0): string | undefined {
  if (typeof value === 'string') return faultOfText(value, limit)
  if (typeof value !== 'object' || value === null) return undefined
  const inner = Array.isArray(value) ? value : Object.values(value)
  if (depth >= deepest || inner.length > mostEntries) return 'This is more than can be taken at once'
  for (const one of inner) {
    const why = faultOf(one, limit, depth + 1)
    if (why) return why
  }
  return undefined
}

/** Text that cannot be stored (NUL, half a letter) is refused as well. */
function faultOfText(text: string, limit: number): string | undefined {
  if (text.length > limit + blanks) return `Please keep this under ${limit} characters`
  return text.includes('\0') || !text.isWellFormed()
    ? 'This text has characters that cannot be stored'
    : undefined
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
