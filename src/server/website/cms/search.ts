import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { PageTable, PageTextTable } from '../../platform/db/tables/pages.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A page in the staff's list: in one language, without its words. */
export type FoundPage = Selectable<PageTable> &
  Pick<Selectable<PageTextTable>, 'lang' | 'title' | 'published_number' | 'next_at' | 'changed_at'> & {
    has_draft: boolean
    /** The username of who wrote last; '' when the account is gone, or for the sample. */
    changed_by: string
  }

/** The columns by which the list of pages may be ordered. */
export const pageOrders = ['path', 'state', 'updated_at'] as const

/** The pages of a part of the staff: those at `paths`, those that were given to the account `editor`, and all posts of the news with `posts`. */
export type PageScope = { paths: readonly string[]; editor?: number; posts?: boolean }

/** Whether a page is in a scope. */
export function inScope({ paths, editor, posts = false }: PageScope): RawBuilder<SqlBool> {
  const given = sql<SqlBool>`page.id in (select page_id from page_editor where account_id = ${editor ?? 0})`
  const own = paths.length === 0 ? given : sql<SqlBool>`(page.path in (${sql.join(paths)}) or ${given})`
  return posts ? sql`(${own} or ${isPost})` : own
}

const isPost = sql<SqlBool>`page.id in (select page_id from news_post)`

/**
 * Pages in every language, by address; only those in `scope`, if it is given. Posts of the news have a list of their own (news/repo.ts), and stand here for those
 * alone to whom they were given.
 */
export async function searchPages(
  db: Db,
  paging: Paging<(typeof pageOrders)[number]>,
  scope?: PageScope,
): Promise<RowsPage<FoundPage>> {
  const all = db
    .selectFrom('page')
    .innerJoin('page_text', 'page_text.page_id', 'page.id')
    .leftJoin('account', 'account.id', 'page_text.changed_by')
    .selectAll('page')
    .select(['lang', 'title', 'published_number', 'next_at', 'changed_at'])
    .select((row) => [
      row.fn.coalesce('account.username', sql<string>`''`).as('changed_by'),
      row.case().when('page_text.draft', 'is', null).then(0).else(1).end().as('has_draft'),
    ])
    .$if(scope === undefined || scope.paths.length > 0, (query) => query.where(sql<SqlBool>`not ${isPost}`))
    .$if(scope !== undefined, (query) => query.where(inScope(scope ?? { paths: [] })))
    .$if(paging.search !== '', (query) =>
      query.where(containing(paging.search, ['page.path', 'page_text.title'])),
    )
  const byDefault = [orderTerm('page.path'), orderTerm('page_text.lang')]
  const { count, rows } = await fetchPage(all, paging, { table: 'page', byDefault })
  return { count, rows: rows.map((row) => ({ ...row, has_draft: row.has_draft === 1 })) }
}
