import type { Db } from '../db/tables.ts'
import type { Log } from '../logging/log.ts'
import { listNamed } from './named.ts'
import { type FileStore, isOwnKey } from './store.ts'

const day = 24 * 60 * 60_000

type Sweeper = { db: Db; files: FileStore; now: () => Date; log: Pick<Log, 'info' | 'warn'> }

/**
 * Removes the files that no row names: a process ended between a file and its row. Only what is older than a day, and what
 * an earlier call found so too: by a clock that was put forward, a file of this minute looks old before its row is written.
 */
export function openFileSweep(): (sweeper: Sweeper) => Promise<void> {
  let before = new Set<string>()
  return async ({ db, files, now, log }) => {
    const longAgo = new Date(now().getTime() - day)
    // The files first: a row that is written meanwhile names one that is in neither list, or in both.
    const found = await files.listKept()
    const named = await listNamed(db)
    const unnamed = found.filter(
      ({ key, writtenAt }) => isOwnKey(key) && !named.has(key) && writtenAt <= longAgo,
    )
    const old = unnamed.map(({ key }) => key)
    const overdue = old.filter((key) => before.has(key))
    before = new Set(old)
    if (overdue.length === 0) return
    const kept = found.filter(({ key }) => named.has(key)).length
    if (overdue.length > kept) return log.warn(strange(overdue.length, kept))
    for (const key of overdue) await files.remove(key)
    log.info(`Files that no row named were removed: ${overdue.length}.`)
  }
}

/** Another church's database, or an old one, would make nearly all files look left over. */
const strange = (overdue: number, kept: number) =>
  `${overdue} files are named by no row, and only ${kept} are: none was removed. Does this database belong to these files?`
