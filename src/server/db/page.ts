import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** Which part of a list is wanted, and in which order; `order` undefined is the list's own. */
export type Paging<Column extends string> = {
  limit: number
  offset: number
  search: string
  order: { column: Column; descending: boolean } | undefined
}

/** `offset`: where these rows begin, when that is not where one asked. */
export type Found<Row> = { count: number; rows: Row[]; offset?: number }

/** Without a paging parameter a list answers everything up to this many rows (docs/decisions/0017). */
export const mostRows = 1000

/**
 * Fetches one page of a query with the number of all its rows. `table` owns the columns that may be ordered by;
 * `byDefault` is the list's own order, and breaks ties of every other one.
 */
export async function fetchPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, offset, order }: Paging<string>,
  { table, byDefault }: { table: string; byDefault: RawBuilder<unknown>[] },
): Promise<Found<Row>> {
  const orders = order ? [direct(`${table}.${order.column}`, order.descending), ...byDefault] : byDefault
  const ordered = orders.reduce<SelectQueryBuilder<DB, TB, Row>>((sorted, by) => sorted.orderBy(by), query)
  const rows = await ordered.limit(limit).offset(offset).execute()
  const whole = offset === 0 && rows.length < limit
  return { count: whole ? rows.length : await countRows(query), rows }
}

/** A column with its direction, for `byDefault`. */
export const direct = (column: string, descending = false): RawBuilder<unknown> =>
  descending ? sql`${sql.ref(column)} desc` : sql`${sql.ref(column)} asc`

async function countRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)`.as('count')).$castTo<{ count: number }>()
  const { count } = await counted.executeTakeFirstOrThrow()
  return count
}
