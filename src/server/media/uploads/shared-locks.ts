import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import type { PubSub } from '../../platform/pubsub/pubsub.ts'
import { uploadRefusals } from './messages.ts'

/** A lock ends this long after its process last renewed it, in seconds: that process has ended. */
const lease = 15

/** How often a process renews a lock, in milliseconds. */
const renewEvery = 5_000

/** How long a request waits for another one to let go, in milliseconds, and how often it asks. */
const waiting = { whole: 60_000, askEvery: 1_000, lookEvery: 50 }

/**
 * Locks of uploads in a table of PostgreSQL, leased for some seconds (docs/decisions/server.md#uploads-in-parts). `abort` is called when another
 * process asks for an upload. No connection is held meanwhile, since a part takes minutes on a slow line.
 */
export function openSharedLocks(db: Db, pubsub: PubSub, abort: (upload: string) => void) {
  const holder = randomUUID()
  pubsub.subscribe('upload', (upload) => typeof upload === 'string' && abort(upload))

  async function take(upload: string): Promise<boolean> {
    const { rows } = await sql`
      insert into upload_lock (upload, holder, until)
      values (${upload}, ${holder}, clock_timestamp() + make_interval(secs => ${lease}))
      on conflict (upload) do update set holder = excluded.holder, until = excluded.until
      where upload_lock.holder = excluded.holder or upload_lock.until < clock_timestamp()
      returning upload`.execute(db)
    return rows.length > 0
  }

  async function acquire(upload: string): Promise<void> {
    const started = performance.now()
    let askedAt = Number.NEGATIVE_INFINITY
    while (!(await take(upload))) {
      const now = performance.now()
      if (now - started > waiting.whole) refuse(409, uploadRefusals.goesOn)
      if (now - askedAt > waiting.askEvery) {
        pubsub.publish('upload', upload)
        askedAt = now
      }
      await pause(waiting.lookEvery)
    }
  }

  const renew = async (upload: string, cut: AbortController) => {
    if (!(await take(upload))) cut.abort()
  }
  const release = (upload: string) =>
    sql`delete from upload_lock where upload = ${upload} and holder = ${holder}`.execute(db)

  return {
    async within<Result>(
      upload: string,
      cut: AbortController,
      act: (cut: AbortSignal) => Promise<Result>,
    ): Promise<Result> {
      await acquire(upload)
      const renewing = setInterval(() => void renew(upload, cut).catch(() => undefined), renewEvery).unref()
      try {
        return await act(cut.signal)
      } finally {
        clearInterval(renewing)
        // The answer stands. A lock that cannot be deleted ends by itself.
        await release(upload).catch(() => undefined)
      }
    },
    async list(): Promise<string[]> {
      const { rows } = await sql<{ upload: string }>`
        select upload from upload_lock where until >= clock_timestamp()`.execute(db)
      return rows.map(({ upload }) => upload)
    },
  }
}

/** Deletes the locks that processes left when they ended. */
export const removeEndedLocks = (db: Db) =>
  sql`delete from upload_lock where until < clock_timestamp()`.execute(db)
