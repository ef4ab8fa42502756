import { randomBytes } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

export type StoredFile = { bytes: number; etag: string }

export type KeptFile = { key: string; writtenAt: Date }

/** Files that people brought, by key: `avatars/x8K….webp`. Keys are made here and never by a caller. */
export type FileStore = {
  /** What is known of a key's file without reading it; undefined without one, and for what is no key. */
  find(key: string): Promise<StoredFile | undefined>
  /** The bytes from `start` to `end`, both included. */
  read(key: string, part: { start: number; end: number }): Promise<Readable>
  /** A new place on this machine's disk for a file that is still arriving. */
  temporary(): string
  /** Where the upload of this id lies until it is whole. Throws for an id that could name anything else. */
  arriving(upload: string): string
  /** The files that are arriving, or were when the process ended. */
  listArriving(): Promise<{ path: string; upload: string | undefined; writtenAt: Date }[]>
  /** Removes a file from a temporary place, if it is there. */
  discard(temporary: string): Promise<void>
  /** Moves a whole file from its temporary place to its key, at once or not at all; then it survives a power cut. */
  putFile(from: string, key: string): Promise<void>
  /** As putFile, but the file stays at its temporary place too, until what is written about it is safe. */
  putCopy(from: string, key: string): Promise<void>
  remove(key: string): Promise<void>
  /** All files that are kept, and since when. */
  listKept(): Promise<KeptFile[]>
}

const uploadForm = /^[\w-]{22}$/
const keyForm = /^(?:[a-z]+\/)?[\w-]+\.[a-z0-9]+$/

const ownKeyForm = /^[a-z]+\/[\w-]{22}\.[a-z0-9]+$/

/** A key that nobody can guess: 128 random bits. */
export const newKey = (folder: string, extension: string) =>
  `${folder}/${randomBytes(16).toString('base64url')}.${extension}`

/** An id of an upload that nobody can guess: 128 random bits. */
export const newUploadId = () => randomBytes(16).toString('base64url')

type Incoming = Pick<FileStore, 'temporary' | 'arriving' | 'listArriving' | 'discard'>

/** Where files lie while they arrive, wherever they go then: the folder `incoming` of the data folder. */
export function openIncoming(dataDir: string): Incoming {
  const incoming = join(dataDir, 'incoming')
  mkdirSync(incoming, { recursive: true, mode: 0o700 })
  return {
    temporary: () => join(incoming, `${randomBytes(12).toString('base64url')}.part`),
    arriving(upload) {
      if (!isUploadId(upload)) throw new Error(`${upload} is no id of an upload`)
      return join(incoming, `${upload}.upload`)
    },
    listArriving: () => listArriving(incoming),
    discard: (temporary) => rm(temporary, { force: true }),
  }
}

/** Opens the folder `media` of the data folder. */
export function openFiles(dataDir: string): FileStore {
  const media = join(dataDir, 'media')
  mkdirSync(media, { recursive: true, mode: 0o700 })
  const path = (key: string) => join(media, checkKey(key))
  return {
    ...openIncoming(dataDir),
    async find(key) {
      if (!isKey(key)) return undefined
      const found = await stat(path(key)).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return {
        bytes: found.size,
        etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`,
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
      // A second name for the same bytes; where the disk knows no such thing, a copy.
      await link(from, to).catch(() => copyFile(from, to).then(() => forceToDisk(to, 'r+')))
      await forceToDisk(dirname(to), 'r')
    },
    remove: (key) => rm(path(key), { force: true }),
    listKept: () => listKept(media),
  }
}

/** Until then a file is in the memory of the operating system, and so is its name in the folder. */
async function forceToDisk(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

/** Throws for a key that could name anything else. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`${key} is no key of a file`)
  return key
}

async function listArriving(incoming: string) {
  const found = await Promise.all(
    (await readdir(incoming)).map(async (name) => {
      const path = join(incoming, name)
      // It may have arrived, and be gone from here, between the two looks.
      const about = await stat(path).catch(() => undefined)
      const upload = /^(.{22})\.upload$/.exec(name)?.[1]
      return about?.isFile() ? [{ path, upload, writtenAt: about.mtime }] : []
    }),
  )
  return found.flat()
}

async function listKept(media: string): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const key of await readdir(media, { recursive: true })) {
    const about = isKey(key) ? await stat(join(media, key)).catch(() => undefined) : undefined
    // The change is when it got its name here; its bytes may have arrived in parts long before.
    if (about?.isFile()) kept.push({ key, writtenAt: about.ctime > about.mtime ? about.ctime : about.mtime })
  }
  return kept
}

export const isUploadId = (text: string): boolean => uploadForm.test(text)

/** Whether an address part names a file of the store. */
export const isKey = (text: string): boolean => keyForm.test(text)

/** Whether `newKey` may have made it: what else lies in a store is somebody's own. */
export const isOwnKey = (key: string): boolean => ownKeyForm.test(key)

/** The address of a stored file, or null for none. */
export const mediaAddress = (key: string | null): string | null => (key ? `/media/${key}` : null)
