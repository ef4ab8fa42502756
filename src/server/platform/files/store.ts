import { randomBytes } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { PartStore } from './part-store.ts'
import { openPartsOnDisk } from './parts-on-disk.ts'

type StoredFile = { bytes: number; etag: string }

export type ListedFile = { key: string; writtenAt: Date }

/** User files by key: `avatars/x8K….webp`. Keys are generated here, never by a caller. */
export type FileStore = {
  /** Size and ETag of a file, without reading it; undefined when there is none or the key is invalid. */
  find(key: string): Promise<StoredFile | undefined>
  /** The bytes from `start` to `end`, both included. */
  read(key: string, part: { start: number; end: number }): Promise<Readable>
  /** A new path on the local disk for an incoming file. */
  temporary(): string
  /** The temporary files, including those left by a process that ended. */
  listTemporary(): Promise<{ path: string; writtenAt: Date }[]>
  /** Deletes a temporary file if it exists. */
  discard(temporary: string): Promise<void>
  /** Moves a complete file from its temporary path to its key, atomically; afterwards it survives a power cut. */
  putFile(from: string, key: string): Promise<void>
  /** Like putFile, but the temporary file also stays, until the database row about it is committed. */
  putCopy(from: string, key: string): Promise<void>
  remove(key: string): Promise<void>
  /** All stored files and when they were stored. */
  listStored(): Promise<ListedFile[]>
  /** The bytes of unfinished uploads. */
  parts: PartStore
}

const keyForm = /^(?:[a-z]+\/)?[\w-]+\.[a-z0-9]+$/

/** A picture of several sizes ends in the width of each (lib/site/picture-sizes.ts). */
const ownKeyForm = /^[a-z]+\/[\w-]{22}(?:-\d{1,4})?\.[a-z0-9]+$/

/** A new random key of 128 bits, which nobody can guess. */
export const newKey = (folder: string, extension: string) =>
  `${folder}/${randomBytes(16).toString('base64url')}.${extension}`

/** A new random upload id of 128 bits, which nobody can guess. */
export const newUploadId = () => randomBytes(16).toString('base64url')

type Incoming = Pick<FileStore, 'temporary' | 'listTemporary' | 'discard'> & { folder: string }

/** The folder `incoming` of the data folder, for files that are still arriving; both kinds of store use it. */
export function openIncoming(dataDir: string): Incoming {
  const incoming = join(dataDir, 'incoming')
  mkdirSync(incoming, { recursive: true, mode: 0o700 })
  return {
    temporary: () => join(incoming, `${randomBytes(12).toString('base64url')}.part`),
    folder: incoming,
    listTemporary: () => listTemporary(incoming),
    discard: (temporary) => rm(temporary, { force: true }),
  }
}

/** Opens the folder `media` of the data folder. */
export function openFiles(dataDir: string): FileStore {
  const media = join(dataDir, 'media')
  mkdirSync(media, { recursive: true, mode: 0o700 })
  const path = (key: string) => join(media, checkKey(key))
  const { folder, ...incoming } = openIncoming(dataDir)
  return {
    ...incoming,
    parts: openPartsOnDisk(folder),
    async find(key) {
      if (!isKey(key)) return undefined
      const stats = await stat(path(key)).catch(() => undefined)
      if (!stats?.isFile()) return undefined
      return {
        bytes: stats.size,
        etag: `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`,
      }
    },
    read: async (key, part) => createReadStream(path(key), { ...part, highWaterMark: 256 * 1024 }),
    async putFile(from, key) {
      const to = path(key)
      await mkdir(dirname(to), { recursive: true })
      await forceToDisk(from, 'r+')
      await rename(from, to)
      await forceToDisk(dirname(to), 'r')
    },
    async putCopy(from, key) {
      const to = path(key)
      await mkdir(dirname(to), { recursive: true })
      await forceToDisk(from, 'r+')
      // A hard link; a copy where the file system does not support links.
      await link(from, to).catch(() => copyFile(from, to).then(() => forceToDisk(to, 'r+')))
      await forceToDisk(dirname(to), 'r')
    },
    remove: (key) => rm(path(key), { force: true }),
    listStored: () => listStored(media),
  }
}

/** Calls fsync: until then the file, and its name in the folder, may exist only in the operating system's memory. */
async function forceToDisk(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

/** Returns the key. Throws for an invalid one, which could name any other file. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`${key} is no key of a file`)
  return key
}

async function listTemporary(incoming: string) {
  const names = (await readdir(incoming)).filter((name) => !name.endsWith('.upload'))
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(incoming, name)
      // The file may have been moved since `readdir`.
      const about = await stat(path).catch(() => undefined)
      return about?.isFile() ? [{ path, writtenAt: about.mtime }] : []
    }),
  )
  return files.flat()
}

async function listStored(media: string): Promise<ListedFile[]> {
  const kept: ListedFile[] = []
  for (const key of await readdir(media, { recursive: true })) {
    const about = isKey(key) ? await stat(join(media, key)).catch(() => undefined) : undefined
    // ctime is when the file was moved here; its bytes (mtime) may have arrived in parts long before.
    if (about?.isFile()) kept.push({ key, writtenAt: about.ctime > about.mtime ? about.ctime : about.mtime })
  }
  return kept
}

/** Whether a path segment is a valid key of the store. */
export const isKey = (text: string): boolean => keyForm.test(text)

/** Whether `newKey` may have generated it; other files in the store belong to the operator. */
export const isOwnKey = (key: string): boolean => ownKeyForm.test(key)

/** The URL path of a stored file, or null for none. */
export const mediaAddress = (key: string | null): string | null => (key ? `/media/${key}` : null)
