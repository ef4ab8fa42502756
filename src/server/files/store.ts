import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files that people brought, by key: `avatars/x8K….webp`. Keys are made here and never by a caller. */
export type FileStore = {
  /** Where a key's file lies. Throws for a key that could name anything else. */
  path(key: string): string
  /** A new place for a file that is still arriving, on the same disk as the store. */
  temporary(): string
  /** Where the upload of this id lies until it is whole. Throws for an id that could name anything else. */
  arriving(upload: string): string
  /** The files that are arriving, or were when the process ended. */
  listArriving(): Promise<{ path: string; upload: string | undefined; writtenAt: Date }[]>
  /** Removes a file from a temporary place, if it is there. */
  discard(temporary: string): Promise<void>
  /** Moves a whole file to its key, at once or not at all. */
  putFile(from: string, key: string): Promise<void>
  /** Moves a key's file back to where it came from. */
  takeBack(key: string, to: string): Promise<void>
  remove(key: string): Promise<void>
}

const uploadForm = /^[\w-]{22}$/
const keyForm = /^(?:[a-z]+\/)?[\w-]+\.[a-z0-9]+$/

/** A key that nobody can guess: 128 random bits. */
export const newKey = (folder: string, extension: string) =>
  `${folder}/${randomBytes(16).toString('base64url')}.${extension}`

/** An id of an upload that nobody can guess: 128 random bits. */
export const newUploadId = () => randomBytes(16).toString('base64url')

/** Opens the folder `media` of the data folder, and `incoming` for files that are still arriving. */
export function openFiles(dataDir: string): FileStore {
  const media = join(dataDir, 'media')
  const incoming = join(dataDir, 'incoming')
  for (const folder of [media, incoming]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = (key: string) => {
    if (!keyForm.test(key)) throw new Error(`${key} is no key of a file`)
    return join(media, key)
  }
  return {
    path,
    temporary: () => join(incoming, `${randomBytes(12).toString('base64url')}.part`),
    arriving(upload) {
      if (!isUploadId(upload)) throw new Error(`${upload} is no id of an upload`)
      return join(incoming, `${upload}.upload`)
    },
    listArriving: () => listArriving(incoming),
    discard: (temporary) => rm(temporary, { force: true }),
    async putFile(from, key) {
      const to = path(key)
      await mkdir(dirname(to), { recursive: true })
      await rename(from, to)
    },
    takeBack: (key, to) => rename(path(key), to),
    remove: (key) => rm(path(key), { force: true }),
  }
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

export const isUploadId = (text: string): boolean => uploadForm.test(text)

/** Whether an address part names a file of the store. */
export const isKey = (text: string): boolean => keyForm.test(text)

/** The address of a stored file, or null for none. */
export const mediaAddress = (key: string | null): string | null => (key ? `/media/${key}` : null)
