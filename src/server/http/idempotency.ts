import { createHash } from 'node:crypto'
import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { bytesOf, refuseLarge } from './body.ts'

/** How long a second, identical submit counts as a duplicate, in milliseconds. */
const duplicateWindow = 30_000

type Words = string | Promise<Uint8Array>

export type IdempotencyStore = Map<string, { until: number; part: string; answer: Promise<Response> }>

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
  const { idempotency: acts } = c.var
  const now = c.var.now().getTime()
  // An entry with a time in the future was made before the clock was put back.
  for (const [key, { until }] of acts) if (until <= now || until > now + duplicateWindow) acts.delete(key)
  const key = await fingerprint(c, words)
  const before = acts.get(key)
  if (before) return (await before.answer).clone()
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  acts.set(key, { until: now + duplicateWindow, part: partOf(c), answer })
  await next()
  if (!c.res.ok) acts.delete(key)
  resolve(c.res.clone())
  return undefined
}

/** After a DELETE, drops the keys of its part of the API: their answers are outdated, and rows may be created again at once. */
export const forgetDeleted = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.req.method !== 'DELETE' || !c.res.ok) return
  for (const [key, { part }] of c.var.idempotency) if (part === partOf(c)) c.var.idempotency.delete(key)
})

/** The part of the API that a path belongs to: `events` of `/backend/api/events/5/`. */
const partOf = (c: Context<AppEnv>) => c.req.path.split('/')[3] ?? ''

async function fingerprint(c: Context<AppEnv>, words: Words): Promise<string> {
  const who = c.var.caller ? `account ${c.var.caller.id}` : `address ${c.var.address}`
  const hash = createHash('sha256')
    .update(await words)
    .digest('base64url')
  return `${who} ${c.req.method} ${c.req.path} ${hash}`
}
