import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'
import { knownNames, knownTelephones, knownTexts } from './old-samples.ts'

/** Which rows are sample data. Those that an earlier version has filled in are found by what is in them. */
export const samples: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, endOfPairs } = wordsOf(db)
    await sql
      .raw(`create table sample_row (
        table_name ${text} not null,
        row_id ${whole} not null,
        primary key (table_name, row_id)
      ) ${endOfPairs}`)
      .execute(db)
    await markRows(
      db,
      'account',
      ['username', 'first_name', 'last_name', 'telephone', 'email'],
      isSamplePerson,
    )
    for (const [table, { columns, digests }] of Object.entries(knownTexts))
      await markRows(db, table, columns, (...values) => digests.has(digest(values)))
    await markRows(db, 'log_entry', ['address', 'action', 'detail'], isSampleEntry)
  },
}

type Value = string | null

/**
 * A username of the sample people with the invented telephone that goes with it, or with the name and the address at
 * example.com, which nobody has. `npm run seed -- --members` numbers its usernames, and the number makes the telephone.
 */
function isSamplePerson(username: Value, first: Value, last: Value, telephone: Value, email: Value): boolean {
  const place = /^[a-z]+\.[a-z]+\.(\d+)$/.exec(username ?? '')?.[1]
  return (
    knownTelephones.has(digest([username, telephone])) ||
    (knownNames.has(digest([username, first, last])) && email === `${username}@example.com`) ||
    (place !== undefined && telephone === inventedTelephone(Number(place) - 1))
  )
}

/** The addresses are those that RFC 5737 keeps for documentation: no request comes from there. */
const isSampleEntry = (address: Value, action: Value, detail: Value): boolean =>
  /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/.test(address ?? '') ||
  (action === 'Tables brought up to date' && detail === 'foundation')

function inventedTelephone(place: number): string {
  const networks = ['24', '20', '27', '50', '55']
  return `+233${networks[place % networks.length]}${String(Math.floor(place / networks.length) + 1).padStart(7, '0')}`
}

const digest = (values: readonly Value[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 12)

const chunkSize = 1000

/** Marks the rows of a table whose values in these columns are the sample data's; reads a thousand rows at a time. */
async function markRows(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  isSample: (...values: Value[]) => boolean,
): Promise<void> {
  const read = sql.join(columns.map((column) => sql.ref(column)))
  for (let last = 0; ; ) {
    const { rows } = await sql<Record<string, Value> & { id: number }>`
      select id, ${read} from ${sql.table(table)} where id > ${last} order by id limit ${chunkSize}`.execute(
      db,
    )
    const found = rows.filter((row) => isSample(...columns.map((column) => row[column] ?? null)))
    if (found.length > 0)
      await sql`insert into sample_row (table_name, row_id) values ${pairs(table, found)}`.execute(db)
    const end = rows.at(-1)
    if (!end || rows.length < chunkSize) return
    last = end.id
  }
}

const pairs = (table: string, rows: readonly { id: number }[]): RawBuilder<unknown> =>
  sql.join(rows.map(({ id }) => sql`(${table}, ${id})`))
