import { randomBytes } from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config.ts'
import { isFull } from '../errors/storage-errors.ts'

/** SQLite needs 32 KB beside its file before it reads a word, and some for its journal. */
const size = 256 * 1024

type Place = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>

const reserve = (dataDir: string) => join(dataDir, 'reserve')

/** Opens what needs a little room; on a full disk it is given what was kept back for that. Throws what `open` throws. */
export function openWithReserve<Opened>(dataDir: string, open: () => Opened): Opened {
  try {
    return open()
  } catch (error) {
    if (!isFull(error)) throw error
    rmSync(reserve(dataDir), { force: true })
    return open()
  }
}

/** Keeps a little room back, so that a church that was stopped can be opened and read on a full disk. */
export function keepReserve({ DATA_DIR, DATABASE_URL }: Place): void {
  if (DATABASE_URL) return
  const file = reserve(DATA_DIR)
  try {
    if (statSync(file, { throwIfNoEntry: false })?.size === size) return
    // Random, since some file systems write nothing down for zeros.
    writeFileSync(file, randomBytes(size), { mode: 0o600 })
  } catch {
    // The disk is full. A part of it is better than nothing, and the rest comes another time.
  }
}
