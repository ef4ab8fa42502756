import type { Context } from 'hono'
import type { AppEnv, Caller } from '../context.ts'
import { refusalWords } from '../errors/messages.ts'
import { refuse } from '../errors/refusal.ts'

/** The caller of a route behind `signedIn` or `roles`. */
export function callerOf(c: Context<AppEnv>): Caller {
  return c.get('caller') ?? refuse(401, refusalWords.signInFirst)
}
