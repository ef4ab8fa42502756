import { randomBytes } from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config.ts'
import { isFull } from '../errors/storage-errors.ts'

/** Bytes. SQLite needs 32 KB beside its file before its first read, and some more for its journal. */
const size = 256 * 1024

type Place = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>

const reserve = (dataDir: string) => join(dataDir, 'reserve')

/** Calls `open`. If the disk is full, deletes the reserve file and calls it again. Throws what `open` throws. */
export function openWithReserve<Opened>(dataDir: string, open: () => Opened): Opened {
  try {
    return open()
  } catch (error) {
    if (!isFull(error)) throw error
    rmSync(reserve(dataDir), { force: true })
    return open()
  }
}

/** Writes a reserve file, so that a stopped church can be opened and read on a full disk. */
export function ensureReserve({ DATA_DIR, DATABASE_URL }: Place): void {
  if (DATABASE_URL) return
  const file = reserve(DATA_DIR)
  try {
    if (statSync(file, { throwIfNoEntry: false })?.size === size) return
    // Random bytes, since some file systems store no blocks for zeros.
    writeFileSync(file, randomBytes(size), { mode: 0o600 })
  } catch {
    // The disk is full. A partial reserve is better than none; a later call writes the rest.
  }
}
