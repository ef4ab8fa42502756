import type { Insertable, Selectable } from 'kysely'
import type { Db, UploadTable } from '../db/tables.ts'

export type Upload = Selectable<UploadTable>

/** Uploads that one account may have waiting; each may weigh 500 MB. */
const mostWaiting = 5

/**
 * Adds an upload. Beyond the most that an account may have waiting, those give way that were idle the longest and are not
 * `busy`. Answers their ids, or undefined when none can give way.
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

/** An account's own upload; others' do not exist for it. */
export const findUpload = (db: Db, id: string, account: number): Promise<Upload | undefined> =>
  db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst()

/** Notes that something of it arrives. */
export async function touchUpload(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('upload').set({ active_at: now.toISOString() }).where('id', '=', id).execute()
}

/** Marks it as used; false when it was before, or is gone. */
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

/** Forgets the uploads of which nothing arrived since, used or not. */
export async function removeIdleSince(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('upload').where('active_at', '<=', moment.toISOString()).execute()
}

/** The ids of all uploads. */
export async function listUploadIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('upload').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}
