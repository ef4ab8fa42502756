import type { Context } from 'hono'
import type { TrashKind } from '../../../lib/contract/settings/trash.ts'
import type { Tag } from '../../platform/cache/response-cache.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { audit } from '../system-log/audit.ts'
import { writeLogged } from '../system-log/write-logged.ts'
import { moveToTrash } from '../trash/move-to-trash.ts'

const missing = {
  song: () => callRefusals.noSong,
  service: () => callRefusals.noService,
  sermon: () => callRefusals.noSermon,
  announcement: () => callRefusals.noAnnouncement,
  fellowship: () => callRefusals.noFellowship,
  branch: () => callRefusals.noBranch,
} as const
type Name = keyof typeof missing

type Noun<Row> = {
  /** As sentences name it: "service". */
  name: Name
  find: (db: Db, id: number, now: Date) => Promise<Row | undefined>
  remove: (db: Db, id: number) => Promise<unknown>
  /** What the log calls a row. */
  titleOf: (row: Row) => string
  /** As what the bin keeps a deleted row; without it none is kept. */
  bin?: TrashKind
  /** What the cache makes of such rows. */
  tags: readonly Tag[]
}

/** The rows of a noun that staff adds, changes and deletes: what the routes of each have in common. */
export class Records<Row extends { version: number }> {
  readonly #noun: Noun<Row>

  constructor(noun: Noun<Row>) {
    this.#noun = noun
  }

  /** A row as it is now. Throws 404. */
  async read(c: Context<AppEnv>, id: number, db: Db = c.var.db): Promise<Row> {
    const { name, find } = this.#noun
    return (await find(db, id, c.var.now())) ?? refuse(404, missing[name]())
  }

  /** Writes in one transaction with its log entry, "Service added", and drops what the cache made of such rows. Returns what `act` returns. */
  async write<Made>(
    c: Context<AppEnv>,
    { done, title }: { done: 'added' | 'changed' | 'opened' | 'closed'; title: string },
    act: (db: Db) => Promise<Made>,
  ): Promise<Made> {
    const written = await writeLogged(c, { action: this.#titled(done), detail: title }, act)
    c.var.cache.invalidate(...this.#noun.tags)
    return written
  }

  /**
   * Deletes a row in one transaction, to the bin where it has one, with its log entry. Returns what `first` read before that. Throws 404, and 409
   * when it has changed since the caller read it.
   */
  async remove(c: Context<AppEnv>, id: number): Promise<void>
  async remove<Found>(c: Context<AppEnv>, id: number, first: (db: Db) => Promise<Found>): Promise<Found>
  async remove(c: Context<AppEnv>, id: number, first?: (db: Db) => Promise<unknown>): Promise<unknown> {
    const { bin, remove, tags, titleOf } = this.#noun
    const removed = await c.var.db.transaction().execute(async (db) => {
      const row = await this.read(c, id, db)
      requireUnchanged(c, row.version)
      const firstRow = await first?.(db)
      if (bin) await moveToTrash(c, db, { kind: bin, row: id })
      await remove(db, id)
      await audit(c, db, this.#titled('deleted'), { detail: titleOf(row), status: 'warning' })
      return firstRow
    })
    c.var.cache.invalidate(...tags)
    return removed
  }

  #titled(done: string): string {
    const { name } = this.#noun
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${done}`
  }
}
