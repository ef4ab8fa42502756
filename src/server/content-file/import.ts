import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Church } from '../../lib/contract/church.ts'
import { PageDocument } from '../../lib/contract/page-document.ts'
import { changeChurch, readChurch } from '../church-settings/repo.ts'
import type { Db } from '../db/tables.ts'
import type { FileStore } from '../files/store.ts'
import { addPage, findPage, movePage, readDraft, saveDraft, setState } from '../page-content/repo.ts'
import { publish } from '../page-content/versions.ts'
import { ChurchFile, type FilePage } from './church-file.ts'

/** Thrown for a file that cannot be taken; the message says why. */
export class FileRefused extends Error {}

/** What an import does, or would do. */
export type Imported = {
  /** Fields of the church that change. */
  church: string[]
  added: string[]
  changed: string[]
  same: string[]
  pictures: number
}

/** Reads a church file. Throws FileRefused, which names the first place that is wrong. */
export function readChurchFile(text: string): ChurchFile {
  const read = ChurchFile.safeParse(parse(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new FileRefused(`${issue?.path.join('.') || 'The file'}: ${issue?.message ?? 'is not understood'}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileRefused('The file is no JSON: was it cut off?')
  }
}

/**
 * Stores the pictures that are not there yet. Runs before the transaction: a picture that no page names is swept later. Throws
 * FileRefused for bytes that are no picture.
 */
export async function storePictures(files: FileStore, { pictures }: ChurchFile): Promise<number> {
  let stored = 0
  for (const { key, data } of pictures) {
    if (await files.find(key)) continue
    const bytes = Buffer.from(data, 'base64')
    await checkPicture(key, bytes)
    const temporary = files.temporary()
    await writeFile(temporary, bytes)
    await files.putFile(temporary, key)
    stored += 1
  }
  return stored
}

/** Throws FileRefused unless all bytes are pictures. */
export async function checkPictures({ pictures }: ChurchFile): Promise<void> {
  for (const { key, data } of pictures) await checkPicture(key, Buffer.from(data, 'base64'))
}

async function checkPicture(key: string, bytes: Buffer): Promise<void> {
  const { format } = await sharp(bytes, { limitInputPixels: 50_000_000 })
    .metadata()
    .catch(() => ({ format: undefined }))
  const isKnown = format && ['png', 'webp', 'heif', 'jpeg'].includes(format)
  if (!isKnown) throw new FileRefused(`${key} is not a picture that browsers show`)
}

/** Writes the file's church and pages. What the church has besides stays. Call it in a transaction. */
export async function importChurch(db: Db, file: ChurchFile, at: Date): Promise<Imported> {
  const { version: _, ...before } = await readChurch(db)
  const changes = file.church as Partial<Church>
  const told: Imported = {
    church: await changeChurch(db, { changes, before, by: null, at }),
    added: [],
    changed: [],
    same: [],
    pictures: file.pictures.length,
  }
  for (const page of file.pages) told[await importPage(db, page, at)].push(page.place.path)
  return told
}

async function importPage(db: Db, page: FilePage, at: Date): Promise<'added' | 'changed' | 'same'> {
  const { place, state, texts } = page
  const act = { by: null, at }
  const [first] = texts
  if (!first) throw new FileRefused(`${place.path} says nothing in any language`)
  const found = await findPage(db, place.path)
  const id = found ?? (await addPage(db, { place, ...first, ...act }))
  if (id === undefined) throw new FileRefused(`${place.path} is taken`)
  let isChanged = false
  for (const text of texts) {
    const known = found && (await readDraft(db, { id, lang: text.lang }))
    if (known && isSame(known.document, text.document) && known.page.state === state) continue
    isChanged = true
    await saveDraft(db, { id, ...text, ...act })
    const isWhole = PageDocument.safeParse(text.document).success
    if (state !== 'draft' && isWhole)
      await publish(db, { id, lang: text.lang, note: 'Taken from a file', ...act })
  }
  if (isChanged) {
    await movePage(db, { id, place, at })
    await setState(db, { id, state, at })
  }
  if (found === undefined) return 'added'
  return isChanged ? 'changed' : 'same'
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
