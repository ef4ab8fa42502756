import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { engineOf } from '../../db/engine.ts'
import type { Db } from '../../db/tables.ts'
import { duplicateWindow, type IdempotencyStore, type Submit } from './idempotency-store.ts'

/** Interval of the heartbeats of a process that runs a submit, in milliseconds. */
const heartbeatInterval = 3_000

/** Timeout of the heartbeats, in seconds: then the process has ended, and the submit may run again. */
const abandonedAfter = 10

/** Pauses between two polls for the answer of a submit that another call runs, in milliseconds. */
const pauses = { first: 10, longest: 250 }

/**
 * Keeps the answers in a table of PostgreSQL, which all processes of a church share (docs/decisions/server.md#several-processes). The submit that
 * inserts its key first runs; another one waits for its answer. The answers of an account are deleted with it.
 */
export function openSharedIdempotency(db: Db): IdempotencyStore {
  let sweeping: NodeJS.Timeout | undefined

  function sweepAfter(until: number): void {
    if (sweeping) return
    sweeping = setTimeout(() => {
      sweeping = undefined
      // When the database is away, the hourly sweep deletes them.
      void removeOlder(db, until).catch(() => undefined)
    }, duplicateWindow + 1_000).unref()
  }

  return {
    async runOnce(submit, act) {
      for (let wait = pauses.first; ; wait = Math.min(2 * wait, pauses.longest)) {
        if (await take(db, submit)) break
        const answer = await readAnswer(db, submit)
        if (answer) return answer
        await pause(wait)
      }
      sweepAfter(submit.now + duplicateWindow)
      const heartbeats = setInterval(
        () => void sendHeartbeat(db, submit).catch(() => undefined),
        heartbeatInterval,
      ).unref()
      try {
        const answered = await act()
        if (answered.ok) await storeAnswer(db, submit, answered.clone())
        else await giveUp(db, submit)
        return undefined
      } finally {
        clearInterval(heartbeats)
      }
    },
    // A submit that still runs stays: those that wait for its answer would run it again.
    forget: async (part) =>
      void (await sql`delete from idempotency_key where part = ${part} and status is not null`.execute(db)),
  }
}

/**
 * Inserts the key. Returns false while the submit of an earlier call counts. The clocks of two machines differ a little, so
 * that only a key from far in the future was made before the clock was put back.
 */
async function take(db: Db, { key, accountId, part, now }: Submit): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key (key, account_id, part, until, alive_at)
    values (${key}, ${accountId}, ${part}, ${now + duplicateWindow}, clock_timestamp())
    on conflict (key) do update
      set part = excluded.part, until = excluded.until, alive_at = excluded.alive_at,
          status = null, headers = null, body = null
      where idempotency_key.until <= ${now} or idempotency_key.until > ${now + 2 * duplicateWindow}
         or (idempotency_key.status is null
             and idempotency_key.alive_at < clock_timestamp() - make_interval(secs => ${abandonedAfter}))
    returning key`.execute(db)
  return rows.length > 0
}

type StoredAnswer = { status: number; headers: string; body: string }

async function readAnswer(db: Db, { key }: Submit): Promise<Response | undefined> {
  const { rows } = await sql<StoredAnswer>`
    select status, headers, body from idempotency_key where key = ${key} and status is not null`.execute(db)
  const [kept] = rows
  return kept && new Response(kept.body, { status: kept.status, headers: JSON.parse(kept.headers) })
}

async function storeAnswer(db: Db, { key }: Submit, answer: Response): Promise<void> {
  const headers = JSON.stringify([...answer.headers])
  await sql`
    update idempotency_key set status = ${answer.status}, headers = ${headers}, body = ${await answer.text()}
    where key = ${key}`.execute(db)
}

const giveUp = (db: Db, { key }: Submit) => sql`delete from idempotency_key where key = ${key}`.execute(db)

const sendHeartbeat = (db: Db, { key }: Submit) =>
  sql`update idempotency_key set alive_at = clock_timestamp() where key = ${key}`.execute(db)

const removeOlder = (db: Db, now: number) =>
  sql`delete from idempotency_key where until <= ${now}`.execute(db)

/** Deletes the answers that no longer count. SQLite has none: they are in memory there. */
export async function sweepAnswers({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  if (engineOf(db) === 'postgres') await removeOlder(db, now().getTime())
}
