import type { Db } from '../db/tables.ts'
import type { Log } from '../logging/log.ts'
import { listNamed } from './named.ts'
import { type FileStore, isOwnKey } from './store.ts'

const day = 24 * 60 * 60_000

type Sweeper = { db: Db; files: FileStore; now: () => Date; log: Pick<Log, 'info' | 'warn'> }

/**
 * Deletes files that no row refers to, left when a process ended between writing a file and its row. Deletes only files
 * older than a day that the previous call found as well: after the clock jumps forward, a new file looks old before its
 * row is written.
 */
export function openFileSweep(): (sweeper: Sweeper) => Promise<void> {
  let before = new Set<string>()
  return async ({ db, files, now, log }) => {
    const longAgo = new Date(now().getTime() - day)
    // Lists the files first: a file stored in between is then in neither list or in both.
    const found = await files.listStored()
    const named = await listNamed(db)
    const unnamed = found.filter(
      ({ key, writtenAt }) => isOwnKey(key) && !named.has(key) && writtenAt <= longAgo,
    )
    const old = unnamed.map(({ key }) => key)
    const overdue = old.filter((key) => before.has(key))
    before = new Set(old)
    if (overdue.length === 0) return
    const kept = found.filter(({ key }) => named.has(key)).length
    if (overdue.length > kept) return log.warn(tooManyUnnamed(overdue.length, kept))
    for (const key of overdue) await files.remove(key)
    log.info(`Files that no row named were removed: ${overdue.length}.`)
  }
}

/** A wrong or old database would make nearly all files look unused. */
const tooManyUnnamed = (overdue: number, kept: number) =>
  `${overdue} files are named by no row, and only ${kept} are: none was removed. Does this database belong to these files?`
