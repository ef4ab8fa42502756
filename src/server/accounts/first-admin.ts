import type { Db } from '../db/tables.ts'
import { hashRefreshToken, newRefreshToken } from './tokens.ts'

/** How long the link of a start holds, in milliseconds. */
export const lifetime = 24 * 60 * 60_000

/**
 * The one-time link that makes the first admin. Only its hash is kept, and in memory: a copy of the disk opens nothing, and
 * each start of a church without an admin makes another.
 */
export type FirstAdmin = {
  /** A new link's token; an earlier one holds no longer. */
  offer(now: Date): string
  /** Takes the offer, if this is its token and in time; what comes back gives it back, after a try that failed. */
  take(token: string, now: Date): (() => void) | undefined
  /** Removes what shows the link: the first admin was made, or the process ends. */
  hideLink(): Promise<void>
}

/** Opens the offer; `hide` removes what shows its link. */
export function openFirstAdmin(hide: () => Promise<void> = async () => undefined): FirstAdmin {
  let offered: { hash: string; until: number } | undefined
  return {
    hideLink: hide,
    offer(now) {
      const token = newRefreshToken()
      offered = { hash: hashRefreshToken(token), until: now.getTime() + lifetime }
      return token
    },
    take(token, now) {
      const taken = offered
      // Hashes are compared, so that the time it takes tells nothing of the token.
      if (taken?.hash !== hashRefreshToken(token) || now.getTime() >= taken.until) return undefined
      offered = undefined
      return () => {
        offered ??= taken
      }
    },
  }
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
