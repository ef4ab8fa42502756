import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files that people brought, by key: `avatars/x8K….webp`. Keys are made here and never by a caller. */
export type FileStore = {
  /** Where a key's file lies. Throws for a key that could name anything else. */
  path(key: string): string
  /** A new place for a file that is still arriving, on the same disk as the store. */
  temporary(): string
  /** Removes a file from a temporary place, if it is there. */
  discard(temporary: string): Promise<void>
  /** Moves a whole file to its key, at once or not at all. */
  putFile(from: string, key: string): Promise<void>
  remove(key: string): Promise<void>
}

const keyForm = /^(?:[a-z]+\/)?[\w-]+\.[a-z0-9]+$/

/** A key that nobody can guess: 128 random bits. */
export const newKey = (folder: string, extension: string) =>
  `${folder}/${randomBytes(16).toString('base64url')}.${extension}`

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
    discard: (temporary) => rm(temporary, { force: true }),
    async putFile(from, key) {
      const to = path(key)
      await mkdir(dirname(to), { recursive: true })
      await rename(from, to)
    },
    remove: (key) => rm(path(key), { force: true }),
  }
}

/** Whether an address part names a file of the store. */
export const isKey = (text: string): boolean => keyForm.test(text)

/** The address of a stored file, or null for none. */
export const mediaAddress = (key: string | null): string | null => (key ? `/media/${key}` : null)
