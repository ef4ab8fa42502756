import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { callRefusals } from '../errors/messages.ts'
import { refuse } from '../errors/refusal.ts'

/** What an id looks like in the pattern of a route: digits only, so that `events/my` and `events/7` are two routes. */
export const idPattern = '{[0-9]{1,15}}'

/** The id in the path. Throws 404 for one that no row can have. */
export function idOf(c: Context<AppEnv>, name = 'id'): number {
  const value = Number(c.req.param(name))
  return Number.isSafeInteger(value) && value > 0 ? value : refuse(404, callRefusals.thereNoSuchEntry)
}
