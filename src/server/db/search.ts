import { type Expression, type SqlBool, sql } from 'kysely'

/** A condition that finds the words anywhere in one of the columns; the signs of a pattern are taken as they stand. */
export function containing(words: string, columns: readonly string[]): Expression<SqlBool> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const found = columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`)
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`
}
