import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { PagePlace, PageState } from '../../../lib/contract/pagination.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import { PageDocument } from '../../../lib/contract/website/page-document.ts'
import { isOfSite } from '../../../lib/contract/website/page-editing.ts'
import type { StoredCorrection } from '../../../lib/contract/website/translations.ts'
import { isPostPath } from '../../../lib/site/news-address.ts'
import { widthsOf } from '../../../lib/site/picture-sizes.ts'
import type { Db } from '../../platform/db/tables.ts'
import { documentTypes } from '../../platform/files/document-types.ts'
import { typeOfBytes } from '../../platform/files/file-types.ts'
import { storeMissingSizes } from '../../platform/files/picture-sizes.ts'
import { NotAPicture } from '../../platform/files/pictures.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { changeChurch, readChurch } from '../../settings/church-settings/repo.ts'
import {
  addPage,
  type EditedPage,
  findPage,
  findPageById,
  movePage,
  readDraft,
  saveDraft,
  setState,
} from '../cms/repo.ts'
import { findText, readVersion, type TextOf, unchanged } from '../cms/rows.ts'
import { publish } from '../cms/versions.ts'
import { listCorrections, saveCorrection } from '../languages/repo.ts'
import { addPostOf, listFacts, setFacts } from '../news/repo.ts'
import { ChurchFile, carriedDocuments, extensionOf, type FilePage, keysIn } from './church-file.ts'

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
  /** Words of the interface that change. */
  words: number
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
 * Stores the pictures and documents that are not there yet, and draws the sizes of a picture that the file does not carry. Runs
 * before the transaction: a file that no page names is swept later. Returns how many were stored. Throws FileRefused for bytes
 * that are not what their name says.
 */
export async function storeFiles(
  files: FileStore,
  { pages, pictures, documents = [] }: ChurchFile,
): Promise<number> {
  let stored = 0
  for (const { key, data } of [...pictures, ...documents]) {
    if (await files.find(key)) continue
    const bytes = Buffer.from(data, 'base64')
    await checkFile(key, bytes)
    const temporary = files.temporary()
    await writeFile(temporary, bytes)
    await files.putFile(temporary, key)
    stored += 1
  }
  const shown = new Set(keysIn(JSON.stringify(pages)))
  for (const { key, data } of pictures)
    if (shown.has(key) && widthsOf(key).length > 0) await drawMissing(files, key, data)
  return stored
}

/** A page names all sizes of a picture, so all of them must be there. */
async function drawMissing(files: FileStore, key: string, data: string): Promise<void> {
  const temporary = files.temporary()
  try {
    await writeFile(temporary, Buffer.from(data, 'base64'))
    await storeMissingSizes(files, temporary, key)
  } catch (error) {
    if (error instanceof NotAPicture) throw new FileRefused(`${key} is not a picture that browsers show`)
    throw error
  } finally {
    await files.discard(temporary)
  }
}

/** Throws FileRefused unless all bytes are what their names say. */
export async function checkFiles({ pictures, documents = [] }: ChurchFile): Promise<void> {
  for (const { key, data } of [...pictures, ...documents]) await checkFile(key, Buffer.from(data, 'base64'))
}

const checkFile = (key: string, bytes: Buffer): Promise<void> =>
  carriedDocuments.includes(extensionOf(key)) ? checkDocument(key, bytes) : checkPicture(key, bytes)

async function checkDocument(key: string, bytes: Buffer): Promise<void> {
  const type = await typeOfBytes(bytes)
  if (!type || documentTypes[type] !== extensionOf(key))
    throw new FileRefused(`${key} is not the document that its name says`)
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
    words: await importWords(db, file, at),
  }
  for (const page of file.pages) told[await importPage(db, page, at)].push(page.place.path)
  return told
}

/** Takes the file's own words of the interface; others stay. Returns how many change. */
async function importWords(db: Db, { translations = [] }: ChurchFile, at: Date): Promise<number> {
  const placeOf = ({ language, area, key }: StoredCorrection) => `${language} ${area} ${key}`
  const stored = new Map((await listCorrections(db)).map((one) => [placeOf(one), one]))
  const changed = translations.filter((one) => {
    const before = stored.get(placeOf(one))
    const isAlike = (name: 'text' | 'english' | 'state') => isSame(before?.[name], one[name])
    return !(isAlike('text') && isAlike('english') && isAlike('state'))
  })
  for (const one of changed) await saveCorrection(db, one, { by: null, at })
  return changed.length
}

async function importPage(db: Db, page: FilePage, at: Date): Promise<'added' | 'changed' | 'same'> {
  const { place, state, texts, old = [], post } = page
  const [first] = texts
  if (!first) throw new FileRefused(`${place.path} says nothing in any language`)
  const stored = await findPage(db, place.path)
  const { lang, document } = first
  const id = stored ?? (await addPage(db, { place, lang, document, by: null, at }))
  if (id === undefined) throw new FileRefused(`${place.path} is taken`)
  const before = stored === undefined ? undefined : await findPageById(db, id)
  const facts = (await listFacts(db)).get(id)
  // Before it is published, which gives a post without a day that of the import.
  if (post) {
    await addPostOf(db, id)
    await setFacts(db, id, post)
  }
  let isChanged =
    before !== undefined &&
    (!isSame(placeOf(before), placeOf(place)) || (post && !isSame(facts, post)) === true)
  for (const text of texts)
    if (await importText(db, { id, isNew: stored === undefined, state, text, at })) isChanged = true
  if (isChanged) {
    await movePage(db, { id, place, at })
    await setState(db, { id, state, at })
  }
  for (const path of old) await leadOn(db, path, id)
  if (stored === undefined) return 'added'
  return isChanged ? 'changed' : 'same'
}

type Text = FilePage['texts'][number]
type Taking = { id: number; isNew: boolean; state: PageState; text: Text; at: Date }

/**
 * Writes one language of a page, and publishes it where the file does. Returns false when nothing changes. An unpublished draft of
 * an editor stays a draft, with its request to be published; a version that waits for its hour keeps waiting.
 */
async function importText(db: Db, { id, isNew, state, text, at }: Taking): Promise<boolean> {
  const { lang, document, draft } = text
  const act = { by: null, at }
  const known = isNew ? undefined : await readDraft(db, { id, lang })
  const number = known?.publishedNumber
  const shown = number ? (await readVersion(db, { id, lang }, number))?.document : undefined
  const shows = state !== 'draft' && !draft && PageDocument.safeParse(document).success
  if (isSame(shows ? shown : known?.document, document) && known?.page.state === state) return false
  // No version has the words of a draft: those that are written here stay.
  if (!shows && shown && known?.isDraft) return known.page.state !== state
  await saveDraft(db, { id, lang, document, ...act })
  if (!shows) return true
  await showKeeping(db, { id, lang }, shown && known?.isDraft ? known : undefined, at)
  return true
}

/** Shows the draft of a text. What waits for its hour goes on waiting; `theirs` is the draft again, with the wish to publish it. */
async function showKeeping(db: Db, of: TextOf, theirs: EditedPage | undefined, at: Date): Promise<void> {
  const act = { by: null, at }
  const { next_number, next_at } = (await findText(db, of)) ?? { next_number: null, next_at: null }
  const wish = await db
    .selectFrom('page_request')
    .selectAll()
    .where('page_id', '=', of.id)
    .where('lang', '=', of.lang)
    .executeTakeFirst()
  await publish(db, { ...of, note: 'Taken from a file', ...act })
  if (next_at) await unchanged(db, of).set({ next_number, next_at }).execute()
  if (!theirs) return
  const version = await saveDraft(db, { ...of, document: theirs.document, ...act })
  if (wish && version !== undefined)
    await db
      .insertInto('page_request')
      .values(wish.version === theirs.version ? { ...wish, version } : wish)
      .execute()
}

const placeOf = ({ path, under, menu, menu_order }: PagePlace) => ({ path, under, menu, menu_order })

/** An earlier address leads to its page, where no page and none of the site's own stands. */
async function leadOn(db: Db, path: string, id: number): Promise<void> {
  if ((isOfSite(path) && !isPostPath(path)) || (await findPage(db, path)) !== undefined) return
  await db
    .insertInto('page_redirect')
    .values({ path, page_id: id })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ page_id: id }))
    .execute()
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
