import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Role } from '../../../../lib/browser/session-storage.ts'
import type { Duty } from '../../../../lib/contract/accounts/duty.ts'
import type { AppEnv, Caller } from '../../../platform/context.ts'
import { Refused, refuse } from '../../../platform/errors/refusal.ts'
import { idOf } from '../../../platform/http/ids.ts'
import { consumeWrite } from '../../../platform/http/rate-limit.ts'
import { setCallerId } from '../../../platform/logging/request-id.ts'
import { readModulesOff } from '../../../settings/church-settings/repo.ts'
import { assistedInForce, dutiesInForce, isOverdue } from '../factors/second-factor-requirement.ts'
import { findCaller } from '../sessions/sessions.ts'
import { readAccessToken } from '../sessions/tokens.ts'
import { editsPage } from './edited-pages.ts'
import { findLeader, leadsSome } from './leaders.ts'

/** A route's rule for its callers, as a test lists it. */
export type Rule =
  | 'anyone'
  | 'signedIn'
  | 'leads'
  | 'assists'
  | 'leadsOrAssists'
  | 'edits'
  | 'caresForPeople'
  | 'writesNewcomerCards'
  | 'answers'
  | `roles:${string}`
  | `duties:${string}`

const rules = new WeakMap<MiddlewareHandler<AppEnv>, Rule>()

/** The rule that a handler enforces, or undefined when it is not a guard. */
export const ruleOf = (handler: unknown): Rule | undefined =>
  typeof handler === 'function' ? rules.get(handler as MiddlewareHandler<AppEnv>) : undefined

/** Any caller. With a valid token the caller is identified; an invalid token is refused (401), so that the client renews it. */
export const anyone = guard('anyone', () => undefined)

/** Any caller; tokens are ignored, because an expired one must not prevent signing in or out. */
export const unguarded = createMiddleware<AppEnv>((_, next) => next())
rules.set(unguarded, 'anyone')

/** Only with a valid access token of an open session (401). */
export const signedIn = guard('signedIn', (caller) => {
  if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
})

/** Only for these roles, as the database has them now (401, 403). */
export function roles(...allowed: Role[]): MiddlewareHandler<AppEnv> {
  return guard(`roles:${allowed.join(',')}`, (caller) => {
    if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
    if (!allowed.includes(caller.role)) refuseRole(caller)
  })
}

/**
 * Only for people with one of these duties, as the database has them now, whatever their role; `admin` admits super admins, too
 * (401, 403).
 */
export function holds(...allowed: (Duty | 'admin')[]): MiddlewareHandler<AppEnv> {
  return guard(`duties:${allowed.join(',')}`, async (caller, c) => {
    if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
    if (caller.role === 'admin' && allowed.includes('admin')) return
    const { held, mustEnrol } = await dutiesInForce(c, caller)
    if (!held.some((duty) => allowed.includes(duty)))
      refuseRole(mustEnrol ? { ...caller, mustEnrol } : caller)
  })
}

/** Only for the leader of the fellowship of the path's `:id`, and for the super admin (401, 403, 404). */
export const leads = guard('leads', async (caller, c) => {
  if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
  if (!['admin', 'fellowship_leader'].includes(caller.role)) refuseRole(caller)
  const leader = await findLeader(c.var.db, idOf(c))
  if (leader === undefined) refuse(404, 'There is no such fellowship.')
  if (caller.role !== 'admin' && leader !== caller.id) refuse(403, 'You lead another fellowship.')
})

/**
 * Only for the leader of the fellowship of the path's `:id`, members who assist them, and the super admin (401, 403, 404). Who acts as an
 * assistant has it in `caller.assists`.
 */
export const assists = guard('assists', async (caller, c) => {
  if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
  const isStaff = ['admin', 'fellowship_leader'].includes(caller.role)
  const leader = isStaff ? await findLeader(c.var.db, idOf(c)) : null
  if (leader === undefined) refuse(404, 'There is no such fellowship.')
  if (caller.role === 'admin' || leader === caller.id) return
  const { assists, mustEnrol } = await assistedInForce(c, caller)
  if (assists === undefined && !isStaff) refuseRole(mustEnrol ? { ...caller, mustEnrol } : caller)
  if (assists !== idOf(c))
    refuse(403, assists === undefined ? 'You lead another fellowship.' : 'You assist another fellowship.')
  c.set('caller', { ...caller, assists })
})

/**
 * Only for super admins, fellowship leaders, and members who assist one. Which fellowship that is, is the route's to check
 * (401, 403).
 */
export const leadsOrAssists = guard('leadsOrAssists', async (caller, c) => {
  if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
  const isLeader = caller.role === 'fellowship_leader'
  if (caller.role === 'admin' || (isLeader && (await leadsSome(c.var.db, caller.id)))) return
  const { assists, mustEnrol } = await assistedInForce(c, caller)
  if (assists === undefined && !isLeader) refuseRole(mustEnrol ? { ...caller, mustEnrol } : caller)
  if (assists !== undefined) c.set('caller', { ...caller, assists })
})

/**
 * Only for those who write pages: super admin and media team, and everybody to whom a page was given, that of the path's `:id`
 * where it names one (401, 403). Which pages the media team writes is the route's to check (page-content/answer.ts).
 */
export const edits = guard('edits', async (caller, c) => {
  if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
  if (caller.role === 'admin' || caller.role === 'media') return
  const page = c.req.param('id') ? idOf(c) : undefined
  const isOff = (await readModulesOff(c.var.db)).has('fellowship-pages')
  if (isOff || caller.mustEnrol || !(await editsPage(c.var.db, caller.id, page))) refuseRole(caller)
})

/**
 * Only for those who look after people: super admins, pastors, and fellowship leaders. Whom a leader sees is the route's to check
 * (people/scope.ts) (401, 403).
 */
export const caresForPeople = guard('caresForPeople', async (caller, c) => {
  if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
  if (caller.role === 'admin' || caller.role === 'fellowship_leader') return
  const { held, mustEnrol } = await dutiesInForce(c, caller)
  if (!held.includes('pastor')) refuseRole(mustEnrol ? { ...caller, mustEnrol } : caller)
})

/** Only for those who write the cards of newcomers: who looks after people, and ushers (401, 403). */
export const writesNewcomerCards = guard('writesNewcomerCards', async (caller, c) => {
  if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
  if (caller.role === 'admin' || caller.role === 'fellowship_leader') return
  const { held, mustEnrol } = await dutiesInForce(c, caller)
  if (!held.includes('pastor') && !held.includes('usher'))
    refuseRole(mustEnrol ? { ...caller, mustEnrol } : caller)
})

/**
 * Only for those who answer what people write: super admins, fellowship leaders and who assists them, and the office. Whose conversations
 * each sees is the route's to check (inbox/scope.ts) (401, 403).
 */
export const answers = guard('answers', async (caller, c) => {
  if (!caller) refuse(401, 'Please sign in first.', { 'WWW-Authenticate': 'Bearer' })
  if (caller.role === 'admin' || caller.role === 'fellowship_leader') return
  const { held, mustEnrol } = await dutiesInForce(c, caller)
  if (held.includes('office')) return
  const assisting = await assistedInForce(c, caller)
  if (assisting.assists === undefined)
    refuseRole(mustEnrol || assisting.mustEnrol ? { ...caller, mustEnrol: true } : caller)
})

/** Throws 403; with `enrol` for a member of staff who must set up a second factor first. */
function refuseRole({ mustEnrol }: Caller): never {
  if (!mustEnrol) refuse(403, 'Your account may not do this.')
  const detail = 'Your work for the church needs two-step sign-in now. Please set it up in your settings.'
  throw new Refused(403, { detail, enrol: ['/settings#stronger-sign-in'] })
}

type Check = (caller: Caller | undefined, c: Context<AppEnv>) => void | Promise<void>

function guard(rule: Rule, allow: Check): MiddlewareHandler<AppEnv> {
  const handler = createMiddleware<AppEnv>(async (c, next) => {
    const caller = await identify(c)
    if (caller) {
      c.set('caller', caller)
      setCallerId(c.env?.incoming, caller.id)
    }
    await consumeWrite(c)
    await allow(caller, c)
    await next()
  })
  rules.set(handler, rule)
  return handler
}

async function identify(c: Context<AppEnv>): Promise<Caller | undefined> {
  const header = c.req.header('authorization')
  if (!header) return undefined
  const token = /^Bearer ([\w.-]{1,2000})$/i.exec(header)?.[1]
  // `c.var` makes an object of all variables each time: 2 microseconds.
  const now = c.get('now')()
  const names = token && readAccessToken(token, c.get('tokenKeys'), now)
  const caller = names && (await findCaller(c.get('db'), names, { now, life: c.get('settings') }))
  if (!caller) refuse(401, 'Your session has ended. Please sign in again.', { 'WWW-Authenticate': 'Bearer' })
  return (await isOverdue(c, caller)) ? { ...caller, role: 'user', mustEnrol: true } : caller
}
