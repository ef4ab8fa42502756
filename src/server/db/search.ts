import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * A condition that finds the words anywhere in one of the columns, capital or small; the signs of a pattern are taken
 * as they stand. Both engines fold the letters a to z only.
 */
export function containing(words: string, columns: readonly string[]): Expression<SqlBool> {
  const pattern = `%${literally(words.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))}%`
  const found = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`)
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`
}

/** Words as a pattern of LIKE that finds nothing but them. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&')
