import { join } from 'node:path'
import { sql } from 'kysely'
import { eraseAccount } from '../../accounts/account-management/repo.ts'
import type { Settings } from '../../platform/config.ts'
import type { Db } from '../../platform/db/tables.ts'
import { backupFolder, nameOf, readErasureList } from '../../platform/erasures/list-file.ts'
import { type Erasure, listErasures, recordErasure } from '../../platform/erasures/record.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { removeAllVariants } from '../../platform/http/store-picture.ts'
import { forgetNamesOf } from '../../register/entries/history.ts'
import { removePerson } from '../../register/entries/repo.ts'
import { forgetSongsOfPlan } from '../../services/songs/uses.ts'
import { record } from '../../settings/system-log/repo.ts'
import { readDocument } from '../../settings/trash/document.ts'
import { addToTrash, deleteForGood, findInTrash } from '../../settings/trash/repo.ts'
import { rowOf } from '../../settings/trash/rows.ts'
import { subjectOf } from '../../settings/trash/subject.ts'

type Learning = { db: Db; files: FileStore; settings: Settings; now: () => Date }

/**
 * Deletes again what was deleted for good after the backup from which this database was restored: the list beside the backups
 * knows it, and the database does not. Call it before anybody is served. Returns how many things it deleted. Throws for a list that
 * cannot be read.
 */
export async function eraseAgain({ db, files, settings, now }: Learning): Promise<number> {
  const known = new Set((await listErasures(db)).map(nameOf))
  // A restore puts the list into the data folder, wherever the backups of this machine go.
  const folders = new Set([backupFolder(settings), join(settings.DATA_DIR, 'backups')])
  const listed = (await Promise.all([...folders].map(readErasureList))).flat()
  const later = [...new Map(listed.map((one) => [nameOf(one), one])).values()].filter(
    (one) => !known.has(nameOf(one)),
  )
  let erased = 0
  for (const erasure of later) {
    const keys = await db.transaction().execute((part) => eraseOne(part, erasure))
    if (keys) erased += 1
    for (const key of keys ?? []) await removeAllVariants(files, key)
  }
  if (erased > 0) {
    const detail = `What was deleted for good after this backup was made: ${erased}`
    await record(db, {
      at: now(),
      action: 'Deleted again after a restore',
      detail,
      address: 'the server',
      status: 'warning',
    })
  }
  return erased
}

/** Returns the keys of the files to remove; undefined where the database has nothing of it. It is known from then on. */
async function eraseOne(
  db: Db,
  { kind, row_id: row, made_at, erased_at }: Erasure,
): Promise<string[] | undefined> {
  const at = new Date(erased_at)
  await recordErasure(db, { kind, row, madeAt: made_at }, at)
  const { table, is, madeAt } = rowOf(kind, row)
  const { rows } = await sql`
    select id from ${sql.table(table)} where ${is} and ${sql.ref(madeAt)} = ${made_at}`.execute(db)
  const isThere = rows.length > 0
  if (kind === 'person' || kind === 'care_note') return isThere ? removeUnbinned(db, kind, row) : undefined
  if (isThere && kind === 'account') return eraseAccount(db, row, at)
  if (isThere) {
    await addToTrash(db, { kind, row }, { by: null, now: at })
    await sql`delete from ${sql.table(table)} where ${is}`.execute(db)
    if (kind === 'service_plan') await forgetSongsOfPlan(db, row)
  }
  const entry = await findInTrash(db, { kind, row })
  const isSame = entry && subjectOf({ kind, row }, readDocument(entry.document))?.['created_at'] === made_at
  return isSame ? deleteForGood(db, entry, at) : undefined
}

async function removeUnbinned(db: Db, kind: 'person' | 'care_note', row: number): Promise<string[]> {
  if (kind === 'care_note') await db.deleteFrom('care_note').where('id', '=', row).execute()
  else {
    await forgetNamesOf(db, row)
    await removePerson(db, row)
  }
  return []
}
