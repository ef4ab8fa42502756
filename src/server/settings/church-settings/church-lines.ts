/** Fields that no page shows as words: colours, files, and the maps that links lead to. */
const wordless: readonly string[] = ['logo', 'colour', 'accent', 'map_url', 'slug']

/** What some fields of the church say, a line for each text, and one for each item of a list. */
export const churchLines = (church: object): string[] =>
  Object.entries(church).flatMap(([key, value]) => (wordless.includes(key) ? [] : linesOf(value)))

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : []
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).flatMap(([key, part]) => (wordless.includes(key) ? [] : linesOf(part)))
  return parts.length > 0 ? [parts.join('; ')] : []
}
