import { sql } from 'kysely'
import { usualLanguage } from '../../../lib/contract/pagination.ts'
import type { PageDocument } from '../../../lib/contract/website/page-document.ts'
import { addressIn } from '../../../lib/site/page-languages.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readStored } from '../cms/rows.ts'
import { isPinned, isShown } from './repo.ts'

/* Posts as visitors read them: only what is published, in the language that they read. */

/** A category as it is shown: its address below /news/category, and its name. */
export type ShownCategory = { slug: string; name: string }

/** A published post in one of its languages. */
export type ShownPost = {
  id: number
  /** Its address in this language. */
  address: string
  lang: string
  /** The church's day, `2026-11-22`. */
  day: string
  author: string
  pinned: boolean
  categories: ShownCategory[]
  document: PageDocument
  /** When this version was made, in UTC. */
  changedAt: string
}

/** Which posts: all, those of a category, or those of a month, `2026-11`. */
export type WhichPosts = { category?: string; month?: string }

type Part = WhichPosts & {
  /** The language in which the reader would like them. */
  language: string
  /** The church's day, for which pinned posts come first; without it nothing is pinned. */
  today?: string
  limit: number
  offset?: number
  /** Not this one: the post below which others are named. */
  without?: number
}

const pinnedOn = (today: string) => sql<number>`case when ${isPinned(today)} then 1 else 0 end`

const shown = (db: Db, { category, month }: WhichPosts) =>
  db
    .selectFrom('page')
    .innerJoin('news_post', 'news_post.page_id', 'page.id')
    .where(isShown)
    .$if(category !== undefined, (query) =>
      query.where('page.id', 'in', (row) =>
        row
          .selectFrom('news_category')
          .select('news_category.page_id')
          .where('slug', '=', category ?? ''),
      ),
    )
    .$if(month !== undefined, (query) =>
      query.where('posted_on', '>=', `${month}-01`).where('posted_on', '<=', `${month}-31`),
    )

/** Published posts, those that are pinned today first, then the newest. */
export async function listShownPosts(
  db: Db,
  { language, today, limit, offset = 0, without = 0, ...which }: Part,
): Promise<ShownPost[]> {
  const pinned = today === undefined ? sql<number>`0` : pinnedOn(today)
  const rows = await shown(db, which)
    .select(['page.id', 'page.path', 'posted_on', 'author', pinned.as('pinned')])
    .where('page.id', '!=', without)
    .$if(today !== undefined, (query) => query.orderBy(pinned, 'desc'))
    .orderBy('posted_on', 'desc')
    .orderBy('page.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return withWords(db, rows, language)
}

/** How many posts visitors see. */
export async function countShownPosts(db: Db, which: WhichPosts): Promise<number> {
  const { count } = await shown(db, which).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** The post at an address, in a language that it has; undefined where visitors see none. */
export async function findShownPost(db: Db, path: string, language: string): Promise<ShownPost | undefined> {
  const row = await shown(db, {})
    .select(['page.id', 'page.path', 'posted_on', 'author', sql<number>`0`.as('pinned')])
    .where('page.path', '=', path)
    .executeTakeFirst()
  return row && (await withWords(db, [row], language))[0]
}

/** The posts before and after one by day, whatever is pinned. */
export async function postsBeside(
  db: Db,
  { id, day }: Pick<ShownPost, 'id' | 'day'>,
  language: string,
): Promise<{ older?: ShownPost | undefined; newer?: ShownPost | undefined }> {
  const beside = async (compared: '<' | '>') => {
    const order = compared === '<' ? 'desc' : 'asc'
    const row = await shown(db, {})
      .select(['page.id', 'page.path', 'posted_on', 'author', sql<number>`0`.as('pinned')])
      .where((one) =>
        one.or([
          one('posted_on', compared, day),
          one.and([one('posted_on', '=', day), one('page.id', compared, id)]),
        ]),
      )
      .orderBy('posted_on', order)
      .orderBy('page.id', order)
      .executeTakeFirst()
    return row && (await withWords(db, [row], language))[0]
  }
  return { older: await beside('<'), newer: await beside('>') }
}

/** The months in which posts were published with how many, the newest first. */
export async function listMonths(db: Db): Promise<{ month: string; posts: number }[]> {
  return shown(db, {})
    .select([sql<string>`substr(posted_on, 1, 7)`.as('month'), sql<number>`count(*)`.as('posts')])
    .groupBy(sql`substr(posted_on, 1, 7)`)
    .orderBy(sql`substr(posted_on, 1, 7)`, 'desc')
    .execute()
}

/** The categories of published posts with how many have each, by name. */
export async function listShownCategories(db: Db): Promise<(ShownCategory & { posts: number })[]> {
  return shown(db, {})
    .innerJoin('news_category', 'news_category.page_id', 'page.id')
    .select(['slug', sql<string>`max(name)`.as('name'), sql<number>`count(*)`.as('posts')])
    .groupBy('slug')
    .orderBy('slug')
    .execute()
}

type PostRow = { id: number; path: string; posted_on: string; author: string; pinned: number }

/** Posts with their words in `language`, or else in English, or else in the first of their languages. */
async function withWords(db: Db, rows: readonly PostRow[], language: string): Promise<ShownPost[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const texts = await db
    .selectFrom('page_text')
    .innerJoin('page_version', (join) =>
      join
        .onRef('page_version.page_id', '=', 'page_text.page_id')
        .onRef('page_version.lang', '=', 'page_text.lang')
        .onRef('page_version.number', '=', 'page_text.published_number'),
    )
    .select(['page_text.page_id', 'page_text.lang', 'page_version.document', 'page_version.made_at'])
    .where('page_text.page_id', 'in', ids)
    .orderBy('page_text.lang')
    .execute()
  const categories = await db
    .selectFrom('news_category')
    .select(['page_id', 'slug', 'name'])
    .where('page_id', 'in', ids)
    .orderBy('slug')
    .execute()
  return rows.flatMap(({ id, path, posted_on, author, pinned }) => {
    const own = texts.filter(({ page_id }) => page_id === id)
    const usual = own.find(({ lang }) => lang === usualLanguage) ?? own[0]
    const text = own.find(({ lang }) => lang === language) ?? usual
    if (!text || !usual) return []
    return {
      id,
      address: addressIn(text.lang, { path, lang: usual.lang }),
      lang: text.lang,
      day: posted_on,
      author,
      pinned: pinned === 1,
      categories: categories
        .filter(({ page_id }) => page_id === id)
        .map(({ slug, name }) => ({ slug, name })),
      document: readStored(text.document),
      changedAt: text.made_at,
    }
  })
}
