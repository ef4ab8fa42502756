import { publishYear } from '../../../../giving/books/published-years.ts'
import { daysAfter, earlier, moment } from '../../seed/days.ts'
import { book, type Posted } from './chain.ts'
import type { Setting } from './setting.ts'

/** The last entry of each day, by the day on which it was posted. */
export type LastOfDays = Map<string, Pick<Posted, 'number' | 'hash'>>

/** The months up to the one before last are closed, each on the tenth of the next; the root of each month went to its keepers. */
export async function closeMonths({ db, now }: Setting, lastOfDays: LastOfDays): Promise<void> {
  const months = monthsBefore(now)
  const days = [...lastOfDays].sort(([one], [other]) => (one < other ? -1 : 1))
  const lastBefore = (at: Date) => days.findLast(([posted]) => posted < moment(at).slice(0, 10))?.[1]
  const closed = months.slice(0, -1).flatMap(({ month, next }) => {
    const at = daysAfter(next, 9.6)
    const last = lastBefore(at)
    return last ? [{ book, month, closed_at: moment(at), last_number: last.number, root: last.hash }] : []
  })
  const roots = months.flatMap(({ next }) => {
    const [day, last] = [moment(next).slice(0, 10), lastBefore(next)]
    return last ? [{ book, month: day.slice(0, 7), day, number: last.number, root: last.hash }] : []
  })
  if (closed.length > 0) await db.insertInto('closed_month').values(closed).execute()
  if (roots.length > 0) await db.insertInto('book_root').values(roots).execute()
}

/** The whole months since the beginning of last year, each with the first day of the next. */
function monthsBefore(now: Date): { month: string; next: Date }[] {
  const first = now.getUTCFullYear() - 1
  const many = 12 + now.getUTCMonth()
  return Array.from({ length: many }, (_, at) => ({
    month: moment(new Date(Date.UTC(first, at, 1))).slice(0, 7),
    next: new Date(Date.UTC(first, at + 1, 1)),
  }))
}

/** Everybody may see what came in last year. */
export async function publishLastYear({ db, now, treasurer, fundNames }: Setting): Promise<void> {
  const year = now.getUTCFullYear() - 1
  const form = { year, funds: [...fundNames.keys()], with_gifts: true, with_goals: false }
  const at = earlier(new Date(Date.UTC(year + 1, 0, 20, 17)), now)
  await publishYear(db, { form, by: treasurer, now: at })
}
