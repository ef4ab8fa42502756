import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type Given, prepared } from './prepared.ts'
import { matching, patternOf } from './search.ts'
import type { Db } from './tables.ts'

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
 * `byDefault` is the default order, and the tie-breaker of every other order.
 */
export async function fetchPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, offset, order }: Paging<string>,
  { table, byDefault }: Sorting,
): Promise<Found<Row>> {
  const rows = await ordered(query, order, { table, byDefault }).limit(limit).offset(offset).execute()
  const whole = offset === 0 && rows.length < limit
  if (whole) return { count: rows.length, rows }
  const { count } = await counted(query).executeTakeFirstOrThrow()
  return { count, rows }
}

type Sorting = { table: string; byDefault: RawBuilder<unknown>[] }
type List = Sorting & { searched: readonly string[] }

/**
 * The same for a list whose queries are compiled once (db/prepared.ts). `build` makes the query of a variant, from
 * placeholders for the values. A search looks into the columns `searched`.
 */
export function preparedPage<Values extends object, Variant, DB, TB extends keyof DB, Row>(
  build: (db: Db, given: Given<Values>, variant: Variant) => SelectQueryBuilder<DB, TB, Row>,
  { searched, ...sorting }: List,
): (db: Db, values: Values, variant: Variant, paging: Paging<string>) => Promise<Found<Row>> {
  type All = Values & { pattern: string; limit: number; offset: number }
  type Way = { variant: Variant; isSearch: boolean; order: Paging<string>['order'] }
  const wanted = (db: Db, given: Given<All>, { variant, isSearch }: Way) => {
    const all = build(db, given, variant)
    return isSearch ? all.where(matching(given.pattern, searched)) : all
  }
  const page = prepared<All, Way, Row>((db, given, way) =>
    ordered(wanted(db, given, way), way.order, sorting)
      .limit(given.limit)
      .offset(given.offset),
  )
  const countAll = prepared<All, Way, { count: number }>((db, given, way) => counted(wanted(db, given, way)))
  return async (db, values, variant, { limit, offset, search, order }) => {
    const way = { variant, isSearch: search !== '', order }
    const all = { ...values, pattern: patternOf(search), limit, offset }
    const rows = await page(db, all, way)
    if (offset === 0 && rows.length < limit) return { count: rows.length, rows }
    const [found] = await countAll(db, all, { ...way, order: undefined })
    return { count: found?.count ?? 0, rows }
  }
}

function ordered<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Paging<string>['order'],
  { table, byDefault }: Sorting,
): SelectQueryBuilder<DB, TB, Row> {
  const orders = order ? [direct(`${table}.${order.column}`, order.descending), ...byDefault] : byDefault
  return orders.reduce((sorted, by) => sorted.orderBy(by), query)
}

/** A column with its sort direction, for `byDefault`. */
export const direct = (column: string, descending = false): RawBuilder<unknown> =>
  descending ? sql`${sql.ref(column)} desc` : sql`${sql.ref(column)} asc`

const counted = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
  query.clearSelect().select(sql<number>`count(*)`.as('count')).$castTo<{ count: number }>()
