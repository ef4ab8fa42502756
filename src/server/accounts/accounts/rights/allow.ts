import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, Caller } from '../../../platform/context.ts'
import { refusalWords } from '../../../platform/errors/messages.ts'
import { Refused, refuse } from '../../../platform/errors/refusal.ts'
import { consumeWrite } from '../../../platform/http/rate-limit.ts'
import { setCallerId } from '../../../platform/logging/request-id.ts'
import { isOverdue } from '../factors/second-factor-requirement.ts'
import { accountRefusals } from '../messages.ts'
import { findCaller } from '../sessions/sessions.ts'
import { readAccessToken } from '../sessions/tokens.ts'
import type { Condition } from './conditions.ts'

/** Whom a route admits: its name, as a test lists it, and in words. */
export type Rule = { name: string; who: string }

const rules = new WeakMap<object, Rule>()

/** The rule that a handler enforces, or undefined when it is not a guard. */
export const ruleOf = (handler: object): Rule | undefined => rules.get(handler)

/**
 * A guard: it identifies the caller, counts a write against its rate limit, and admits whom the condition does; without one everybody. It
 * throws 401 for an invalid token, so that the client renews it, and to a visitor where there is a condition; 403 to whom it does not admit.
 */
export function allow(name: string, who: string, condition?: Condition): MiddlewareHandler<AppEnv> {
  const guard = createMiddleware<AppEnv>(async (c, next) => {
    const caller = await identify(c)
    if (caller) {
      c.set('caller', caller)
      setCallerId(c.env?.incoming, caller.id)
    }
    await consumeWrite(c)
    if (condition) await check(c, caller, condition)
    await next()
  })
  rules.set(guard, { name, who })
  return guard
}

/** A guard that ignores tokens, because an expired one must not prevent signing in or out. */
export function allowUnidentified(name: string, who: string): MiddlewareHandler<AppEnv> {
  const guard = createMiddleware<AppEnv>((_, next) => next())
  rules.set(guard, { name, who })
  return guard
}

async function check(c: Context<AppEnv>, caller: Caller | undefined, condition: Condition): Promise<void> {
  if (!caller) refuse(401, refusalWords.signInFirst, { 'WWW-Authenticate': 'Bearer' })
  const verdict = await condition(caller, c)
  if (verdict !== true) refuseRole(caller.mustEnrol === true || verdict === 'must enrol')
}

/** Throws 403; with `enrol` for a member of staff who must set up a second factor first. */
function refuseRole(mustEnrol: boolean): never {
  if (!mustEnrol) refuse(403, refusalWords.mayNot)
  const detail = refusalWords.mustEnrol
  throw new Refused(403, { detail, enrol: ['/settings#stronger-sign-in'] })
}

async function identify(c: Context<AppEnv>): Promise<Caller | undefined> {
  const header = c.req.header('authorization')
  if (!header) return undefined
  const token = /^Bearer ([\w.-]{1,2000})$/i.exec(header)?.[1]
  // `c.var` makes an object of all variables each time: 2 microseconds.
  const now = c.get('now')()
  const names = token && readAccessToken(token, c.get('tokenKeys'), now)
  const caller = names && (await findCaller(c.get('db'), names, { now, life: c.get('settings') }))
  if (!caller) refuse(401, accountRefusals.yourSessionHasEnded, { 'WWW-Authenticate': 'Bearer' })
  return (await isOverdue(c, caller)) ? { ...caller, role: 'user', mustEnrol: true } : caller
}
