import { buffer } from 'node:stream/consumers'
import type { Db } from '../../platform/db/tables.ts'
import { formsOf } from '../../platform/files/named.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { readPublished } from '../cms/published.ts'
import { listPages, readDraft } from '../cms/repo.ts'
import { listCorrections } from '../languages/repo.ts'
import { listFacts } from '../news/repo.ts'
import {
  type ChurchFile,
  carriedDocuments,
  extensionOf,
  type FilePage,
  keysIn,
  OldPath,
  pictureTypes,
} from './church-file.ts'

/** Gathers what the church says of itself. What has never been published, a page or a language of one, is taken as its draft. */
export async function exportChurch(db: Db, files: FileStore): Promise<ChurchFile> {
  const { version: _, opened: _opened, setup_skipped: _skipped, ...church } = await readChurch(db)
  const pages = await readPages(db)
  const keys = new Set(keysIn(JSON.stringify({ church, pages })))
  const pictures = await readFiles(files, [...keys].flatMap(formsOf), pictureTypes)
  const documents = await readFiles(files, [...keys], carriedDocuments)
  const translations = (await listCorrections(db)).map(({ version: _, at: _at, by: _by, ...own }) => own)
  return {
    format: 1,
    church,
    pages,
    pictures,
    ...(documents.length > 0 && { documents }),
    ...(translations.length > 0 && { translations }),
  }
}

/** Those of the files that are there and of such a type, with their bytes. */
async function readFiles(
  files: FileStore,
  keys: readonly string[],
  types: readonly string[],
): Promise<ChurchFile['pictures']> {
  const read: ChurchFile['pictures'] = []
  for (const key of keys.filter((one) => types.includes(extensionOf(one)))) {
    const file = await files.find(key)
    if (!file) continue
    const bytes = await buffer(await files.read(key, { start: 0, end: file.bytes - 1 }))
    read.push({ key, data: bytes.toString('base64') })
  }
  return read
}

async function readPages(db: Db): Promise<FilePage[]> {
  const pages = new Map<number, FilePage>()
  const old = await listOld(db)
  const posts = await listFacts(db)
  for (const { id, lang, path, under, menu, menu_order, state } of await listPages(db)) {
    const shown = state === 'published' ? await readPublished(db, path, lang) : undefined
    const document = shown?.document ?? (await readDraft(db, { id, lang }))?.document
    if (!document) continue
    const earlier = old.get(id)
    const place = { path, under, menu, menu_order }
    const post = posts.get(id)
    const page = pages.get(id) ?? {
      place,
      state,
      texts: [],
      ...(post && { post }),
      ...(earlier && { old: earlier }),
    }
    // What visitors do not see here is not shown where the file is taken.
    page.texts.push({ lang, document, ...(state === 'published' && !shown && { draft: true as const }) })
    pages.set(id, page)
  }
  return [...pages.values()]
}

/** The earlier addresses of pages, by the page's id. */
async function listOld(db: Db): Promise<Map<number, string[]>> {
  const rows = await db.selectFrom('page_redirect').select(['path', 'page_id']).orderBy('path').execute()
  const old = new Map<number, string[]>()
  for (const { path, page_id } of rows)
    if (OldPath.safeParse(path).success) old.set(page_id, [...(old.get(page_id) ?? []), path])
  return old
}
