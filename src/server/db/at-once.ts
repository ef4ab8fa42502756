import {
  type AbortableQueryOptions,
  type CompiledQuery,
  type ConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import limitConcurrency from 'p-limit'
import type { Db, Tables } from './tables.ts'

/**
 * Kysely on the one connection of a SQLite file. Kysely hands the connection out for each query, by a lock and a dozen promises,
 * which take as long as a short query. Here a query runs at once while nobody has the connection or waits for it; while a
 * transaction has it, queries from outside wait for their turn.
 */
export function kyselyAtOnce(database: SqliteDatabase): Db {
  const dialect = new SqliteDialect({ database })
  const driver = new SqliteDriver({ database })
  const opened = driver.init()
  const inTurn = limitConcurrency(1)
  const connections: ConnectionProvider = {
    provideConnection: (use) =>
      inTurn(async () => {
        await opened
        return use(await driver.acquireConnection())
      }),
  }
  const isFree = () => inTurn.activeCount + inTurn.pendingCount === 0
  const executor = new AtOnceExecutor(dialect, connections, (query) =>
    isFree() ? run(database, query) : undefined,
  )
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}

type Run = (query: CompiledQuery) => QueryResult<unknown> | undefined

class AtOnceExecutor extends DefaultQueryExecutor {
  readonly #run: Run

  constructor(dialect: SqliteDialect, connections: ConnectionProvider, runAtOnce: Run) {
    super(dialect.createQueryCompiler(), dialect.createAdapter(), connections)
    this.#run = runAtOnce
  }

  override async executeQuery<Row>(
    query: CompiledQuery,
    options?: AbortableQueryOptions,
  ): Promise<QueryResult<Row>> {
    const result = options?.signal ? undefined : this.#run(query)
    return result ? (result as QueryResult<Row>) : super.executeQuery<Row>(query, options)
  }
}

/** As Kysely's own connection does. */
function run(database: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<unknown> {
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}
