import { type RawBuilder, sql } from 'kysely'
import { engineOf } from './engine.ts'
import type { Db, Tables } from './tables.ts'

type Kinds = Readonly<Record<string, 'text' | 'whole'>>
type ValueOf<Kind> = Kind extends 'text' ? string : number
type RowOf<Columns extends Kinds> = Readonly<{ [Name in keyof Columns]: ValueOf<Columns[Name]> | null }>

/**
 * Rows as a subquery with these columns. The statement is the same for any number of rows, and cheap to make: one parameter on
 * SQLite, one a column on PostgreSQL.
 */
export function rowsIn<Columns extends Kinds>(
  db: Db,
  columns: Columns,
  rows: readonly RowOf<Columns>[],
): RawBuilder<unknown> {
  const names = Object.keys(columns)
  if (engineOf(db) === 'sqlite') {
    const cells = names.map((name, at) => sql`value ->> ${sql.lit(at)} as ${sql.ref(name)}`)
    return sql`(select ${sql.join(cells)} from json_each(${JSON.stringify(rows.map((row) => names.map((name) => row[name])))}))`
  }
  const lists = names.map((name) => {
    const values = rows.map((row) => row[name])
    return columns[name] === 'text' ? sql`${values}::text[]` : sql`${values}::bigint[]`
  })
  return sql`(select * from unnest(${sql.join(lists)}) as given (${named(names)}))`
}

const named = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** Adds rows with these columns in one statement. */
export async function insertRows<Columns extends Kinds>(
  db: Db,
  table: keyof Tables,
  columns: Columns,
  rows: readonly RowOf<Columns>[],
): Promise<void> {
  if (rows.length === 0) return
  const names = named(Object.keys(columns))
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from ${rowsIn(db, columns, rows)} as given`.execute(db)
}

/** Sets columns of the rows whose `id` these rows name, in one statement. */
export async function updateRows<Columns extends Kinds & { id: 'whole' }>(
  db: Db,
  table: keyof Tables,
  columns: Columns,
  rows: readonly RowOf<Columns>[],
): Promise<void> {
  if (rows.length === 0) return
  const names = Object.keys(columns).filter((name) => name !== 'id')
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`))
  await sql`update ${sql.table(table)} set ${set} from ${rowsIn(db, columns, rows)} as given
    where ${sql.ref(`${table}.id`)} = given.id`.execute(db)
}

/** A condition: a column has one of these texts. */
export const oneOf = (db: Db, column: string, texts: readonly string[]): RawBuilder<boolean> =>
  engineOf(db) === 'sqlite'
    ? sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`
    : sql`${sql.ref(column)} = any(${texts}::text[])`

/** Reserves this many ids for new rows, ascending: PostgreSQL returns the rows of one statement in no certain order. */
export async function takeIds(db: Db, table: 'person' | 'household', many: number): Promise<number[]> {
  if (engineOf(db) === 'postgres') {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${many}::bigint)`.execute(
      db,
    )
    return rows.map(({ id }) => Number(id))
  }
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(
    db,
  )
  const last = rows[0]?.seq ?? 0
  return Array.from({ length: many }, (_, place) => last + place + 1)
}
