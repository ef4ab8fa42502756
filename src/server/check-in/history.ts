import type { SittingRowAnswer } from '../../lib/contract/check-in.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { containing } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { countMarked } from './marked.ts'

export const sittingOrders = ['day', 'title'] as const

/** Sittings with what was counted and what was marked, the newest first. */
export async function listSittings(
  db: Db,
  paging: Paging<(typeof sittingOrders)[number]>,
): Promise<Found<SittingRowAnswer>> {
  const all = db.selectFrom('sitting').selectAll()
  const wanted = paging.search ? all.where(containing(paging.search, ['title'])) : all
  const byDefault = [direct('sitting.day', true), direct('sitting.id', true)]
  const found = await fetchPage(wanted, paging, { table: 'sitting', byDefault })
  const marked = await countMarked(db, found.rows)
  return {
    count: found.count,
    rows: found.rows.flatMap(({ id, title, day, men, women, children, visitors }) => {
      const counts = marked.get(id)
      return counts ? [{ id, title, day, counted: { men, women, children, visitors }, marked: counts }] : []
    }),
  }
}
