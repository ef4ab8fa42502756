import { createHash } from 'node:crypto'
import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'
import { byEngine } from '../../db/engine.ts'
import type { Db } from '../../db/tables.ts'
import { bytesOf, refuseLarge } from '../body.ts'
import { type IdempotencyStore, openMemoryIdempotency } from './idempotency-store.ts'
import { openSharedIdempotency } from './shared-idempotency.ts'

declare module '../../context.ts' {
  interface Variables {
    idempotency: IdempotencyStore
  }
}

type Words = string | Promise<Uint8Array>

/** The store for a database: on PostgreSQL several processes may be one church. */
export const openIdempotency = (db: Db): IdempotencyStore =>
  byEngine(db, { sqlite: openMemoryIdempotency, postgres: () => openSharedIdempotency(db) })()

/**
 * The same body from the same caller to the same path within half a minute runs once: a double tap, or a retry after a lost
 * answer. The second call gets the answer of the first. A refused call may be repeated at once.
 */
export const idempotent = createMiddleware<AppEnv>((c, next) => {
  refuseLarge(c.req.raw)
  return runOnce(c, next, bytesOf(c))
})

/** The same for a call without a body: a body that is sent all the same is not read. */
export const idempotentWithoutBody = createMiddleware<AppEnv>((c, next) => runOnce(c, next, ''))

async function runOnce(c: Context<AppEnv>, next: Next, words: Words): Promise<Response | undefined> {
  const submit = {
    key: await keyOf(c, words),
    accountId: c.var.caller?.id ?? null,
    part: partOf(c),
    now: c.var.now().getTime(),
  }
  return c.var.idempotency.runOnce(submit, async () => {
    await next()
    return c.res
  })
}

/** After a DELETE, drops the keys of its part of the API: their answers are outdated, and rows may be created again at once. */
export const dropKeysAfterDelete = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.req.method === 'DELETE' && c.res.ok) await c.var.idempotency.forget(partOf(c))
})

/** The part of the API that a path belongs to: `events` of `/backend/api/events/5/`. */
const partOf = (c: Context<AppEnv>) => c.req.path.split('/')[3] ?? ''

/** A hash of the caller, the path and the words, so that none of them can be read from the key. */
async function keyOf(c: Context<AppEnv>, words: Words): Promise<string> {
  const who = c.var.caller ? `account ${c.var.caller.id}` : `address ${c.var.address}`
  const hash = createHash('sha256').update(await words)
  return createHash('sha256')
    .update(`${who} ${c.req.method} ${c.req.path} ${hash.digest('base64url')}`)
    .digest('base64url')
}
