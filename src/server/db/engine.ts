import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

type Asked = Pick<Kysely<unknown>, 'getExecutor'>

/** What a database, or a transaction on it, runs on. */
export const engineOf = (db: Asked): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** One of two, by the engine. */
export const byEngine = <One>(db: Asked, choices: Record<Engine, One>): One => choices[engineOf(db)]

/** The end of a table: SQLite keeps to the types of columns only when it is told to. */
export const strict = (db: Asked): RawBuilder<unknown> =>
  byEngine(db, { sqlite: sql`strict`, postgres: sql`` })

/** The type of texts in PostgreSQL: ordered byte by byte, as in SQLite, whatever language the server was set up in. */
export const bytewiseText = 'text collate "C"'

/** The words in which raw migrations differ. `endOfPairs` is that of a table whose key is all that it is read by. */
export const wordsOf = (db: Asked) =>
  byEngine(db, {
    sqlite: { text: 'text', whole: 'integer', end: 'strict', endOfPairs: 'strict, without rowid' },
    postgres: { text: bytewiseText, whole: 'bigint', end: '', endOfPairs: '' },
  })
export type Words = ReturnType<typeof wordsOf>
