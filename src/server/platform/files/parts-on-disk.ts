import { createWriteStream } from 'node:fs'
import { readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkUploadId, type PartStore } from './part-store.ts'

/** Keeps each unfinished upload as one growing file of the folder `incoming`, which all processes of a church share. */
export function openPartsOnDisk(incoming: string): PartStore {
  const path = (upload: string) => join(incoming, `${checkUploadId(upload)}.upload`)
  return {
    begin: async (upload) => writeFile(path(upload), '', { flag: 'wx', mode: 0o600 }),
    size: async (upload) => (await stat(path(upload)).catch(() => undefined))?.size,
    write: (upload, start) => createWriteStream(path(upload), { flags: 'r+', start, flush: true }),
    truncate: (upload, offset) => truncate(path(upload), offset),
    withWhole: async (upload, use) => use(path(upload)),
    remove: (upload) => rm(path(upload), { force: true }),
    async list() {
      const names = await readdir(incoming)
      return names.flatMap((name) => /^(.{22})\.upload$/.exec(name)?.[1] ?? [])
    },
  }
}
