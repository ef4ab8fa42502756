import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app.ts'
import { readBytes } from './body.ts'

/** How long a second submit of the very same words counts as a slip of the finger, in milliseconds. */
const slip = 30_000

export type Once = Map<string, { until: number; answer: Promise<Response> }>

/**
 * The same words from the same person to the same place within half a minute are one act: a double tap, or a retry
 * after a lost answer. The second is answered what the first was. A refused act may be tried again at once.
 */
export const once = createMiddleware<AppEnv>(async (c, next) => {
  const { once: acts } = c.var
  const now = c.var.now().getTime()
  // An act of the future is from before the clock was put back.
  for (const [key, { until }] of acts) if (until <= now || until > now + slip) acts.delete(key)
  const key = await fingerprint(c)
  const before = acts.get(key)
  if (before) return (await before.answer).clone()
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  acts.set(key, { until: now + slip, answer })
  await next()
  if (!c.res.ok) acts.delete(key)
  resolve(c.res.clone())
  return undefined
})

async function fingerprint(c: Context<AppEnv>): Promise<string> {
  const who = c.var.caller ? `account ${c.var.caller.id}` : `address ${c.var.address}`
  const body = await readBytes(c.req.raw.clone())
  const hash = createHash('sha256').update(body).digest('base64url')
  return `${who} ${c.req.method} ${c.req.path} ${hash}`
}
