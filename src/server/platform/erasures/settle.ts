import limitConcurrency from 'p-limit'
import type { Settings } from '../config.ts'
import { clearJournal, rebuildFiles } from '../db/sqlite/erased-bytes.ts'
import type { Db } from '../db/tables.ts'
import { addToErasureList, backupFolder } from './list-file.ts'
import { listErasures } from './record.ts'

export type Settling = { db: Db; settings: Settings; now: () => Date }

const hour = 60 * 60_000

/** Bytes of a SQLite file up to which it is rebuilt while the church runs: about two seconds, in which it answers nobody. */
const mostWhileRunning = 256 * 1024 * 1024

/** A list that was read before another erasure must not replace the one that was read after it. */
const mutex = limitConcurrency(1)

/** What follows the commit of an erasure: it is written beside the backups, and its bytes leave the journal. */
export const settleErasures = ({ db, settings }: Omit<Settling, 'now'>): Promise<void> =>
  mutex(async () => {
    await clearJournal(db)
    await addToErasureList(backupFolder(settings), await listErasures(db))
  })

/** The hourly part: what `settleErasures` could not do, and once in the night, before the backup, the rebuild that is due. */
export async function sweepErasedBytes({ db, settings, now }: Settling): Promise<void> {
  const since = await dueSince(db)
  if (!since) return
  await settleErasures({ db, settings })
  const isNight = now().getUTCHours() === (settings.BACKUP_HOUR + 23) % 24
  if (isNight || isOverdue(since, now())) await rebuild(db, { since, most: mostWhileRunning })
}

/**
 * At the start: the rebuild that no night has done, since the machine was off, since the file is too large for it to be done while people
 * wait, or since this version is new.
 */
export async function rebuildAtStart({ db, now }: Pick<Settling, 'db' | 'now'>): Promise<void> {
  const since = await dueSince(db)
  if (since && isOverdue(since, now())) await rebuild(db, { since, most: Number.POSITIVE_INFINITY })
}

const isOverdue = (since: string, now: Date) => Date.parse(since) < now.getTime() - 25 * hour

async function dueSince(db: Db): Promise<string | null> {
  const row = await db.selectFrom('file_rebuild').select('due_since').executeTakeFirst()
  return row?.due_since ?? null
}

/** The mark is taken away before the rebuild begins, so that what is erased meanwhile sets it anew. */
async function rebuild(db: Db, { since, most }: { since: string; most: number }): Promise<void> {
  await db.updateTable('file_rebuild').set({ due_since: null }).where('due_since', '=', since).execute()
  let isDone = false
  try {
    isDone = await rebuildFiles(db, most)
  } finally {
    if (!isDone) await db.updateTable('file_rebuild').set({ due_since: since }).execute()
  }
}
