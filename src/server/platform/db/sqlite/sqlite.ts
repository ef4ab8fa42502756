import {
  type AbortableQueryOptions,
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely'
import type { Db, Tables } from '../tables.ts'
import { GroupCommit, type WriteLock, type Writer } from './group-commit.ts'
import { type CachingDatabase, changesSchema } from './node-sqlite.ts'

/** How long SQLite waits for another process, in milliseconds. */
export const busyTimeout = 5000

/**
 * Kysely on a SQLite file with two connections: one writes, in groups (group-commit.ts), one only reads and sees committed rows
 * alone. Kysely takes a lock and a dozen promises for each query, as much time as a short query takes; here reads run at once. A
 * database in memory has one connection: there reads wait for open transactions.
 */
export function kyselyOnSqlite(writer: Writer, reader?: CachingDatabase): Db {
  const dialect = new SqliteDialect({ database: writer.database })
  const commits = new GroupCommit(writer)
  const schema = new Schema(writer)
  const connections: ConnectionProvider = {
    provideConnection: (use) => use(new WriteConnection(commits, writer, schema)),
  }
  const executor = new SqliteExecutor(dialect, connections, (query) => {
    if (!isRead(query) || !(reader || commits.isIdle)) return undefined
    // Until the change of the schema is committed, it may be rolled back.
    if (reader && schema.hasChanged) {
      reader.forget()
      schema.hasChanged = !commits.isIdle
    }
    return run(reader ?? writer.database, query)
  })
  return new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver: driverOf(commits, writer, reader),
    executor,
  })
}

const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))

/** Statements that may share a commit. Any other runs between two groups. */
const isWrite = ({ sql }: CompiledQuery) => /^\s*(?:insert|update|delete|replace)\b/i.test(sql)

/** What Kysely gets as a connection: it takes the lock of the write connection for each transaction, and for each query outside of one. */
class WriteConnection implements DatabaseConnection {
  readonly #commits: GroupCommit
  readonly #writer: Writer
  readonly #schema: Schema
  /** While a transaction is open. */
  #lock: WriteLock | undefined
  #hasLateChecks = false
  #failure: unknown = new Error('SQLite has rolled back the transaction')

  constructor(commits: GroupCommit, writer: Writer, schema: Schema) {
    this.#commits = commits
    this.#writer = writer
    this.#schema = schema
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#lock) return this.#run(query)
    if (isWrite(query)) return this.#runAlone(query)
    const lock = await this.#commits.acquireLock()
    try {
      this.#commits.commit()
      return this.#run(query)
    } finally {
      lock.release()
    }
  }

  /** SQLite answers with all rows at once. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  async begin(): Promise<void> {
    const lock = await this.#commits.acquireLock()
    try {
      this.#commits.begin()
      this.#lock = lock
    } catch (error) {
      lock.release()
      throw error
    }
  }

  /** Resolves when the transaction is on the disk. The lock is released before. */
  async commit(): Promise<void> {
    if (this.#hasLateChecks) return this.#end(() => this.#commits.joinAsLast())
    await this.#end(() => this.#commits.join())
  }

  /** After a commit that failed there is nothing left to roll back. */
  rollBack(): void {
    if (this.#lock) this.#end(() => this.#commits.undo(this.#failure))
  }

  #end<Result>(how: () => Result): Result {
    const lock = this.#lock
    this.#lock = undefined
    this.#hasLateChecks = false
    try {
      return how()
    } finally {
      lock?.release()
    }
  }

  /** A statement outside of a transaction is a transaction of its own. */
  async #runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.begin()
    try {
      const result = this.#run<Row>(query)
      await this.commit()
      return result
    } catch (error) {
      this.rollBack()
      throw error
    }
  }

  #run<Row>(query: CompiledQuery): QueryResult<Row> {
    if (this.#lock && !this.#writer.sqlite.isTransaction) throw this.#failure
    this.#hasLateChecks ||= this.#lock !== undefined && this.#schema.isCheckedLate(query.sql)
    try {
      const result = run<Row>(this.#writer.database, query)
      this.#schema.note(query.sql)
      return result
    } catch (error) {
      this.#failure = error
      throw error
    }
  }
}

/** What Kysely asks of a driver; its connections come from the provider above. */
function driverOf(commits: GroupCommit, writer: Writer, reader?: CachingDatabase): Driver {
  const own = (connection: DatabaseConnection) => connection as WriteConnection
  return {
    init: async () => undefined,
    acquireConnection: () => Promise.reject(new Error('Connections are taken in turn')),
    beginTransaction: (connection) => own(connection).begin(),
    commitTransaction: (connection) => own(connection).commit(),
    rollbackTransaction: async (connection) => own(connection).rollBack(),
    releaseConnection: async () => undefined,
    async destroy() {
      commits.commit()
      // The writer is the last to close, since that empties the journal.
      reader?.close()
      writer.database.close()
    },
  }
}

/**
 * The statements that write to tables with foreign keys that SQLite checks at the commit. Read from the schema on first use and
 * after each change of it.
 */
class Schema {
  readonly #writer: Writer
  #checkedLate: Set<string> | undefined
  /** Whether the connection that reads has not heard of a change. */
  hasChanged = false

  constructor(writer: Writer) {
    this.#writer = writer
  }

  isCheckedLate(sql: string): boolean {
    this.#checkedLate ??= this.#read()
    return [...sql.matchAll(written)].some(([, table = '']) => this.#checkedLate?.has(table))
  }

  /** To be called with each statement that has run on the write connection. */
  note(sql: string): void {
    if (!changesSchema.test(sql)) return
    this.#checkedLate = undefined
    this.hasChanged = true
  }

  #read(): Set<string> {
    const tables = this.#writer.sqlite
      .prepare(`select name from sqlite_schema where type = 'table' and sql like '%initially deferred%'`)
      .all()
    return new Set(tables.map(({ name }) => String(name)))
  }
}

/** The tables that a statement adds rows to or changes rows of. */
const written = /\b(?:into|update)\s+"?(\w+)/gi

/** Runs all pending migrations in one transaction, which Kysely's own adapter does on PostgreSQL alone. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class SqliteExecutor extends DefaultQueryExecutor {
  readonly #run: (query: CompiledQuery) => QueryResult<unknown> | undefined

  constructor(
    dialect: SqliteDialect,
    connections: ConnectionProvider,
    runAtOnce: (query: CompiledQuery) => QueryResult<unknown> | undefined,
  ) {
    super(dialect.createQueryCompiler(), new TransactionalAdapter(), connections)
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
function run<Row>(database: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}
