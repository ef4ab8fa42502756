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
import { openQueue, queueTimeoutError } from './queue.ts'
import type { Tables } from './tables.ts'

/* On PostgreSQL, one transaction writes at a time across all processes (docs/decisions/server.md#one-writer). */

/**
 * Within this process, one transaction at a time holds a connection: others would only wait for the lock and take
 * connections from readers. A transaction that has waited `timeout` milliseconds fails with `queueTimeoutError`.
 */
export class SingleWriterDatabase extends Kysely<Tables> {
  readonly #queue: ReturnType<typeof openQueue>

  constructor(config: KyselyConfig, timeout: number) {
    super(config)
    this.#queue = openQueue(timeout)
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
      this.#queue(() => execute(work))
    return builder
  }
}

/** An advisory lock; nothing else in this database uses its number. */
const writers = CompiledQuery.raw('select pg_advisory_xact_lock(4720451)')

/**
 * Transactions read before they write (is this name free, is a stream live), which is safe on SQLite since it has one writer at
 * a time. Here an advisory lock, held until the end of the transaction, keeps out the writers of other processes.
 */
export class SingleWriterDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    // The base class requires its own connection type, which is what it gave us.
    const own = connection as Parameters<PostgresDriver['rollbackTransaction']>[0]
    await super.beginTransaction(own, settings)
    try {
      await connection.executeQuery(writers)
    } catch (error) {
      // Kysely rolls back only a transaction that has begun. If even the rollback fails, the connection is not reused.
      await super.rollbackTransaction(own).catch(() => undefined)
      throw isStopped(error) ? queueTimeoutError() : error
    }
  }
}

/** Whether PostgreSQL cancelled a query because of its timeout. */
const isStopped = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'
