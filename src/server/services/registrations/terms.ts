import type { Context } from 'hono'
import { purchaseWays } from '../../giving/giving/purchases.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Terms } from './places.ts'

/** How the church takes money online; undefined where it takes none. */
export const waysOf = (c: Context<AppEnv>) => purchaseWays(c.var.db, c.var.giving?.providers ?? [])

/** The time of a request, and whether the church takes money online now. */
export const termsOf = async (c: Context<AppEnv>): Promise<Terms> => ({
  now: c.var.now(),
  online: (await waysOf(c)) !== undefined,
})
