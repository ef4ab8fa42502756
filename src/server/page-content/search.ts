import { sql } from 'kysely'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { containing } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import type { ListedPage } from './repo.ts'

/** A page in the staff's list, with the username of who wrote last; '' when the account is gone, or for the sample. */
export type FoundPage = ListedPage & { changed_by: string }

/** The columns by which the list of pages may be ordered. */
export const pageOrders = ['path', 'state', 'updated_at'] as const

/** Pages in every language, by address; only those at `paths`, if these are given. */
export async function searchPages(
  db: Db,
  paging: Paging<(typeof pageOrders)[number]>,
  paths?: readonly string[],
): Promise<Found<FoundPage>> {
  const all = db
    .selectFrom('page')
    .innerJoin('page_text', 'page_text.page_id', 'page.id')
    .leftJoin('account', 'account.id', 'page_text.changed_by')
    .selectAll('page')
    .select(['lang', 'title', 'published_number', 'next_at', 'changed_at'])
    .select((row) => [
      'page_text.version as text_version',
      row.fn.coalesce('account.username', sql<string>`''`).as('changed_by'),
      row.case().when('page_text.draft', 'is', null).then(0).else(1).end().as('has_draft'),
    ])
    .$if(paths !== undefined, (query) => query.where('page.path', 'in', paths ?? []))
    .$if(paging.search !== '', (query) =>
      query.where(containing(paging.search, ['page.path', 'page_text.title'])),
    )
  const byDefault = [direct('page.path'), direct('page_text.lang')]
  const { count, rows } = await fetchPage(all, paging, { table: 'page', byDefault })
  return { count, rows: rows.map((row) => ({ ...row, has_draft: row.has_draft === 1 })) }
}
