import type { DatabaseSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'
import limitConcurrency from 'p-limit'

/** The write connection of a SQLite file: node's own, and Kysely's view of it, which caches statements. */
export type Writer = { sqlite: DatabaseSync; database: SqliteDatabase }

/** The lock of the write connection. `release` gives it to the next one; releasing twice does nothing. */
export type WriteLock = { release: () => void }

type Group = PromiseWithResolvers<void> & { members: number }

/** The most transactions of a group. */
const mostMembers = 32

/**
 * Group commit: transactions that arrive together share one flush of the journal (docs/decisions/server.md#group-commit). They run one after the
 * other, each as a savepoint of a common transaction, and each is answered when that one is committed: as soon as a turn of the
 * event loop has brought no other, or after 32. A transaction that fails rolls back to its savepoint. If the commit fails, all of
 * the group fail.
 */
export class GroupCommit {
  readonly #writer: Writer
  readonly #mutex = limitConcurrency(1)
  #group: Group | undefined

  constructor(writer: Writer) {
    this.#writer = writer
  }

  /** Whether neither a transaction nor a group is open, and nobody waits. */
  get isIdle(): boolean {
    return this.#isFree && this.#group === undefined
  }

  get #isFree(): boolean {
    return this.#mutex.activeCount + this.#mutex.pendingCount === 0
  }

  /** Resolves when all that came before have released the lock. */
  acquireLock(): Promise<WriteLock> {
    return new Promise((acquired) => {
      void this.#mutex(async () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        acquired({ release: resolve })
        await promise
      }).then(() => this.#commitSoon())
    })
  }

  /** Begins a transaction in the open group, or in a new one. Throws SQLite's error. */
  begin(): void {
    if (!this.#group) {
      this.#run('begin immediate')
      const group = { ...Promise.withResolvers<void>(), members: 0 }
      // Its only member may have failed by itself, and then nobody waits for it.
      group.promise.catch(() => undefined)
      this.#group = group
    }
    this.#run('savepoint member')
  }

  /** Ends a transaction. What it returns resolves when the transaction is on the disk. */
  join(): Promise<void> {
    const group = this.#group
    if (!group || !this.#writer.sqlite.isTransaction) return Promise.reject(rolledBack())
    this.#run('release member')
    group.members += 1
    if (group.members >= mostMembers) this.commit()
    return group.promise
  }

  /**
   * Ends a transaction, and commits its group at once: some foreign keys are checked at the commit, and if they are wrong, only
   * this transaction fails. Throws SQLite's error.
   */
  joinAsLast(): void {
    try {
      this.#run('commit')
    } catch (error) {
      this.undo(error)
      this.commit()
      throw error
    }
    this.#end()?.resolve()
  }

  /** Rolls back to where the transaction began. If SQLite itself has rolled back all, as on a full disk, the whole group fails with this error. */
  undo(error: unknown): void {
    if (this.#writer.sqlite.isTransaction) {
      this.#run('rollback to member')
      this.#run('release member')
    } else this.#end()?.reject(error)
  }

  /** Commits the open group, if there is one. */
  commit(): void {
    if (!this.#group) return
    try {
      this.#run('commit')
      this.#end()?.resolve()
    } catch (error) {
      if (this.#writer.sqlite.isTransaction) this.#run('rollback')
      this.#end()?.reject(error)
    }
  }

  /** Commits, unless a turn of the event loop brings another transaction, which then takes care of it. */
  #commitSoon(): void {
    const members = this.#group?.members
    setImmediate(() => {
      if (this.#isFree && this.#group?.members === members) this.commit()
    })
  }

  /** Closes the group, so that the next transaction begins another. */
  #end(): Group | undefined {
    const group = this.#group
    this.#group = undefined
    return group
  }

  #run(sql: string): void {
    this.#writer.database.prepare(sql).run([])
  }
}

/** Answered like a busy database (errors/storage-errors.ts): the client should retry. */
const rolledBack = () => Object.assign(new Error('SQLite has rolled back the transaction'), { errcode: 5 })
