import type { CheckInSessionRowAnswer } from '../../../lib/contract/services/check-in.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { countMarked } from './marked.ts'

export const checkInSessionOrders = ['day', 'title'] as const

/** Check-in sessions with what was counted and what was marked, the newest first; for staff of a branch those of it. */
export async function listCheckInSessions(
  db: Db,
  paging: Paging<(typeof checkInSessionOrders)[number]>,
  branch: number | undefined,
): Promise<RowsPage<CheckInSessionRowAnswer>> {
  const all = db
    .selectFrom('sitting')
    .leftJoin('branch', 'branch.id', 'sitting.branch_id')
    .selectAll('sitting')
    .select('branch.name as branch_name')
    .$if(branch !== undefined, (query) => query.where('sitting.branch_id', '=', branch ?? 0))
  const wanted = paging.search ? all.where(containing(paging.search, ['title'])) : all
  const byDefault = [orderTerm('sitting.day', true), orderTerm('sitting.id', true)]
  const page = await fetchPage(wanted, paging, { table: 'sitting', byDefault })
  const marked = await countMarked(db, page.rows)
  return {
    count: page.count,
    rows: page.rows.flatMap(({ id, title, day, branch_name, men, women, children, visitors }) => {
      const counts = marked.get(id)
      return counts
        ? [
            {
              id,
              title,
              day,
              branch_name: branch_name ?? '',
              counted: { men, women, children, visitors },
              marked: counts,
            },
          ]
        : []
    }),
  }
}
