import type { Deps } from '../context.ts'
import { lifetime } from './own.ts'
import { listUploadIds, removeIdleSince } from './repo.ts'

/**
 * Gives up uploads of which nothing arrived for a day, and removes the files in `incoming/` that nobody waits for: those of
 * uploads that were given up, and what a process left behind that ended in the middle.
 */
export async function sweepUploads({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const longAgo = new Date(now().getTime() - lifetime)
  const arriving = await files.listArriving()
  await removeIdleSince(db, longAgo)
  const waiting = await listUploadIds(db)
  for (const { path, upload, writtenAt } of arriving)
    if (upload ? !waiting.has(upload) : writtenAt <= longAgo) await files.discard(path)
}
