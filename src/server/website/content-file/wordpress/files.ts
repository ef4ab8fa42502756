import { copyFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FileStore } from '../../../platform/files/store.ts'
import { fileTypeOf } from '../../cms/file-types.ts'
import { findIn, keyOf, type PictureSource, pathOf, rootOf, uploadPathOf } from './pictures.ts'
import type { Wxr } from './read-wxr.ts'
import type { TakeFile } from './takes.ts'

/*
 * Documents and recordings of an export come from the same folder as its pictures, are judged by their bytes as uploads are, and
 * become files of the pages that name them.
 */

/** What looks like a file that a page can offer, by its name. */
const named = /\.(?:pdf|epub|docx|xlsx|pptx|odt|ods|odp|mp3|m4a|ogg|wav|mp4|m4v|webm|mkv)$/i

/** Whether an address names such a file. */
export const namesFile = (address: string): boolean => named.test(address.split(/[?#]/)[0] ?? '')

/** How many files were found, the paths of those that were not, and all that pages name. */
export type FileCount = { found: Set<string>; missing: Set<string>; named: Set<string> }

/** Takes files for pages. Without a store they are only looked at. Throws FileRefused for a folder that does not exist. */
export async function openFilesOf({ base }: Wxr, { folder, files }: PictureSource) {
  const root = await rootOf(folder)
  const count: FileCount = { found: new Set(), missing: new Set(), named: new Set() }
  const take: TakeFile = async (address, note) => {
    const path = uploadPathOf(address, base)
    if (!path) {
      note(`The file ${address.slice(0, 200)} was left out: it is not among the uploads of the site.`)
      return undefined
    }
    count.named.add(path)
    const file = root === undefined ? undefined : await findIn(root, [path])
    if (!file) {
      count.missing.add(path)
      const where = root === undefined ? '(no --pictures FOLDER)' : 'in the folder'
      note(`The file ${path} was not found ${where}: upload it in the editor.`)
      return undefined
    }
    const { size: bytes } = await stat(file)
    const type = await fileTypeOf({ path: file, bytes })
    if ('wrong' in type) {
      note(`The file ${path} was left out. ${type.wrong}.`)
      return undefined
    }
    const key = await keyOf(file, type.extension)
    if (files) await storeOnce(files, file, key)
    count.found.add(path)
    return { key, name: nameOf(path, type.extension), bytes }
  }
  return { take, count }
}

/** The name under which visitors save it, as long as names may be, with the ending of what it is. */
const nameOf = (path: string, extension: string): string =>
  `${basename(path)
    .replace(/\.\w+$/, '')
    .slice(0, 110)}.${extension}`

/** A copy: the folder of the old site may be read-only, or change later. */
async function storeOnce(files: FileStore, file: string, key: string): Promise<void> {
  if (await files.find(key)) return
  const temporary = files.temporary()
  await copyFile(file, temporary)
  await files.putFile(temporary, key)
}

/** Files of the export that no page names. */
export const listUnnamed = ({ attachments }: Wxr, count: FileCount): string[] =>
  attachments
    .map(pathOf)
    .filter((path) => namesFile(path) && !count.named.has(path))
    .sort()
