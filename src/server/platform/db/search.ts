import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchable } from '../../../lib/text/fold.ts'
import { digitsOfSearch } from '../../../lib/text/number-search.ts'
import { engineOf } from './engine.ts'
import type { Db } from './tables.ts'

type Text = string | Expression<string | null>

/** What a search compares: texts, and telephone numbers in any spelling. */
export type Searched = { texts: readonly Text[]; numbers?: readonly Text[] }

/** A word of a search, folded, and its digits if it may be a telephone number. */
type Term = { word: string; digits: string }

/** A search considers its first words, up to this many. */
const mostWords = 8

/** The words of a search. Where numbers are searched, a telephone number is one word, whatever stands between its digits. */
function termsOf(search: string, hasNumbers: boolean): Term[] {
  const isNumber = hasNumbers && digitsOfSearch(search) !== ''
  const words = isNumber ? [search.trim()] : search.split(/\s+/)
  return words
    .map((word) => ({ word: searchable(word), digits: digitsOfSearch(word) }))
    .filter(({ word }) => word !== '')
    .slice(0, mostWords)
}

/**
 * A condition: each word of the search is in one of the texts, or is part of one of the numbers, in any spelling that lib/text/fold.ts and
 * lib/text/number-search.ts make the same. LIKE wildcards in the words are escaped.
 */
export function containing(search: string, searched: readonly Text[] | Searched): RawBuilder<SqlBool> {
  const all: Searched = 'texts' in searched ? searched : { texts: searched }
  return containingTerms(termsOf(search, (all.numbers ?? []).length > 0), all)
}

/** The same for texts that are one word, whatever blanks they have. */
export const containingText = (text: string, columns: readonly Text[]): RawBuilder<SqlBool> =>
  containingTerms([{ word: searchable(text), digits: '' }], { texts: columns })

function containingTerms(terms: readonly Term[], { texts, numbers = [] }: Searched): RawBuilder<SqlBool> {
  const each = terms.map(({ word, digits }) => {
    const conditions = texts.map((text) => like(sql`searchable(${ref(text)})`, word))
    if (digits) conditions.push(...numbers.map((number) => like(sql`dialled_both(${ref(number)})`, digits)))
    return sql`(${sql.join(conditions, sql` or `)})`
  })
  return each.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(each, sql` and `)})`
}

const ref = (text: Text) => (typeof text === 'string' ? sql.ref(text) : text)

const like = (text: Expression<unknown>, word: string) =>
  sql`${text} like ${`%${escapeLike(word)}%`} escape '\\'`

/** Escapes the LIKE wildcards. */
const escapeLike = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** A search of a large table considers only the newest matches, up to this many: people refine it rather than page through. */
export const mostFound = 500

/** A search for one or two letters, which no index has, looks at this many of the newest rows. */
const lookedThrough = 2000

/** The columns that a search of a large table compares: those of its index (db/migrations/baseline/triggers/search.ts, 0170). */
export const searchedColumns = {
  sermon: { texts: ['title', 'description', 'preacher', 'scripture', 'words'], numbers: [] },
  prayer_request: { texts: ['title', 'description'], numbers: [] },
  testimony: { texts: ['title', 'content'], numbers: [] },
  event: { texts: ['title', 'description', 'location'], numbers: [] },
  log_entry: { texts: ['username', 'action', 'detail', 'address'], numbers: [] },
  access_entry: { texts: ['username', 'what', 'filter'], numbers: [] },
  conversation_entry: {
    texts: ['writer_name', 'writer_email', 'subject', 'text'],
    numbers: ['writer_phone'],
  },
  person: {
    texts: ['first_name', 'middle_name', 'last_name', 'email'],
    numbers: ['telephone', 'other_telephone'],
  },
  account: { texts: ['username', 'first_name', 'last_name', 'email'], numbers: ['telephone'] },
} as const
type LargeTable = keyof typeof searchedColumns

/** Which rows of a table its index has, where it does not have all: of conversations the messages to the church. */
const onlyRows: Partial<Record<LargeTable, RawBuilder<SqlBool>>> = {
  conversation_entry: sql<SqlBool>`conversation_entry.form = 'contact'`,
}

/** Columns of a large table, a part of those of its index. */
type Columns = { texts: readonly string[]; numbers: readonly string[] }

/**
 * A subquery of the ids of the newest rows of a large table that contain the words, as `containing` compares them; found from
 * an index of three letters on both engines (docs/decisions/server.md#counts-and-searches). `columns`: which are compared, all by default.
 */
export function findingNewest(
  db: Db,
  table: LargeTable,
  search: string,
  columns: Columns = searchedColumns[table],
): RawBuilder<number> {
  const rows = sql.table(table)
  const named = (names: readonly string[]) => names.map((name) => `${table}.${name}`)
  const only = onlyRows[table] ?? sql<SqlBool>`1 = 1`
  const isSame = sql<SqlBool>`(${only} and ${containing(search, { texts: named(columns.texts), numbers: named(columns.numbers) })})`
  const trigrams = trigramsOf(search, columns.numbers.length > 0)
  const isPostgres = engineOf(db) === 'postgres'
  const compared = isPostgres ? sql`${mayContain(search, columns)} and ${isSame}` : isSame
  if (!trigrams) {
    const ids = sql`select id from (select * from ${rows} where ${only} order by id desc limit ${lookedThrough}) as ${rows}
      where ${compared} limit ${mostFound}`
    return isPostgres ? once(ids) : sql<number>`(${ids})`
  }
  if (isPostgres)
    return once(sql`select id from ${rows} where ${compared} order by id desc limit ${mostFound}`)
  return sql<number>`(select found.rowid from ${sql.table(`${table}_search`)} as found
    cross join ${rows} on ${rows}.id = found.rowid
    where found.${sql.ref(`${table}_search`)} match ${trigrams} and ${isSame}
    order by found.rowid desc limit ${mostFound})`
}

/** A subquery of one column that PostgreSQL runs once: otherwise a join repeats it for each row where it expects few of them. */
const once = (query: RawBuilder<unknown>) => sql<number>`(select unnest(array(${query})))`

/**
 * A condition that costs PostgreSQL a fraction of folding and is true wherever a word may be in a text: it is there in plain letters, or the text
 * has other signs than those that folding leaves as they are.
 */
function mayContain(search: string, { texts, numbers }: Columns): RawBuilder<SqlBool> {
  const each = termsOf(search, numbers.length > 0).map(({ word, digits }) => {
    if (digits && numbers.length > 0) return sql`true`
    const may = texts.map((text) => {
      const plain = sql`${sql.ref(text)} collate "C"`
      return sql`${like(sql`lower(${plain})`, word)} or ${plain} ~ '[^ -&(-~\\s]'`
    })
    return sql`(${sql.join(may, sql` or `)})`
  })
  return sql<SqlBool>`(case when ${sql.join(each, sql` and `)} then true else false end)`
}

/**
 * A condition on the rows of a large table: they contain the words. It is for those who compare a part of the table anyway, so that all
 * matches count: where SQLite would compare row by row, the index says first which rows may match.
 */
export function containingByIndex(
  db: Db,
  table: LargeTable,
  search: string,
  columns: Columns,
): RawBuilder<SqlBool> {
  const texts = columns.texts.map((name) => `${table}.${name}`)
  const isSame = containing(search, { texts, numbers: columns.numbers.map((name) => `${table}.${name}`) })
  const trigrams = trigramsOf(search, columns.numbers.length > 0)
  if (!trigrams || engineOf(db) === 'postgres') return isSame
  const index = `${table}_search`
  return sql<SqlBool>`(${sql.ref(`${table}.id`)} in
    (select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${trigrams}) and ${isSame})`
}

/** The query for FTS5: every three letters in a row of each word or number; '' where no word has three. */
function trigramsOf(search: string, hasNumbers: boolean): string {
  return termsOf(search, hasNumbers)
    .flatMap(({ word, digits }) => {
      const spellings = hasNumbers && digits && digits !== word ? [word, digits] : [word]
      const each = spellings.map(trigramsIn).filter((trigrams) => trigrams !== '')
      return each.length === spellings.length ? `(${each.join(' OR ')})` : []
    })
    .join(' AND ')
}

/** Each quoted for FTS5; the first twenty of them tell enough. */
function trigramsIn(word: string): string {
  const letters = [...word]
  const all = letters.slice(0, 22).flatMap((_, at) => {
    const three = letters.slice(at, at + 3)
    return three.length === 3 ? [`"${three.join('').replaceAll('"', '""')}"`] : []
  })
  return all.length === 0 ? '' : `(${[...new Set(all)].join(' AND ')})`
}
