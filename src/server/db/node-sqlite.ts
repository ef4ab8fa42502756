import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/**
 * node:sqlite as the `database` of Kysely's own SqliteDialect.
 * Preparing costs more than most queries do, so statements are kept, the oldest dropped beyond `limit`.
 */
export function kyselyDatabase(db: DatabaseSync, limit = 500): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()

  function prepare(sql: string): SqliteStatement {
    const statement = db.prepare(sql)
    if (sql === 'rollback') return { ...nothing, run: () => rollBack(statement) }
    return {
      reader: statement.columns().length > 0, // true for INSERT … RETURNING as well
      all: (values) => statement.all(...bound(values)),
      run: (values) => statement.run(...bound(values)),
      // A cursor of its own: the kept statement may be run again while rows are still read.
      iterate: (values) => db.prepare(sql).iterate(...bound(values)),
    }
  }

  /** A full disk rolls back by itself: to ask for it again is an error, which would hide the first one. */
  const rollBack = (statement: StatementSync) => (db.isTransaction ? statement.run() : noChanges)

  return {
    close: () => db.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      const statement = prepare(sql)
      const [oldest] = kept.keys()
      if (kept.size >= limit && oldest !== undefined) kept.delete(oldest)
      kept.set(sql, statement)
      return statement
    },
  }
}

/** Kysely types its parameters as unknown; SQLite itself refuses what it cannot bind. */
const bound = (values: readonly unknown[]) => values as SQLInputValue[]

const noChanges = { changes: 0, lastInsertRowid: 0 }
const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => noChanges,
  iterate: () => [].values(),
}
