import { type RawBuilder, sql } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../../platform/db/tables.ts'

type Range = { from: string; to: string; fund?: number | undefined; book: Book }

const giftsIn = (db: Db, { from, to, fund, book }: Range) =>
  db
    .selectFrom('past_gift')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('import_id', 'in', (of) => of.selectFrom('gift_import').select('id').where('book', '=', book))
    .$if(fund !== undefined, (gifts) => gifts.where('fund_id', '=', Number(fund)))

/** What came in by past gifts, in the smallest unit, by a key of a report. They were given at no service that the books know. */
export async function pastSums(db: Db, key: RawBuilder<string>, range: Range) {
  const gifts = giftsIn(db, range)
    .select(['day', 'fund_id', sql<string>`''`.as('service')])
    .select('amount')
    .as('gifts')
  const rows = await db
    .selectFrom(gifts)
    .select([key.as('key'), sql<number>`cast(sum(amount) as bigint)`.as('amount')])
    .groupBy(sql`1`)
    .execute()
  return rows.map((row) => ({ ...row, amount: Number(row.amount), paid_out: 0 }))
}

/** The sum of the past gifts of these days, in the smallest unit. */
export async function pastTotal(db: Db, range: Range): Promise<number> {
  const { sum } = await giftsIn(db, range)
    .select(sql<number>`cast(coalesce(sum(amount), 0) as bigint)`.as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum)
}
