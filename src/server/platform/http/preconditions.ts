import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { refusalWords } from '../errors/messages.ts'
import { refuse } from '../errors/refusal.ts'

/** Why a change of what somebody else has changed is refused, in the language of who asked. */
export const changedMeanwhile = (): string => refusalWords.changedMeanwhile

/**
 * Precondition: throws 409 when a row is no longer what the client saw, a version or a state, as given in `If-Match: "3"`. A
 * call without the header is carried out, because third-party front ends do not send it.
 */
export function requireUnchanged(c: Context<AppEnv>, now: string | number, words = changedMeanwhile()): void {
  const seen = c.req
    .header('if-match')
    ?.trim()
    .replace(/^"(.*)"$/, '$1')
  if (seen !== undefined && seen !== '*' && seen !== String(now)) refuse(409, words)
}
