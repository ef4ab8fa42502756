import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { refuse } from '../errors/refusal.ts'

export const changedMeanwhile =
  'Somebody else changed this meanwhile. Please load it again, so that nothing of theirs is lost.'

/**
 * Throws 409 when a row is no longer what its sender saw, where the call names that: `If-Match: "3"`, a version or a
 * state. A call without the header does what it says, as a foreign front end expects.
 */
export function requireUnchanged(c: Context<AppEnv>, now: string | number, words = changedMeanwhile): void {
  const seen = c.req
    .header('if-match')
    ?.trim()
    .replace(/^"(.*)"$/, '$1')
  if (seen !== undefined && seen !== '*' && seen !== String(now)) refuse(409, words)
}
