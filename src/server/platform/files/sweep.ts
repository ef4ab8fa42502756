import type { Db } from '../db/tables.ts'
import type { Log } from '../logging/log.ts'
import { listNamed } from './named.ts'
import { type FileStore, isOwnKey } from './store.ts'

const day = 24 * 60 * 60_000

type Sweeper = { db: Db; files: FileStore; now: () => Date; log: Pick<Log, 'info' | 'warn'> }

/**
 * Deletes files that no row refers to, left when a process ended between writing a file and its row, or when a store refused to delete
 * them. Deletes only files older than a day that the previous call found as well: after the clock jumps forward, a new file looks old
 * before its row is written. A wrong or old database would make nearly all files look unused: more unnamed files than named ones are
 * left. Files that a row has named since the process began are not among them, since they are this database's.
 */
export function openFileSweep(): (sweeper: Sweeper) => Promise<void> {
  let before = new Set<string>()
  const onceNamed = new Set<string>()
  return async ({ db, files, now, log }) => {
    const longAgo = new Date(now().getTime() - day)
    // Lists the files first: a file stored in between is then in neither list or in both.
    const listedFiles = await files.listStored()
    const named = await listNamed(db)
    const kept = listedFiles.filter(({ key }) => named.has(key))
    for (const { key } of kept) onceNamed.add(key)
    const unnamed = listedFiles.filter(
      ({ key, writtenAt }) => isOwnKey(key) && !named.has(key) && writtenAt <= longAgo,
    )
    const overdue = unnamed.map(({ key }) => key).filter((key) => before.has(key))
    before = new Set(unnamed.map(({ key }) => key))
    const unknown = overdue.filter((key) => !onceNamed.has(key))
    const isDoubtful = unknown.length > kept.length
    if (isDoubtful) log.warn(tooManyUnnamed(unknown.length, kept.length))
    const removed = isDoubtful ? overdue.filter((key) => onceNamed.has(key)) : overdue
    for (const key of removed) await files.remove(key)
    if (removed.length > 0) log.info(`Files that no row named were removed: ${removed.length}.`)
  }
}

const tooManyUnnamed = (unnamed: number, kept: number) =>
  `More files are named by no row (${unnamed}) than by one (${kept}), so they were left: this may be an old database, or another church's. docs/operations.md says what to do.`
