import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type KyselyConfig,
  PostgresDriver,
  type Transaction,
  type TransactionBuilder,
  type TransactionSettings,
} from 'kysely'
import { openQueue, waitedTooLong } from './queue.ts'
import type { Tables } from './tables.ts'

/* On PostgreSQL one transaction writes at a time, of all processes (docs/decisions/0066). */

/**
 * Only one transaction of this process holds a connection: others would but wait for the lock with theirs, and leave none
 * to readers. One that has waited `timeout` milliseconds for those before it ends with `waitedTooLong`.
 */
export class SingleWriterDatabase extends Kysely<Tables> {
  readonly #inTurn: ReturnType<typeof openQueue>

  constructor(config: KyselyConfig, timeout: number) {
    super(config)
    this.#inTurn = openQueue(timeout)
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
      this.#inTurn(() => execute(work))
    return builder
  }
}

/** The number of our lock is nobody else's in this database. */
const writers = CompiledQuery.raw('select pg_advisory_xact_lock(4720451)')

/**
 * Transactions read before they write (is this name free, is somebody live), as SQLite lets one writer in at a time.
 * Here a lock does, until the end of the transaction: other processes write, too.
 */
export class SingleWriterDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    // The base class asks for its own kind of connection, which is what it gave us.
    const own = connection as Parameters<PostgresDriver['rollbackTransaction']>[0]
    await super.beginTransaction(own, settings)
    try {
      await connection.executeQuery(writers)
    } catch (error) {
      // Kysely rolls back only what has begun. A connection that cannot even do that is not used again.
      await super.rollbackTransaction(own).catch(() => undefined)
      throw isStopped(error) ? waitedTooLong() : error
    }
  }
}

/** Whether PostgreSQL ended a query that took too long. */
const isStopped = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'
