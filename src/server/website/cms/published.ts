import { sql } from 'kysely'
import { type PagePlace, type PublishedPlace, usualLanguage } from '../../../lib/contract/pagination.ts'
import type { PageDocument } from '../../../lib/contract/website/page-document.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readStored } from './rows.ts'

export type PublishedPage = PagePlace & { id: number; lang: string; number: number; document: PageDocument }

/**
 * What visitors read at an address, in a language or, without one, in the page's own (`PublishedPlace.lang`); undefined without
 * a published page.
 */
export async function readPublished(db: Db, path: string, lang?: string): Promise<PublishedPage | undefined> {
  const row = await withShownVersion(db)
    .select(['page.id', 'page_version.lang', 'page_version.number', 'page_version.document'])
    .select(placeColumns)
    .where('page.path', '=', path)
    .$if(lang !== undefined, (query) => query.where('page_text.lang', '=', lang ?? ''))
    .orderBy(usualFirst)
    .orderBy('page_text.lang')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, document: readStored(row.document) }
}

/** What all published pages say, in all their languages. */
export async function listShownDocuments(db: Db): Promise<PageDocument[]> {
  const rows = await withShownVersion(db).select('page_version.document').execute()
  return rows.map(({ document }) => readStored(document))
}

/** The same with address and language of each, for a search. */
export async function listShownTexts(
  db: Db,
): Promise<{ path: string; lang: string; document: PageDocument }[]> {
  const rows = await withShownVersion(db)
    .select(['page.path', 'page_version.lang', 'page_version.document'])
    .execute()
  return rows.map((row) => ({ ...row, document: readStored(row.document) }))
}

/** All published pages with their languages, in the order of the menus. */
export async function listPublished(db: Db): Promise<PublishedPlace[]> {
  const rows = await published(db)
    .select(placeColumns)
    .select(['page_text.lang', 'page_text.shown_title as title', 'page_text.shown_share'])
    .orderBy('page.menu')
    .orderBy('page.menu_order')
    .orderBy('page.path')
    .orderBy(usualFirst)
    .orderBy('page_text.lang')
    .execute()
  return [...Map.groupBy(rows, ({ path }) => path).values()].flatMap((texts) => {
    const [first] = texts
    if (!first) return []
    const { shown_share, ...row } = first
    return [{ ...row, languages: texts.map(({ lang }) => lang), share: JSON.parse(shown_share) }]
  })
}

/** The order of a page's languages: that of the site, then the others by their tags. */
const usualFirst = sql`case when page_text.lang = ${sql.lit(usualLanguage)} then 0 else 1 end`

const published = (db: Db) =>
  db
    .selectFrom('page')
    .innerJoin('page_text', 'page_text.page_id', 'page.id')
    .where('page.state', '=', 'published')
    .where('page_text.published_number', 'is not', null)

const withShownVersion = (db: Db) =>
  published(db).innerJoin('page_version', (join) =>
    join
      .onRef('page_version.page_id', '=', 'page.id')
      .onRef('page_version.lang', '=', 'page_text.lang')
      .onRef('page_version.number', '=', 'page_text.published_number'),
  )

const placeColumns = ['page.path', 'page.under', 'page.menu', 'page.menu_order'] as const
