import { type Selectable, type SqlBool, sql } from 'kysely'
import type { CategoryAnswer, PostAnswer, PostForm, PostStatus } from '../../../lib/contract/website/news.ts'
import { pathOfPost } from '../../../lib/site/news-address.ts'
import { slugOf } from '../../../lib/text/slug.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { NewsPostTable, PageTable } from '../../platform/db/tables/pages.ts'
import type { Db } from '../../platform/db/tables.ts'
import { movePage } from '../cms/repo.ts'
import { unchangedPage } from '../cms/rows.ts'
import { sharesOf } from './shares.ts'

/* Posts as the staff lists and changes them. A post is a page below /news; what it says is read and written as that of a page. */

export const postOrders = ['posted_on', 'author'] as const

type Filter = { status?: PostStatus | undefined; category?: string | undefined; today: string }

/** Posts, by default those without a day first (they are drafts), then the newest. */
export async function searchPosts(
  db: Db,
  paging: Paging<(typeof postOrders)[number]>,
  { status, category, today }: Filter,
): Promise<RowsPage<PostAnswer>> {
  const { search } = paging
  const all = posts(db)
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([
          containing(search, ['page.path', 'news_post.author']),
          row.exists(
            row
              .selectFrom('page_text')
              .select('lang')
              .whereRef('page_text.page_id', '=', 'page.id')
              .where(containing(search, ['page_text.title'])),
          ),
        ]),
      ),
    )
    .$if(status !== undefined, (query) => query.where(isOfStatus(status ?? 'draft', today)))
    .$if(category !== undefined, (query) => query.where(hasCategory(category ?? '')))
  const byDefault = [
    sql`case when news_post.posted_on = '' then 0 else 1 end`,
    orderTerm('news_post.posted_on', true),
    orderTerm('page.id', true),
  ]
  const { count, rows } = await fetchPage(all, paging, { table: 'news_post', byDefault })
  return { count, rows: await answersOf(db, rows) }
}

const posts = (db: Db) =>
  db
    .selectFrom('page')
    .innerJoin('news_post', 'news_post.page_id', 'page.id')
    .selectAll('page')
    .select(['posted_on', 'author', 'pinned', 'pinned_until'])

const hasCategory = (slug: string) =>
  sql<SqlBool>`page.id in (select page_id from news_category where slug = ${slug})`

const textWith = (condition: string) =>
  sql<SqlBool>`exists (select 1 from page_text where page_text.page_id = page.id and ${sql.raw(condition)})`

/** Whether a post is pinned on a day. */
export const isPinned = (today: string) =>
  sql<SqlBool>`(news_post.pinned = 1 and (news_post.pinned_until = '' or news_post.pinned_until >= ${today}))`

/** Whether visitors see a post, in whatever language. */
export const isShown = sql<SqlBool>`(page.state = 'published' and ${textWith('published_number is not null')})`

function isOfStatus(status: PostStatus, today: string) {
  const conditions = {
    published: isShown,
    draft: sql<SqlBool>`(page.state = 'draft' or ${textWith('draft is not null')})`,
    scheduled: textWith('next_number is not null'),
    hidden: sql<SqlBool>`page.state = 'hidden'`,
    pinned: isPinned(today),
  }
  return conditions[status]
}

type PostRow = Selectable<PageTable> & Omit<Selectable<NewsPostTable>, 'page_id'>

/** The language of a list's title: English, or else the first by its tag. */
const usualFirst = sql`case when lang = 'en' then 0 else 1 end`

async function answersOf(db: Db, rows: readonly PostRow[]): Promise<PostAnswer[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const texts = await db
    .selectFrom('page_text')
    .leftJoin('account', 'account.id', 'page_text.changed_by')
    .select(['page_id', 'lang', 'title', 'published_number', 'next_at', 'changed_at'])
    .select((row) => [
      row.fn.coalesce('account.username', sql<string>`''`).as('changed_by'),
      row.case().when('page_text.draft', 'is', null).then(0).else(1).end().as('has_draft'),
    ])
    .where('page_id', 'in', ids)
    .orderBy(usualFirst)
    .orderBy('lang')
    .execute()
  const categories = await db
    .selectFrom('news_category')
    .select(['page_id', 'name'])
    .where('page_id', 'in', ids)
    .orderBy('slug')
    .execute()
  const sharesOfAll = Map.groupBy(await sharesOf(db, ids), ({ page }) => page)
  const textsOf = Map.groupBy(texts, ({ page_id }) => page_id)
  const categoriesOf = Map.groupBy(categories, ({ page_id }) => page_id)
  return rows.map(({ id, path, state, version, posted_on, author, pinned, pinned_until }) => {
    const own = textsOf.get(id) ?? []
    const [first] = own
    const last = own.toSorted((one, other) => (one.changed_at < other.changed_at ? 1 : -1))[0]
    return {
      id,
      path,
      state,
      title: first?.title ?? '',
      lang: first?.lang ?? 'en',
      languages: own.map(({ lang }) => lang),
      has_draft: own.some(({ has_draft }) => has_draft === 1),
      published_number:
        own.find(({ published_number }) => published_number !== null)?.published_number ?? null,
      next_at: own.map(({ next_at }) => next_at ?? '').find(Boolean) ?? null,
      changed_at: last?.changed_at ?? '',
      changed_by: last?.changed_by ?? '',
      posted_on,
      author,
      pinned: pinned === 1,
      pinned_until,
      categories: (categoriesOf.get(id) ?? []).map(({ name }) => name),
      shares: (sharesOfAll.get(id) ?? []).map(({ page: _, ...share }) => share),
      page_version: version,
    }
  })
}

/** A post without its words; undefined where the page is none. */
export async function findPost(db: Db, id: number): Promise<PostAnswer | undefined> {
  const row = await posts(db).where('page.id', '=', id).executeTakeFirst()
  return row && (await answersOf(db, [row]))[0]
}

/** The categories of all posts by name, also of drafts. */
export async function listAllCategories(db: Db): Promise<CategoryAnswer[]> {
  const rows = await db
    .selectFrom('news_category')
    .select(['slug', sql<string>`max(name)`.as('name'), sql<number>`count(*)`.as('posts')])
    .groupBy('slug')
    .orderBy('slug')
    .execute()
  return rows
}

/** An address for a post of this title that no page has. */
export async function freePath(db: Db, title: string): Promise<string> {
  const wanted = pathOfPost(slugOf(title) || 'post')
  for (let count = 1; ; count += 1) {
    const path = count === 1 ? wanted : `${wanted}-${count}`
    const taken = await db.selectFrom('page').select('id').where('path', '=', path).executeTakeFirst()
    if (!taken) return path
  }
}

/** Makes a page a post. Call it in the transaction that adds the page. */
export async function addPostOf(db: Db, page: number): Promise<void> {
  await db
    .insertInto('news_post')
    .values({ page_id: page })
    .onConflict((conflict) => conflict.column('page_id').doNothing())
    .execute()
}

/** What is said of a post beside its words. */
export type PostFacts = Omit<PostForm, 'slug' | 'version'>

/**
 * Changes a post; `taken` when another page has the address, false when it has changed since `version`. Call it in a transaction.
 */
export async function changePostOf(
  db: Db,
  id: number,
  { slug, version, ...facts }: PostForm,
  at: Date,
): Promise<boolean | 'taken'> {
  const page = await db.selectFrom('page').selectAll().where('id', '=', id).executeTakeFirst()
  if (!page) return false
  const { under, menu, menu_order } = page
  // A post that visitors have seen keeps a day.
  const before = await db
    .selectFrom('news_post')
    .select('posted_on')
    .where('page_id', '=', id)
    .executeTakeFirst()
  if (!facts.posted_on && page.state !== 'draft') facts.posted_on = before?.posted_on ?? ''
  const path = pathOfPost(slug)
  const moved =
    path === page.path
      ? (await unchangedPage(db, id, version).set({ updated_at: at.toISOString() }).executeTakeFirst())
          .numUpdatedRows > 0n
      : await movePage(db, { id, place: { path, under, menu, menu_order }, version, at })
  if (moved === true) await setFacts(db, id, facts)
  return moved
}

/** Writes what is said of a post beside its words. */
export async function setFacts(
  db: Db,
  id: number,
  { posted_on, author, pinned, pinned_until, categories }: PostFacts,
): Promise<void> {
  await db
    .updateTable('news_post')
    .set({ posted_on, author, pinned: pinned ? 1 : 0, pinned_until: pinned ? pinned_until : '' })
    .where('page_id', '=', id)
    .execute()
  await db.deleteFrom('news_category').where('page_id', '=', id).execute()
  for (const [slug, name] of categoriesBySlug(categories)) {
    await db.insertInto('news_category').values({ page_id: id, slug, name }).execute()
    // One name for one category: the last that was written.
    await db.updateTable('news_category').set({ name }).where('slug', '=', slug).execute()
  }
}

/** What is said of all posts beside their words, by the id of the page. */
export async function listFacts(db: Db): Promise<Map<number, PostFacts>> {
  const rows = await db.selectFrom('news_post').selectAll().execute()
  const categories = await db.selectFrom('news_category').selectAll().orderBy('slug').execute()
  const byPost = Map.groupBy(categories, ({ page_id }) => page_id)
  return new Map(
    rows.map(({ page_id, posted_on, author, pinned, pinned_until }) => [
      page_id,
      {
        posted_on,
        author,
        pinned: pinned === 1,
        pinned_until,
        categories: (byPost.get(page_id) ?? []).map(({ name }) => name),
      },
    ]),
  )
}

/** Categories by the short names that addresses have; `Youth` and `youth` are one. */
const categoriesBySlug = (names: readonly string[]): Map<string, string> =>
  new Map(names.flatMap((name) => (slugOf(name) ? [[slugOf(name), name] as const] : [])))
