import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
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
    const names = statement.columns().map(({ name }) => name)
    statement.setReturnArrays(true)
    return {
      reader: names.length > 0, // also true for INSERT … RETURNING
      all: (values) => allOf(statement, bound(values)).map((row) => named(names, row)),
      run(values) {
        // The columns of `select *` may be others now.
        if (changesSchema.test(sql)) statements.clear()
        return statement.run(...bound(values))
      },
      // A separate statement, because the cached one may run again while rows are still being read.
      iterate: (values) => db.prepare(sql).iterate(...bound(values)),
    }
  }

  /** SQLite rolls back by itself when the disk is full. A second rollback would fail and hide the first error. */
  const rollBack = (statement: StatementSync) => (db.isTransaction ? statement.run() : noChanges)

  return {
    // Once, however often it is asked for.
    close: () => (db.isOpen ? db.close() : undefined),
    prepare: (sql) => statements.memo(sql),
  }
}

/**
 * A row of values as an object. The objects that node:sqlite makes are in V8's dictionary mode: to make, copy and write
 * 20 rows as JSON takes them three times as long.
 */
function named(names: readonly string[], values: readonly SQLOutputValue[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index]
  return row
}

/** The types of node:sqlite do not know `setReturnArrays`. */
const allOf = (statement: StatementSync, values: SQLInputValue[]) =>
  statement.all(...values) as unknown as SQLOutputValue[][]

const changesSchema = /^\s*(create|alter|drop|rollback)\b/i

/** Kysely types parameters as unknown; SQLite rejects values that it cannot bind. */
const bound = (values: readonly unknown[]) => values as SQLInputValue[]

const noChanges = { changes: 0, lastInsertRowid: 0 }
const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => noChanges,
  iterate: () => [].values(),
}
