import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

/**
 * Adapts node:sqlite to the `database` of Kysely's SqliteDialect. Preparing a statement costs more than most queries,
 * so up to `limit` statements are cached.
 */
export function kyselyDatabase(db: DatabaseSync, limit = 500): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: limit, memoMethod: prepare })

  function prepare(sql: string): SqliteStatement {
    const statement = db.prepare(sql)
    if (sql === 'rollback') return { ...nothing, run: () => rollBack(statement) }
    return {
      reader: statement.columns().length > 0, // also true for INSERT … RETURNING
      all: (values) => statement.all(...bound(values)),
      run: (values) => statement.run(...bound(values)),
      // A separate statement, because the cached one may run again while rows are still being read.
      iterate: (values) => db.prepare(sql).iterate(...bound(values)),
    }
  }

  /** SQLite rolls back by itself when the disk is full. A second rollback would fail and hide the first error. */
  const rollBack = (statement: StatementSync) => (db.isTransaction ? statement.run() : noChanges)

  return {
    close: () => db.close(),
    prepare: (sql) => statements.memo(sql),
  }
}

/** Kysely types parameters as unknown; SQLite rejects values that it cannot bind. */
const bound = (values: readonly unknown[]) => values as SQLInputValue[]

const noChanges = { changes: 0, lastInsertRowid: 0 }
const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => noChanges,
  iterate: () => [].values(),
}
