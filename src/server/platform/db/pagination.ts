import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type Placeholders, prepared } from './prepared.ts'
import type { Db } from './tables.ts'

/** The requested part of a list and its order; with `order` undefined the list's default order applies. */
export type Paging<Column extends string> = {
  limit: number
  offset: number
  search: string
  order: { column: Column; descending: boolean } | undefined
}

/** `offset`: the index of the first row, when it differs from the requested offset. */
export type RowsPage<Row> = { count: number; rows: Row[]; offset?: number }

/** The most rows of a list that is requested without a paging parameter (docs/specification/settled.md). */
export const mostRows = 1000

/**
 * Fetches one page of a query and the count of all its rows. `table` has the columns that callers may sort by;
 * `byDefault` is the default order, and the tie-breaker of every other order. `countAll` counts the rows of a table that is too
 * large to be counted row by row.
 */
export async function fetchPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, offset, order }: Paging<string>,
  { countAll, ...sorting }: Sorting & { countAll?: Counter | undefined },
): Promise<RowsPage<Row>> {
  const rows = await ordered(query, order, sorting).limit(limit).offset(offset).execute()
  if (offset === 0 && rows.length < limit) return { count: rows.length, rows }
  return { count: await (countAll?.() ?? countRows(query)), rows }
}

/**
 * The ids of one page and the count of all rows, by one reading of the table: for a condition that reads every row, as a search
 * in long texts does.
 */
export async function fetchIdsOfPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, offset, order }: Paging<string>,
  sorting: Sorting,
): Promise<{ count: number; ids: number[] }> {
  const counted = query
    .clearSelect()
    .select([
      sql<number>`${sql.ref(`${sorting.table}.id`)}`.as('id'),
      sql<number>`count(*) over ()`.as('all'),
    ])
    .$castTo<{ id: number; all: number }>()
  const rows = await ordered(counted, order, sorting).limit(limit).offset(offset).execute()
  const [first] = rows
  const count = first ? Number(first.all) : offset === 0 ? 0 : await countRows(query)
  return { count, ids: rows.map(({ id }) => id) }
}

type Sorting = { table: string; byDefault: RawBuilder<unknown>[] }
type Counter = () => Promise<number>

/**
 * The same for a list whose queries are compiled once (db/prepared.ts), without a search. `build` makes the query of a variant,
 * from placeholders for the values.
 */
export function preparedPage<Values extends object, Variant, DB, TB extends keyof DB, Row>(
  build: (db: Db, given: Placeholders<Values>, variant: Variant) => SelectQueryBuilder<DB, TB, Row>,
  sorting: Sorting,
): (
  db: Db,
  values: Values,
  variant: Variant,
  paging: Paging<string>,
  countAll?: Counter,
) => Promise<RowsPage<Row>> {
  type All = Values & { limit: number; offset: number }
  type Way = { variant: Variant; order: Paging<string>['order'] }
  const page = prepared<All, Way, Row>((db, given, { variant, order }) =>
    ordered(build(db, given, variant), order, sorting)
      .limit(unplanned(given.limit))
      .offset(given.offset),
  )
  const count = prepared<Values, Variant, { count: number }>((db, given, variant) =>
    counted(build(db, given, variant)),
  )
  return async (db, values, variant, { limit, offset, order }, countAll) => {
    const rows = await page(db, { ...values, limit, offset }, { variant, order })
    if (offset === 0 && rows.length < limit) return { count: rows.length, rows }
    if (countAll) return { count: await countAll(), rows }
    const [counted] = await count(db, values, variant)
    return { count: counted?.count ?? 0, rows }
  }
}

/** With a bare `limit ?` SQLite plans the statement anew for each value, which takes longer than to read 20 rows. */
const unplanned = (limit: Expression<number>) => sql<number>`cast(${limit} as integer)`

function ordered<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Paging<string>['order'],
  { table, byDefault }: Sorting,
): SelectQueryBuilder<DB, TB, Row> {
  const orders = order ? [orderTerm(`${table}.${order.column}`, order.descending), ...byDefault] : byDefault
  return orders.reduce((sorted, by) => sorted.orderBy(by), query)
}

/** A column or an expression with its sort direction, for `byDefault`. */
export function orderTerm(by: string | RawBuilder<unknown>, descending = false): RawBuilder<unknown> {
  const term = typeof by === 'string' ? sql.ref(by) : by
  return descending ? sql`${term} desc` : sql`${term} asc`
}

async function countRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const { count } = await counted(query).executeTakeFirstOrThrow()
  return count
}

const counted = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
  query.clearSelect().select(sql<number>`count(*)`.as('count')).$castTo<{ count: number }>()
