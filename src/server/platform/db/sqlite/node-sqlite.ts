import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { addSearchFunctions } from './search-functions.ts'

/** `forget` drops the cached statements, since the columns of `select *` may be others after a change of the schema. */
export type CachingDatabase = SqliteDatabase & { forget: () => void }

/**
 * Adapts node:sqlite to the `database` of Kysely's SqliteDialect. Preparing a statement costs more than most queries,
 * so up to 500 statements are cached. The connection gets the functions of searches.
 */
export function kyselyDatabase(db: DatabaseSync): CachingDatabase {
  addSearchFunctions(db)
  const statements = new LRUCache<string, SqliteStatement>({ max: 500, memoMethod: prepare })

  function prepare(sql: string): SqliteStatement {
    const statement = db.prepare(sql)
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

  return {
    // Once, however often it is asked for.
    close: () => (db.isOpen ? db.close() : undefined),
    prepare: (sql) => statements.memo(sql),
    forget() {
      statements.clear()
      // SQLite reads the schema again when a statement runs, not when one is prepared.
      db.prepare('select name from sqlite_schema limit 1').get()
    },
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

/** Matches statements after which `select *` may have other columns. */
export const changesSchema = /^\s*(create|alter|drop|rollback)\b/i

/** Kysely types parameters as unknown; SQLite rejects values that it cannot bind. */
const bound = (values: readonly unknown[]) => values as SQLInputValue[]
