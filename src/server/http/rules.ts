import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Role } from '../../lib/session-storage.ts'
import { findCaller } from '../accounts/sessions.ts'
import { readAccessToken } from '../accounts/tokens.ts'
import type { AppEnv, Caller } from './app.ts'
import { refuse } from './refusal.ts'

/** What a route asks of its caller, as a test lists it. */
export type Rule = 'anyone' | 'signedIn' | `roles:${string}`

const rules = new WeakMap<MiddlewareHandler<AppEnv>, Rule>()

/** The rule that a handler enforces, or undefined when it is no guard. */
export const ruleOf = (handler: unknown): Rule | undefined =>
  typeof handler === 'function' ? rules.get(handler as MiddlewareHandler<AppEnv>) : undefined

/** Everybody may call; a caller who brings a token is known, and a token that does not hold is refused for renewal. */
export const anyone = guard('anyone', () => undefined)

/** Everybody may call, and no token is looked at: an expired one must not stand in the way of signing in or out. */
export const unguarded = createMiddleware<AppEnv>((_, next) => next())
rules.set(unguarded, 'anyone')

/** Only with a valid access token of a session that goes on (401). */
export const signedIn = guard('signedIn', (caller) => {
  if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
})

/** Only for these roles, as the database has them now (401, 403). */
export function roles(...allowed: Role[]): MiddlewareHandler<AppEnv> {
  return guard(`roles:${allowed.join(',')}`, (caller) => {
    if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
    if (!allowed.includes(caller.role)) refuse(403, 'Your account may not do this.')
  })
}

/** The caller of a route behind `signedIn` or `roles`. */
export function callerOf(c: Context<AppEnv>): Caller {
  return c.var.caller ?? refuse(401, 'Please sign in first.')
}

function guard(rule: Rule, allow: (caller: Caller | undefined) => void): MiddlewareHandler<AppEnv> {
  const handler = createMiddleware<AppEnv>(async (c, next) => {
    const caller = await identify(c)
    if (caller) c.set('caller', caller)
    allow(caller)
    await next()
  })
  rules.set(handler, rule)
  return handler
}

async function identify(c: Context<AppEnv>): Promise<Caller | undefined> {
  const header = c.req.header('authorization')
  if (!header) return undefined
  const token = /^Bearer ([\w.-]{1,2000})$/i.exec(header)?.[1]
  const names = token && (await readAccessToken(token, c.var.tokenKey, c.var.now()))
  const caller = names && (await findCaller(c.var.db, names))
  return (
    caller || refuse(401, 'Your session has ended. Please sign in again.', { 'WWW-Authenticate': 'Bearer' })
  )
}
