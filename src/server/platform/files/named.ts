import { keyOfSize, pictureForms, widthsOf } from '../../../lib/site/picture-sizes.ts'
import type { Db } from '../db/tables.ts'

/** Every column with the key of a stored file; a test compares this list with the tables. */
export const keyColumns = [
  ['profile', 'image_key'],
  ['event', 'image_key'],
  ['event_series', 'image_key'],
  ['sermon', 'media_key'],
  ['sermon', 'thumbnail_key'],
  ['testimony', 'image_key'],
  ['bin_file', 'file_key'],
  ['spend_receipt', 'file_key'],
  ['form_file', 'file_key'],
  ['presentation_picture', 'file_key'],
  ['plan_file', 'file_key'],
] as const

/** Every church setting whose value is the key of a stored file, as JSON text, or '' for none. */
export const keySettings = ['logo'] as const

/** The key that such a value names; undefined for none, and for a value that is no text. */
export function keyOfSetting(value: string): string | undefined {
  const key: unknown = JSON.parse(value)
  return typeof key === 'string' && key ? key : undefined
}

/** Every column with the document of a page, whose pictures and files are named in its JSON (lib/contract/website/page-document.ts). */
export const documentColumns = [
  ['page_text', 'draft'],
  ['page_version', 'document'],
] as const

/** What a document that names a file of a page contains, for a LIKE pattern. */
export const namingFile = '%pages/%'

/** The keys of files that the document of a page names, as a picture or a file of a block, or by a link. */
export const keysInDocument = (document: string): string[] =>
  [...document.matchAll(/(?:"key":"|\/media\/)(pages\/[\w-]+\.\w+)/g)].flatMap(([, key]) => key ?? [])

/** The same of a page in the bin, whose rows stand there as JSON in JSON. */
export const keysInBin = (entry: string): string[] => keysInDocument(entry.replaceAll('\\"', '"'))

/** The keys of all files that rows refer to; for each picture all sizes and formats. */
export async function listNamed(db: Db): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const [table, column] of keyColumns) {
    const rows = await db.selectFrom(table).select(`${column} as key`).where(column, 'is not', null).execute()
    for (const { key } of rows as { key: string }[]) for (const form of formsOf(key)) keys.add(form)
  }
  const settings = db.selectFrom('church_setting').select('value').where('key', 'in', keySettings)
  for (const { value } of await settings.execute()) {
    const key = keyOfSetting(value)
    if (key) keys.add(key)
  }
  for (const [table, column] of documentColumns) {
    const rows = await db
      .selectFrom(table as 'page_version')
      .select(`${column as 'document'} as document`)
      .where(column as 'document', 'like', namingFile)
      .execute()
    const ofPages = rows.flatMap(({ document }) => keysInDocument(document))
    for (const form of ofPages.flatMap(formsOf)) keys.add(form)
  }
  // A page in the bin may come back.
  const inBin = db.selectFrom('bin_entry').select('document').where('kind', '=', 'page')
  for (const { document } of await inBin.where('document', 'like', namingFile).execute())
    for (const form of keysInBin(document).flatMap(formsOf)) keys.add(form)
  return keys
}

/** The keys of all files that belong to a key: of a picture all sizes, each in both formats; else the key itself. */
export function formsOf(key: string): string[] {
  const widths = widthsOf(key)
  if (widths.length === 0) return [...new Set([key, otherForm(key)])]
  return widths.flatMap((width) => pictureForms.map((form) => keyOfSize(key, width, form)))
}

/** The key of a picture's AVIF beside its WebP. */
export const otherForm = (key: string): string => key.replace(/webp$/, 'avif')
