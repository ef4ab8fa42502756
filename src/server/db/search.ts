import { type Expression, type SqlBool, sql } from 'kysely'
import { engineOf } from './engine.ts'
import type { Db } from './tables.ts'

/**
 * A condition: one of the columns, or of the texts made of columns, contains the words, ignoring case; LIKE wildcards in the words are
 * escaped. Both engines ignore case for the letters a to z only.
 */
export function containing(
  words: string,
  columns: readonly (string | Expression<string | null>)[],
): Expression<SqlBool> {
  const pattern = `%${escapeLike(words.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))}%`
  const found = columns.map((column) => {
    const text = typeof column === 'string' ? sql.ref(column) : column
    return sql`lower(${text}) like ${pattern} escape '\\'`
  })
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`
}

/** Escapes the LIKE wildcards. */
export const escapeLike = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** A search of a large table considers only the newest matches, up to this many: people refine it rather than page through. */
export const mostFound = 500

/** A search for one or two letters, which no index has, looks at this many of the newest rows. */
const lookedThrough = 2000

/** The columns that a search of a large table compares: those of its index (db/migrations/0025-growth.ts, 0069-people.ts). */
export const searchedColumns = {
  sermon: ['title', 'description', 'preacher', 'scripture'],
  prayer_request: ['title', 'description'],
  testimony: ['title', 'content'],
  event: ['title', 'description', 'location'],
  log_entry: ['username', 'action', 'detail', 'address'],
  access_entry: ['username', 'what', 'filter'],
  contact_message: ['name', 'email', 'subject', 'message'],
  person: ['first_name', 'middle_name', 'last_name', 'telephone', 'other_telephone', 'email'],
} as const

/**
 * A subquery of the ids of the newest rows of a large table that contain the words, as `containing` compares them; found from
 * an index of three letters on both engines (docs/decisions/0154).
 */
export function findingNewest(
  db: Db,
  table: keyof typeof searchedColumns,
  words: string,
): Expression<number> {
  const letters = [...words]
  const rows = sql.table(table)
  const isSame = containing(
    words,
    searchedColumns[table].map((column) => `${table}.${column}`),
  )
  if (letters.length < 3)
    return sql<number>`(select id from (select * from ${rows} order by id desc limit ${lookedThrough}) as ${rows}
      where ${isSame} limit ${mostFound})`
  if (engineOf(db) === 'postgres')
    return sql<number>`(select id from ${rows} where ${isSame} order by id desc limit ${mostFound})`
  const index = sql.table(`${table}_search`)
  return sql<number>`(select found.rowid from ${index} as found cross join ${rows} on ${rows}.id = found.rowid
    where found.${sql.ref(`${table}_search`)} match ${trigramsOf(letters)} and ${isSame}
    order by found.rowid desc limit ${mostFound})`
}

/**
 * A condition on the rows of a large table: they contain each of the words, in one of its spellings. The longest word is
 * found by `findingNewest`, the others are compared in what it finds.
 */
export function containingWords(
  db: Db,
  table: keyof typeof searchedColumns,
  words: readonly (readonly string[])[],
): Expression<SqlBool> {
  const [longest = [], ...others] = words.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const columns = searchedColumns[table].map((column) => `${table}.${column}`)
  const ids = sql.ref(`${table}.id`)
  const found = longest.map((word) => sql`${ids} in ${findingNewest(db, table, word)}`)
  const compared = others.map(
    (spellings) =>
      sql`(${sql.join(
        spellings.map((word) => containing(word, columns)),
        sql` or `,
      )})`,
  )
  return sql<SqlBool>`${sql.join([sql`(${sql.join(found, sql` or `)})`, ...compared], sql` and `)}`
}

const lengthOf = ([word = '']: readonly string[]) => word.length

/** Every three letters in a row, each quoted for FTS5; the first twenty of them tell enough. */
function trigramsOf(letters: readonly string[]): string {
  const all = letters.slice(0, 22).flatMap((_, at) => {
    const three = letters.slice(at, at + 3)
    return three.length === 3 ? [`"${three.join('').replaceAll('"', '""')}"`] : []
  })
  return [...new Set(all)].join(' AND ')
}
