import type { Insertable, Selectable } from 'kysely'
import type { UploadTable } from '../../platform/db/tables/operations.ts'
import type { Db } from '../../platform/db/tables.ts'

export type Upload = Selectable<UploadTable>

/** How many unfinished uploads one account may have; each may have 500 MB. */
const mostWaiting = 5

/**
 * Adds an upload. When the account exceeds its limit, deletes its uploads that were idle the longest and are not
 * `busy`. Returns the ids of the deleted uploads, or undefined when too few can be deleted.
 */
export async function addUpload(
  db: Db,
  upload: Insertable<UploadTable>,
  busy: { has: (id: string) => boolean },
): Promise<string[] | undefined> {
  const waiting = await db
    .selectFrom('upload')
    .select('id')
    .where('account_id', '=', upload.account_id)
    .where('used_at', 'is', null)
    .orderBy('active_at')
    .execute()
  const tooMany = Math.max(0, waiting.length + 1 - mostWaiting)
  const given = waiting
    .map(({ id }) => id)
    .filter((id) => !busy.has(id))
    .slice(0, tooMany)
  if (given.length < tooMany) return undefined
  if (given.length > 0) await db.deleteFrom('upload').where('id', 'in', given).execute()
  await db.insertInto('upload').values(upload).execute()
  return given
}

/** The upload if it belongs to this account. */
export const findUpload = (db: Db, id: string, account: number): Promise<Upload | undefined> =>
  db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst()

/** Records that bytes have arrived now. */
export async function touchUpload(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('upload').set({ active_at: now.toISOString() }).where('id', '=', id).execute()
}

/** Marks an upload as used. Returns false when it was used already or does not exist. */
export async function markUsed(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute()
}

/** Deletes the rows of uploads, used or not, that received nothing after `moment`. */
export async function removeIdleSince(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('upload').where('active_at', '<=', moment.toISOString()).execute()
}

export async function listUploadIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('upload').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}
