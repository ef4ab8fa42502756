import type { Db } from '../db/tables.ts'
import { hashRefreshToken, newRefreshToken } from './tokens.ts'

/** How long the link made at a start is valid, in milliseconds. */
export const lifetime = 24 * 60 * 60_000

/**
 * The one-time link that creates the first admin. Only its hash is kept, and only in memory: a copy of the disk is of no
 * use, and each start of a church without an admin makes another link.
 */
export type FirstAdmin = {
  /** Returns a new link's token; an earlier one becomes invalid. */
  offer(now: Date): string
  /** Uses up the link if the token is right and not expired. Returns a function that restores it, for a failed attempt. */
  take(token: string, now: Date): (() => void) | undefined
  /** Removes the places that show the link: the first admin was created, or the process ends. */
  hideLink(): Promise<void>
}

/** `hide` removes the places that show the link. */
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
      // Comparing hashes keeps the comparison time from revealing the token.
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
