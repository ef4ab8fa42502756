import { type Selectable, sql } from 'kysely'
import { AnyBlock } from '../../lib/contract/blocks/any-block.ts'
import { DraftBlock } from '../../lib/contract/blocks/draft.ts'
import type { PagePlace, PageState, PublishedPlace } from '../../lib/contract/page.ts'
import { PageDocument } from '../../lib/contract/page-document.ts'
import { DraftDocument } from '../../lib/contract/page-draft.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import type { Db, PageTable, PageTextTable } from '../db/tables.ts'

/** Which text: of which page, in which language. */
export type TextOf = { id: number; lang: string }

/** Who acts, and when. */
export type Act = { by: number | null; at: Date }

/** The version that the writer has seen; undefined acts whatever there is (http/preconditions.ts). */
type Seen = { version?: number | undefined }

export type PublishedPage = PagePlace & { id: number; lang: string; number: number; document: PageDocument }

/** What visitors read at an address in a language; undefined without a published page. */
export async function readPublished(db: Db, path: string, lang: string): Promise<PublishedPage | undefined> {
  const row = await published(db)
    .innerJoin('page_version', (join) =>
      join
        .onRef('page_version.page_id', '=', 'page.id')
        .onRef('page_version.lang', '=', 'page_text.lang')
        .onRef('page_version.number', '=', 'page_text.published_number'),
    )
    .select(['page.id', 'page_version.lang', 'page_version.number', 'page_version.document'])
    .select(placeColumns)
    .where('page.path', '=', path)
    .where('page_text.lang', '=', lang)
    .executeTakeFirst()
  return row && { ...row, document: read(row.document) }
}

/** All published pages in a language, in the order of the menus. */
export async function listPublished(db: Db, lang: string): Promise<PublishedPlace[]> {
  const rows = await published(db)
    .select(placeColumns)
    .select(['page_text.lang', 'page_text.shown_title as title', 'page_text.shown_share'])
    .where('page_text.lang', '=', lang)
    .orderBy('page.menu')
    .orderBy('page.menu_order')
    .orderBy('page.path')
    .execute()
  return rows.map(({ shown_share, ...row }) => ({ ...row, share: JSON.parse(shown_share) }))
}

/** A page in the staff's list: in one language, without its words. */
export type ListedPage = Selectable<PageTable> &
  Pick<Selectable<PageTextTable>, 'lang' | 'title' | 'published_number' | 'next_at' | 'changed_at'> & {
    text_version: number
    has_draft: boolean
  }

/** Every page in every language, by address. */
export async function listPages(db: Db): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_text', 'page_text.page_id', 'page.id')
    .selectAll('page')
    .select(['lang', 'title', 'published_number', 'next_at', 'changed_at'])
    .select((row) => [
      'page_text.version as text_version',
      row.case().when('page_text.draft', 'is', null).then(0).else(1).end().as('has_draft'),
    ])
    .orderBy('page.path')
    .orderBy('page_text.lang')
    .execute()
  return rows.map((row) => ({ ...row, has_draft: row.has_draft === 1 }))
}

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
  const state = { isDraft: draft !== null, publishedNumber: published_number, nextAt: next_at }
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

/** Forgets the draft, so that the text is as published; false when it has changed since `version`, or was never published. */
export async function dropDraft(
  db: Db,
  { id, lang, version, by, at }: TextOf & Seen & Act,
): Promise<boolean> {
  const text = await findText(db, { id, lang })
  const number = text?.next_number ?? text?.published_number
  const shown = number ? await readVersion(db, { id, lang }, number) : undefined
  if (!shown) return false
  const { numUpdatedRows } = await unchanged(db, { id, lang, version })
    .set({ draft: null, title: shown.document.title, changed_at: at.toISOString(), changed_by: by })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Publishing = TextOf &
  Seen &
  Act & {
    /** When visitors see it; undefined for now. */
    publishAt?: Date | undefined
    note?: string
  }

/**
 * Makes a version of the draft (or of what is shown, where there is none) and shows it now or at a time. Returns its
 * number; undefined when the text has changed since `version`. Throws for a draft that is not complete. Call it in a
 * transaction.
 */
export async function publish(
  db: Db,
  { publishAt, note = '', ...act }: Publishing,
): Promise<number | undefined> {
  const { id, lang, version, by, at } = act
  const draft = await readDraft(db, { id, lang })
  if (!draft || (version !== undefined && draft.version !== version)) return undefined
  const document = PageDocument.parse(draft.document)
  const { number } = await db
    .selectFrom('page_version')
    .select((row) => sql<number>`coalesce(${row.fn.max('number')}, 0) + 1`.as('number'))
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .executeTakeFirstOrThrow()
  const isLater = publishAt !== undefined && publishAt > at
  const when = (isLater ? publishAt : at).toISOString()
  const { numUpdatedRows } = await unchanged(db, { id, lang, version: draft.version })
    .set({ draft: null, changed_at: at.toISOString(), changed_by: by })
    .set(isLater ? { next_number: number, next_at: when } : shownAs(number, document))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  await db
    .insertInto('page_version')
    .values({
      ...{ page_id: id, lang, number, note, document: JSON.stringify(document) },
      ...{ made_at: at.toISOString(), made_by: by, publish_at: when },
    })
    .execute()
  if (!isLater) await show(db, id, at, ['draft', 'hidden'])
  return number
}

/** Whether a version waits whose time has come. */
export async function isDue(db: Db, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('page_text')
    .select('page_id')
    .where('next_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Shows the versions whose time has come, and returns how many. A hidden page stays hidden. Call it in a transaction. */
export async function publishDue(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('page_text')
    .select(['page_id', 'lang', 'next_number'])
    .where('next_at', '<=', now.toISOString())
    .execute()
  for (const { page_id: id, lang, next_number } of due) {
    const next = next_number === null ? undefined : await readVersion(db, { id, lang }, next_number)
    await unchanged(db, { id, lang })
      .set(next ? shownAs(next.number, next.document) : { next_number: null, next_at: null })
      .execute()
    if (next) await show(db, id, now, ['draft'])
  }
  return due.length
}

/** Withdraws a version that waits for its time: its words are the draft again. False when none waits. */
export async function unschedule(
  db: Db,
  { id, lang, version, by, at }: TextOf & Seen & Act,
): Promise<boolean> {
  const text = await findText(db, { id, lang })
  if (!text?.next_number) return false
  const waiting = await readVersion(db, { id, lang }, text.next_number)
  const draft = text.draft ?? (waiting ? JSON.stringify(waiting.document) : null)
  const { numUpdatedRows } = await unchanged(db, { id, lang, version })
    .set({ next_number: null, next_at: null, draft, changed_at: at.toISOString(), changed_by: by })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Shows or hides a page in all its languages; false when it has changed since `version`. */
export async function setState(
  db: Db,
  { id, state, version, at }: Seen & { id: number; state: PageState; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await unchangedPage(db, id, version)
    .set({ state, updated_at: at.toISOString() })
    .executeTakeFirst()
  return numUpdatedRows > 0n
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

/** Deletes a page with all its versions; false when it has changed since `version`. */
export async function deletePage(db: Db, id: number, version?: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page')
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A version of a text without its words, and who made it. */
export type Revision = {
  number: number
  made_at: string
  /** '' when the account is gone, or for the sample. */
  made_by: string
  publish_at: string
  note: string
}

/** Versions of a text, the newest first. */
export async function listHistory(
  db: Db,
  { id, lang }: TextOf,
  paging: Pick<Paging<never>, 'limit' | 'offset'> = { limit: 1000, offset: 0 },
): Promise<Found<Revision>> {
  const all = db
    .selectFrom('page_version')
    .leftJoin('account', 'account.id', 'page_version.made_by')
    .select(['number', 'made_at', 'publish_at', 'note'])
    .select((row) => row.fn.coalesce('account.username', sql<string>`''`).as('made_by'))
    .where('page_id', '=', id)
    .where('lang', '=', lang)
  const byDefault = [direct('page_version.number', true)]
  return fetchPage(all, { ...paging, search: '', order: undefined }, { table: 'page_version', byDefault })
}

/** The words of some versions of a text, by number. */
export async function readVersions(
  db: Db,
  { id, lang }: TextOf,
  numbers: readonly number[],
): Promise<Map<number, PageDocument>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('page_version')
    .select(['number', 'document'])
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .where('number', 'in', numbers)
    .execute()
  return new Map(rows.map(({ number, document }) => [number, read(document)]))
}

/** A version with its words; undefined when there is none. To restore it, save its words as the draft. */
export async function readVersion(
  db: Db,
  { id, lang }: TextOf,
  number: number,
): Promise<{ number: number; document: PageDocument } | undefined> {
  const row = await db
    .selectFrom('page_version')
    .select(['number', 'document'])
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && { number: row.number, document: read(row.document) }
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

/** The id of the page at an address. */
export async function findPage(db: Db, path: string): Promise<number | undefined> {
  const row = await db.selectFrom('page').select('id').where('path', '=', path).executeTakeFirst()
  return row?.id
}

/** Makes a page public that is in one of these states. */
const show = (db: Db, id: number, at: Date, from: readonly PageState[]) =>
  unchangedPage(db, id, undefined)
    .set({ state: 'published', updated_at: at.toISOString() })
    .where('state', 'in', from)
    .execute()

const placeColumns = ['page.path', 'page.under', 'page.menu', 'page.menu_order'] as const

const published = (db: Db) =>
  db
    .selectFrom('page')
    .innerJoin('page_text', 'page_text.page_id', 'page.id')
    .where('page.state', '=', 'published')
    .where('page_text.published_number', 'is not', null)

const findText = (db: Db, { id, lang }: TextOf) =>
  db.selectFrom('page_text').selectAll().where('page_id', '=', id).where('lang', '=', lang).executeTakeFirst()

/** An update of a text as it was seen, which makes its next version. */
const unchanged = (db: Db, { id, lang, version }: TextOf & Seen) =>
  db
    .updateTable('page_text')
    .set({ version: sql`version + 1` })
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))

/** The same of a page. */
const unchangedPage = (db: Db, id: number, version: number | undefined) =>
  db
    .updateTable('page')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))

const shownAs = (number: number, { title, share }: PageDocument) => ({
  published_number: number,
  next_number: null,
  next_at: null,
  shown_title: title,
  shown_share: JSON.stringify(share),
})

/**
 * What is stored, read by the contract. Blocks that this version of the program does not know, or that an earlier one
 * stored otherwise, are left out instead of taking the page with them.
 */
function read(stored: string): PageDocument {
  const found: unknown = JSON.parse(stored)
  const whole = PageDocument.safeParse(found)
  if (whole.success) return whole.data
  const { blocks, ...rest } = found as { blocks: unknown[] }
  const kept = blocks.filter((block) => AnyBlock.safeParse(block).success)
  return PageDocument.parse({ ...rest, blocks: kept })
}

/** The same of a draft, in which something may be missing. */
function readStoredDraft(stored: string): DraftDocument {
  const found: unknown = JSON.parse(stored)
  const whole = DraftDocument.safeParse(found)
  if (whole.success) return whole.data
  const { blocks, ...rest } = found as { blocks: unknown[] }
  const kept = blocks.filter((block) => DraftBlock.safeParse(block).success)
  return DraftDocument.parse({ ...rest, blocks: kept })
}
