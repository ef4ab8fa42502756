import { sql } from 'kysely'
import { migrate, openDatabase } from '../../src/server/platform/db/open-database.ts'

/** A column as a new church has it. `isFilled`: an insert may leave it out, since the database fills it. */
export type Column = { type: 'string' | 'number' | 'Uint8Array'; isNullable: boolean; isFilled: boolean }

/** Columns by table. */
export type Schema = Record<string, Record<string, Column>>

/** Tables that no repository names: those of Kysely and SQLite, and the indexes of searches. */
const unnamed = /^(kysely_migration(_lock)?|sqlite_.*|.*_search(_.*)?)$/

const kinds: Record<string, Column['type']> = { INTEGER: 'number', TEXT: 'string', BLOB: 'Uint8Array' }

type Info = {
  table: string
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
}

/** The tables of a new SQLite database after all migrations. */
export async function readSchema(): Promise<Schema> {
  await using db = openDatabase(':memory:')
  await migrate(db)
  const { rows } = await sql<Info>`
    select made.name as "table", info.* from sqlite_schema as made, pragma_table_info(made.name) as info
    where made.type = 'table' order by made.rowid, info.cid`.execute(db)
  const schema: Schema = {}
  for (const column of rows.filter(({ table }) => !unnamed.test(table)))
    schema[column.table] = { ...schema[column.table], [column.name]: columnOf(column) }
  return schema
}

/** SQLite fills an integer that is the primary key by itself, so that it is never null. */
function columnOf({ type, notnull, dflt_value, pk }: Info): Column {
  const isRowId = pk === 1 && type.toUpperCase() === 'INTEGER'
  const kind = kinds[type.toUpperCase()]
  if (!kind) throw new Error(`No type is known for ${type}`)
  return { type: kind, isNullable: notnull === 0 && !isRowId, isFilled: isRowId || dflt_value !== null }
}
