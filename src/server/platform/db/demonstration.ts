import type { Db } from './tables.ts'

/**
 * Whether this database is the demonstration: it was filled with the sample congregation, and people can never be let into it, since
 * everybody can read the passwords of its accounts.
 */
export async function isDemonstration(db: Db): Promise<boolean> {
  return (await db.selectFrom('demonstration').select('id').executeTakeFirst()) !== undefined
}

/** Makes an empty church the demonstration, for good: for a church of its own one begins with an empty folder. */
export async function becomeDemonstration(db: Db, now: Date): Promise<void> {
  await db.insertInto('demonstration').values({ id: 1, made_at: now.toISOString() }).execute()
}

/** Whether the year of the demonstration is still to be written, or a part of it. */
export async function hasUnwrittenParts(db: Db): Promise<boolean> {
  return (await db.selectFrom('unwritten_part').select('name').limit(1).executeTakeFirst()) !== undefined
}
