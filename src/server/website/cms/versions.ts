import { sql } from 'kysely'
import { PageDocument } from '../../../lib/contract/website/page-document.ts'
import { markShown } from '../../accounts/dual-control/changes.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readDraft } from './repo.ts'
import { type Act, findText, readVersion, type Seen, show, shownAs, type TextOf, unchanged } from './rows.ts'

type Publishing = TextOf &
  Seen &
  Act & {
    /** When visitors see it; undefined for now. */
    publishAt?: Date | undefined
    /** Until when it waits in any case; null until somebody else shows it (docs/decisions/giving.md#payment-details). */
    heldUntil?: Date | null | undefined
    note?: string
  }

/**
 * Makes a version of the draft (or of what is shown, where there is none) and shows it now or at a time. Returns its
 * number; undefined when the text has changed since `version`. Throws for a draft that is not complete. Call it in a
 * transaction.
 */
export async function publish(
  db: Db,
  { publishAt, heldUntil, note = '', ...act }: Publishing,
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
  const nextAt = heldUntil === undefined ? when : (heldUntil?.toISOString() ?? null)
  const waits = isLater || heldUntil !== undefined
  const { numUpdatedRows } = await unchanged(db, { id, lang, version: draft.version })
    .set({ draft: null, changed_at: at.toISOString(), changed_by: by })
    .set(waits ? { next_number: number, next_at: nextAt } : shownAs(number, document))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  await db
    .insertInto('page_version')
    .values({
      page_id: id,
      lang,
      number,
      note,
      document: JSON.stringify(document),
      made_at: at.toISOString(),
      made_by: by,
      publish_at: when,
    })
    .execute()
  await db.deleteFrom('page_request').where('page_id', '=', id).where('lang', '=', lang).execute()
  if (!waits) await show(db, id, at, ['draft', 'hidden'])
  return number
}

/** Whether a version waits whose time has come. */
export async function isDue(db: Db, now: Date): Promise<boolean> {
  const pageText = await db
    .selectFrom('page_text')
    .select('page_id')
    .where('next_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return pageText !== undefined
}

/** Shows the versions whose time has come, and returns how many. Call it in a transaction. */
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
    if (!next) continue
    await show(db, id, now, ['draft', 'hidden'])
    await markShown(db, { id, lang, number: next.number }, now)
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
  const { numUpdatedRows } = await unchanged(db, { id, lang, version })
    .set({ next_number: null, next_at: null, draft: draftOr(waiting) })
    .set({ changed_at: at.toISOString(), changed_by: by })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The draft of the row, or else the words of a version. Drafts are saved without waiting for a transaction. */
const draftOr = (version: { document: PageDocument } | undefined) =>
  sql<string | null>`coalesce(draft, ${version ? JSON.stringify(version.document) : null})`

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
): Promise<RowsPage<Revision>> {
  const all = db
    .selectFrom('page_version')
    .leftJoin('account', 'account.id', 'page_version.made_by')
    .select(['number', 'made_at', 'publish_at', 'note'])
    .select((row) => row.fn.coalesce('account.username', sql<string>`''`).as('made_by'))
    .where('page_id', '=', id)
    .where('lang', '=', lang)
  const byDefault = [orderTerm('page_version.number', true)]
  return fetchPage(all, { ...paging, search: '', order: undefined }, { table: 'page_version', byDefault })
}

/**
 * Hides one language of a page: what waits for its hour is its draft, or else what it said. False when it has changed since `version` or is not shown, `last`
 * when visitors see no other language of the page. Call it in a transaction.
 */
export async function withdrawLanguage(
  db: Db,
  { id, lang, version, by, at }: TextOf & Seen & Act,
): Promise<boolean | 'last'> {
  const text = await findText(db, { id, lang })
  if (!text?.published_number) return false
  const other = await db
    .selectFrom('page_text')
    .select('lang')
    .where('page_id', '=', id)
    .where('lang', '!=', lang)
    .where('published_number', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!other) return 'last'
  const shown = await readVersion(db, { id, lang }, text.next_number ?? text.published_number)
  const { numUpdatedRows } = await unchanged(db, { id, lang, version })
    .set({
      published_number: null,
      next_number: null,
      next_at: null,
      shown_title: '',
      shown_share: '',
      draft: draftOr(shown),
    })
    .set({ changed_at: at.toISOString(), changed_by: by })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
