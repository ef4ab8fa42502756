import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * A condition: one of the columns contains the words, ignoring case; LIKE wildcards in the words are escaped. Both
 * engines ignore case for the letters a to z only.
 */
export function containing(words: string, columns: readonly string[]): Expression<SqlBool> {
  return matching(patternOf(words), columns)
}

/** The LIKE pattern of `containing`. */
export const patternOf = (words: string): string =>
  `%${escapeLike(words.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))}%`

/** A condition: one of the columns, in lower case, matches a LIKE pattern. */
export function matching(
  pattern: string | Expression<string>,
  columns: readonly string[],
): Expression<SqlBool> {
  const found = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`)
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`
}

/** Escapes the LIKE wildcards. */
export const escapeLike = (words: string): string => words.replace(/[\\%_]/g, '\\$&')
