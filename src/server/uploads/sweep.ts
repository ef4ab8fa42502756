import type { Deps } from '../context.ts'
import { lifetime } from './own.ts'
import { listUploadIds, removeIdleSince } from './repo.ts'

/**
 * Deletes uploads that received nothing for a day, and the files in `incoming/` that no upload needs: files of deleted
 * uploads, and files left behind by a process that crashed.
 */
export async function sweepUploads({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const longAgo = new Date(now().getTime() - lifetime)
  const arriving = await files.listArriving()
  await removeIdleSince(db, longAgo)
  const waiting = await listUploadIds(db)
  for (const { path, upload, writtenAt } of arriving)
    if (upload ? !waiting.has(upload) : writtenAt <= longAgo) await files.discard(path)
}
