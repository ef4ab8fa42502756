import type { Deps } from '../../platform/context.ts'
import { engineOf } from '../../platform/db/engine.ts'
import { lifetime } from './own.ts'
import { listUploadIds, removeIdleSince } from './repo.ts'
import { removeEndedLocks } from './shared-locks.ts'

/**
 * Deletes uploads that received nothing for a day, the bytes of deleted uploads, and files in `incoming/` and locks that were
 * left behind by a process that crashed.
 */
export async function sweepUploads({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const longAgo = new Date(now().getTime() - lifetime)
  const [temporary, arriving] = [await files.listTemporary(), await files.parts.list()]
  await removeIdleSince(db, longAgo)
  const waiting = await listUploadIds(db)
  for (const upload of arriving) if (!waiting.has(upload)) await files.parts.remove(upload)
  for (const { path, writtenAt } of temporary) if (writtenAt <= longAgo) await files.discard(path)
  if (engineOf(db) === 'postgres') await removeEndedLocks(db)
}
