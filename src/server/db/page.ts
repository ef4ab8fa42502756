import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** The requested part of a list and its order; with `order` undefined the list's default order applies. */
export type Paging<Column extends string> = {
  limit: number
  offset: number
  search: string
  order: { column: Column; descending: boolean } | undefined
}

/** `offset`: the index of the first row, when it differs from the requested offset. */
export type Found<Row> = { count: number; rows: Row[]; offset?: number }

/** The most rows of a list that is requested without a paging parameter (docs/decisions/0017). */
export const mostRows = 1000

/**
 * Fetches one page of a query and the count of all its rows. `table` has the columns that callers may sort by;
 * `byDefault` is the default order, and the tie-breaker of every other order. `countAll` counts the rows of a table that is too
 * large to be counted row by row.
 */
export async function fetchPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, offset, order }: Paging<string>,
  { table, byDefault, countAll }: Listed,
): Promise<Found<Row>> {
  const orders = order ? [direct(`${table}.${order.column}`, order.descending), ...byDefault] : byDefault
  const ordered = orders.reduce<SelectQueryBuilder<DB, TB, Row>>((sorted, by) => sorted.orderBy(by), query)
  const rows = await ordered.limit(limit).offset(offset).execute()
  const whole = offset === 0 && rows.length < limit
  return { count: whole ? rows.length : await (countAll?.() ?? countRows(query)), rows }
}

type Listed = {
  table: string
  byDefault: RawBuilder<unknown>[]
  countAll?: (() => Promise<number>) | undefined
}

/** A column with its sort direction, for `byDefault`. */
export const direct = (column: string, descending = false): RawBuilder<unknown> =>
  descending ? sql`${sql.ref(column)} desc` : sql`${sql.ref(column)} asc`

async function countRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)`.as('count')).$castTo<{ count: number }>()
  const { count } = await counted.executeTakeFirstOrThrow()
  return count
}
