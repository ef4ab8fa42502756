import { type Selectable, sql } from 'kysely'
import type { PagePlace, PageState } from '../../../lib/contract/pagination.ts'
import type { DraftDocument } from '../../../lib/contract/website/page-draft.ts'
import type { PageTable } from '../../platform/db/tables/pages.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  type Act,
  findText,
  readStoredDraft,
  readVersion,
  type Seen,
  type TextOf,
  unchanged,
  unchangedPage,
} from './rows.ts'

/** Where every page stands, in each of its languages, by address. */
export const listPages = (db: Db) =>
  db
    .selectFrom('page')
    .innerJoin('page_text', 'page_text.page_id', 'page.id')
    .select(['id', 'path', 'under', 'menu', 'menu_order', 'state', 'lang', 'title'])
    .orderBy('page.path')
    .orderBy('page_text.lang')
    .execute()

/** A page as its editors see it. */
export type EditedPage = {
  page: Selectable<PageTable>
  lang: string
  /** The precondition of the next draft or publication. */
  version: number
  /** The draft, or what is published where nothing else was written. */
  document: DraftDocument
  isDraft: boolean
  publishedNumber: number | null
  /** The version that waits, for its hour or for a second person. */
  nextNumber: number | null
  nextAt: string | null
  changedAt: string
  /** The username of who wrote it; '' when the account is gone, or for the sample. */
  changedBy: string
}

/** The draft of a page in a language; undefined for a page, or a language of it, that does not exist. */
export async function readDraft(db: Db, { id, lang }: TextOf): Promise<EditedPage | undefined> {
  const page = await db.selectFrom('page').selectAll().where('id', '=', id).executeTakeFirst()
  const text = await findText(db, { id, lang })
  if (!page || !text) return undefined
  const { draft, version, published_number, next_number, next_at } = text
  const number = next_number ?? published_number
  const document = draft
    ? readStoredDraft(draft)
    : number && (await readVersion(db, { id, lang }, number))?.document
  if (!document) return undefined
  const state = {
    isDraft: draft !== null,
    publishedNumber: published_number,
    nextNumber: next_number,
    nextAt: next_at,
  }
  const changed = { changedAt: text.changed_at, changedBy: await usernameOf(db, text.changed_by) }
  return { page, lang, version, document, ...state, ...changed }
}

async function usernameOf(db: Db, id: number | null): Promise<string> {
  if (id === null) return ''
  const row = await db.selectFrom('account').select('username').where('id', '=', id).executeTakeFirst()
  return row?.username ?? ''
}

/** Adds a page with its first draft; undefined when the address is taken. Call it in a transaction. */
export async function addPage(
  db: Db,
  { place, ...text }: { place: PagePlace; lang: string; document: DraftDocument } & Act,
): Promise<number | undefined> {
  const at = text.at.toISOString()
  const added = await db
    .insertInto('page')
    .values({ ...place, state: 'draft', created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await saveDraft(db, { ...text, id: added.id })
  return added?.id
}

/**
 * Stores a draft, of a new language too, and returns its version; undefined when the text has changed since `version`, or
 * the page is gone.
 */
export async function saveDraft(
  db: Db,
  { id, lang, document, version, by, at }: TextOf & Seen & Act & { document: DraftDocument },
): Promise<number | undefined> {
  const set = {
    draft: JSON.stringify(document),
    title: document.title,
    changed_at: at.toISOString(),
    changed_by: by,
  }
  const changed = await db
    .updateTable('page_text')
    .set({ ...set, version: sql`version + 1` })
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst()
  if (changed) return changed.version
  const page = await db.selectFrom('page').select('id').where('id', '=', id).executeTakeFirst()
  // Version 0 is that of a language which the page does not have yet.
  if (!page || (version ?? 0) !== 0) return undefined
  const added = await db
    .insertInto('page_text')
    .values({ page_id: id, lang, ...set })
    .onConflict((conflict) => conflict.columns(['page_id', 'lang']).doNothing())
    .returning('version')
    .executeTakeFirst()
  return added?.version
}

/**
 * Forgets the draft, so that the text is as published. A language that visitors do not see is removed with its draft, if the
 * page has another one. False when the text has changed since `version`, or there is nothing else.
 */
export async function dropDraft(
  db: Db,
  { id, lang, version, by, at }: TextOf & Seen & Act,
): Promise<boolean> {
  const text = await findText(db, { id, lang })
  const number = text?.next_number ?? text?.published_number
  const shown = number ? await readVersion(db, { id, lang }, number) : undefined
  if (!shown) return removeText(db, { id, lang, version })
  const { numUpdatedRows } = await unchanged(db, { id, lang, version })
    .set({ draft: null, title: shown.document.title, changed_at: at.toISOString(), changed_by: by })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a language of a page with its versions; false for the only one, and for one that has changed since `version`. */
async function removeText(db: Db, { id, lang, version }: TextOf & Seen): Promise<boolean> {
  if ((await listLanguages(db, id)).length < 2) return false
  const { numDeletedRows } = await db
    .deleteFrom('page_text')
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await db.deleteFrom('page_version').where('page_id', '=', id).where('lang', '=', lang).execute()
  await db.deleteFrom('page_request').where('page_id', '=', id).where('lang', '=', lang).execute()
  return true
}

/**
 * Shows or hides a page in all its languages; false when it has changed since `version`. What waits for its hour when a page is
 * hidden is the draft again.
 */
export async function setState(
  db: Db,
  { id, state, version, at }: Seen & { id: number; state: PageState; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await unchangedPage(db, id, version)
    .set({ state, updated_at: at.toISOString() })
    .executeTakeFirst()
  if (numUpdatedRows > 0n && state === 'hidden') await unscheduleAll(db, id)
  return numUpdatedRows > 0n
}

/** The versions of the texts stay, so that a text that is being edited is saved on. */
async function unscheduleAll(db: Db, id: number): Promise<void> {
  await db
    .updateTable('page_text')
    .set((row) => ({
      draft: row.fn.coalesce(
        'page_text.draft',
        row
          .selectFrom('page_version')
          .select('document')
          .whereRef('page_version.page_id', '=', 'page_text.page_id')
          .whereRef('page_version.lang', '=', 'page_text.lang')
          .whereRef('page_version.number', '=', 'page_text.next_number'),
      ),
      next_number: null,
      next_at: null,
    }))
    .where('page_id', '=', id)
    .where('next_number', 'is not', null)
    .execute()
}

/**
 * Moves a page to another address or place; `taken` when another page has the address, false when it has changed. The old
 * address leads on. Call it in a transaction.
 */
export async function movePage(
  db: Db,
  { id, place, version, at }: Seen & { id: number; place: PagePlace; at: Date },
): Promise<boolean | 'taken'> {
  const other = await db
    .selectFrom('page')
    .select('id')
    .where('path', '=', place.path)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) return 'taken'
  const before = await db.selectFrom('page').select('path').where('id', '=', id).executeTakeFirst()
  const { numUpdatedRows } = await unchangedPage(db, id, version)
    .set({ ...place, updated_at: at.toISOString() })
    .executeTakeFirst()
  if (numUpdatedRows === 0n || !before) return false
  if (before.path !== place.path) await leadOn(db, { from: before.path, to: place.path, id })
  return true
}

/** The old address of a page leads to the page from now on, and the pages below it name their new one. */
async function leadOn(db: Db, { from, to, id }: { from: string; to: string; id: number }): Promise<void> {
  await db.deleteFrom('page_redirect').where('path', 'in', [from, to]).execute()
  await db.insertInto('page_redirect').values({ path: from, page_id: id }).execute()
  await db.updateTable('page').set({ under: to }).where('under', '=', from).execute()
}

/** Where the page is that was at an address before; undefined when there was none, or it is not shown. */
export async function findMoved(db: Db, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('page_redirect')
    .innerJoin('page', 'page.id', 'page_redirect.page_id')
    .select('page.path')
    .where('page_redirect.path', '=', path)
    .where('page.state', '=', 'published')
    .executeTakeFirst()
  return row?.path
}

/** Deletes a page with all its versions. */
export async function deletePage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('page').where('id', '=', id).execute()
}

/** Every page's address and state. */
export const listStates = (db: Db): Promise<{ path: string; state: PageState }[]> =>
  db.selectFrom('page').select(['path', 'state']).execute()

/** A page without its words; undefined when there is none. */
export const findPageById = (db: Db, id: number): Promise<Selectable<PageTable> | undefined> =>
  db.selectFrom('page').selectAll().where('id', '=', id).executeTakeFirst()

/** The languages in which something was written for a page. */
export async function listLanguages(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('page_text')
    .select('lang')
    .where('page_id', '=', id)
    .orderBy('lang')
    .execute()
  return rows.map(({ lang }) => lang)
}

/** The same of the page at an address. */
export async function listLanguagesAt(db: Db, path: string): Promise<string[]> {
  const rows = await db
    .selectFrom('page_text')
    .innerJoin('page', 'page.id', 'page_text.page_id')
    .select('page_text.lang')
    .where('page.path', '=', path)
    .execute()
  return rows.map(({ lang }) => lang)
}

/** The id of the page at an address. */
export async function findPage(db: Db, path: string): Promise<number | undefined> {
  const row = await db.selectFrom('page').select('id').where('path', '=', path).executeTakeFirst()
  return row?.id
}
