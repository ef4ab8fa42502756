import { sql } from 'kysely'
import { type ParishYearAnswer, parishBooks } from '../../../lib/contract/people/parish-register.ts'
import type { Db } from '../../platform/db/tables.ts'

/** How many entries each register has in a year, by month, beside the year before; and the people by status. */
export async function readParishYear(db: Db, year: number): Promise<ParishYearAnswer> {
  const month = sql<string>`substr(day, 6, 2)`
  const rows = await db
    .selectFrom('parish_entry')
    .select(['book', 'year', month.as('month')])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('year', 'in', [year, year - 1])
    .where('is_cancelled', '=', 0)
    .groupBy(['book', 'year', month])
    .execute()
  const people = await db
    .selectFrom('person')
    .select('status')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('merged_into', 'is', null)
    .groupBy('status')
    .orderBy('status')
    .execute()
  const years = await db
    .selectFrom('parish_number')
    .select('year')
    .distinct()
    .orderBy('year', 'desc')
    .execute()
  return {
    year,
    counts: parishBooks.map((book) => {
      const months = new Array<number>(12).fill(0)
      let before = 0
      for (const row of rows.filter((one) => one.book === book)) {
        if (row.year === year) months[Number(row.month) - 1] = Number(row.count)
        else before += Number(row.count)
      }
      return { book, months, total: months.reduce((sum, count) => sum + count, 0), before }
    }),
    people: people.map(({ status, count }) => ({ status, count: Number(count) })),
    years: years.map((row) => row.year),
  }
}
