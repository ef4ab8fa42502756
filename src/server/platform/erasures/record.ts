import type { ErasedKind } from '../db/tables/operations.ts'
import type { Db } from '../db/tables.ts'

/** What was deleted for good. `made_at`: when the row was made, so that a number that is given again names nobody else. */
export type Erasure = { kind: ErasedKind; row_id: number; made_at: string; erased_at: string }

/** Notes what is deleted for good, without a word of it. Call it in the transaction that deletes it. */
export async function recordErasure(
  db: Db,
  { kind, row, madeAt }: { kind: ErasedKind; row: number; madeAt: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('erasure')
    .values({ kind, row_id: row, made_at: madeAt, erased_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await markForRebuild(db, now)
}

/** Notes that rows were deleted whose bytes have to leave the files. */
export async function markForRebuild(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('file_rebuild')
    .set({ due_since: now.toISOString() })
    .where('due_since', 'is', null)
    .execute()
}

/** All erasures, the first first. */
export const listErasures = (db: Db): Promise<Erasure[]> =>
  db.selectFrom('erasure').selectAll().orderBy('erased_at').orderBy('kind').orderBy('row_id').execute()
