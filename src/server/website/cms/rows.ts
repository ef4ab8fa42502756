import { sql } from 'kysely'
import type { PageState } from '../../../lib/contract/pagination.ts'
import { AnyBlock } from '../../../lib/contract/website/blocks/any-block.ts'
import { DraftBlock } from '../../../lib/contract/website/blocks/draft.ts'
import { PageDocument } from '../../../lib/contract/website/page-document.ts'
import { DraftDocument } from '../../../lib/contract/website/page-draft.ts'
import { isPostPath } from '../../../lib/site/news-address.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { pageRefusals, postRefusals } from './messages.ts'

/* What reading and writing pages have in common: rows as they were seen, and documents by the contract. */

/** Which text: of which page, in which language. */
export type TextOf = { id: number; lang: string }

/** The refusals and remarks that name what stands at a path: a page, or a post of the news. */
export const refusalsAbout = (path: string) => (isPostPath(path) ? postRefusals : pageRefusals)

/** Who acts, and when. */
export type Act = { by: number | null; at: Date }

/** The version that the writer has seen; undefined acts whatever there is (http/preconditions.ts). */
export type Seen = { version?: number | undefined }

export const findText = (db: Db, { id, lang }: TextOf) =>
  db.selectFrom('page_text').selectAll().where('page_id', '=', id).where('lang', '=', lang).executeTakeFirst()

/** An update of a text as it was seen, which makes its next version. */
export const unchanged = (db: Db, { id, lang, version }: TextOf & Seen) =>
  db
    .updateTable('page_text')
    .set({ version: sql`version + 1` })
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))

/** The same of a page. */
export const unchangedPage = (db: Db, id: number, version: number | undefined) =>
  db
    .updateTable('page')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))

/** Makes a page public that is in one of these states. */
export async function show(db: Db, id: number, at: Date, from: readonly PageState[]): Promise<void> {
  await unchangedPage(db, id, undefined)
    .set({ state: 'published', updated_at: at.toISOString() })
    .where('state', 'in', from)
    .execute()
  // A post of the news names the day on which it is first shown, unless its writer has given another one.
  await db
    .updateTable('news_post')
    .set({ posted_on: await churchDay(db, at) })
    .where('page_id', '=', id)
    .where('posted_on', '=', '')
    .execute()
}

export const shownAs = (number: number, { title, share }: PageDocument) => ({
  published_number: number,
  next_number: null,
  next_at: null,
  shown_title: title,
  shown_share: JSON.stringify(share),
})

/** A version with its words; undefined when there is none. To restore it, save its words as the draft. */
export async function readVersion(
  db: Db,
  text: TextOf,
  number: number,
): Promise<{ number: number; document: PageDocument } | undefined> {
  const document = (await readVersions(db, text, [number])).get(number)
  return document && { number, document }
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
  return new Map(rows.map(({ number, document }) => [number, readStored(document)]))
}

/**
 * What is stored, read by the contract. Blocks that this version of the program does not know, or that an earlier one
 * stored otherwise, are left out instead of taking the page with them.
 */
export function readStored(stored: string): PageDocument {
  const parsed: unknown = JSON.parse(stored)
  const whole = PageDocument.safeParse(parsed)
  if (whole.success) return whole.data
  const { blocks, ...rest } = parsed as { blocks: unknown[] }
  const kept = blocks.filter((block) => AnyBlock.safeParse(block).success)
  return PageDocument.parse({ ...rest, blocks: kept })
}

/** The same of a draft, in which something may be missing. */
export function readStoredDraft(stored: string): DraftDocument {
  const parsed: unknown = JSON.parse(stored)
  const whole = DraftDocument.safeParse(parsed)
  if (whole.success) return whole.data
  const { blocks, ...rest } = parsed as { blocks: unknown[] }
  const kept = blocks.filter((block) => DraftBlock.safeParse(block).success)
  return DraftDocument.parse({ ...rest, blocks: kept })
}
