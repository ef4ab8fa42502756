import { allTags, openResponseCache } from '../../platform/cache/response-cache.ts'
import type { Db } from '../../platform/db/tables.ts'
import { openPostgresPubSub } from '../../platform/pubsub/postgres-pubsub.ts'

class RolledBack<Found> extends Error {
  readonly result: Found
  constructor(result: Found) {
    super('This was a dry run')
    this.result = result
  }
}

/** Does the work and rolls back, so that the dry run reports exactly what would happen. */
export async function rollBackAfter<Found>(db: Db, work: (part: Db) => Promise<Found>): Promise<Found> {
  try {
    return await db.transaction().execute(async (part) => {
      throw new RolledBack(await work(part))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Found
    throw error
  }
}

/** Invalidates what processes of the same PostgreSQL database have cached. */
export async function invalidateCaches(address: string): Promise<void> {
  const pubsub = await openPostgresPubSub(address, () => undefined)
  openResponseCache(pubsub).invalidate(...allTags)
  await pubsub.close()
}
