import { type Kysely, PostgresAdapter } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

type AnyDatabase = Pick<Kysely<unknown>, 'getExecutor'>

/** The engine of a database or transaction. */
export const engineOf = (db: AnyDatabase): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** Picks a value by engine. */
export const byEngine = <One>(db: AnyDatabase, choices: Record<Engine, One>): One => choices[engineOf(db)]

/** The text type in PostgreSQL. It sorts by bytes, as SQLite does, independent of the server's locale. */
export const bytewiseText = 'text collate "C"'

/**
 * The SQL in which raw migrations differ by engine. SQLite checks the types of columns only in strict tables. `endOfPairs` is for tables that are
 * read by their primary key only.
 */
export const wordsOf = (db: AnyDatabase) =>
  byEngine(db, {
    sqlite: { text: 'text', whole: 'integer', end: 'strict', endOfPairs: 'strict, without rowid' },
    postgres: { text: bytewiseText, whole: 'bigint', end: '', endOfPairs: '' },
  })
