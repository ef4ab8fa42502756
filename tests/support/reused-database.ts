import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openPool, openPostgres } from '../../src/server/platform/db/postgres.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { createDatabase } from './postgres.ts'

/** What a template holds: the rows of each table as JSON, the columns that can be written, and the last values of the sequences. */
type Original = {
  tables: Map<string, { rows: string; columns: string }>
  sequences: Map<string, string | null>
}
type Database = {
  address: string
  pool: Promise<pg.Pool>
  client: pg.Client
  marks: Map<string, string>
  schema: string
  uses: number
}

const originals = new Map<string, Original>()
const free = new Map<string, Database[]>()

/** Rows that are removed stay in the files of a table until a vacuum. */
const mostUses = 50

/**
 * Opens a copy of a template on PostgreSQL. `destroy` leaves the connections open for the next test of this worker, which gets the copy with
 * the rows of the template: to make a copy takes 70 ms, new connections read the catalogue for 100 ms, and 2,000 files are removed for 120 ms.
 */
export async function takeDatabase(server: string, template: string): Promise<Db> {
  const left = free.get(template)?.pop()
  const database = left && (await restore(left, template)) ? left : await copy(server, template)
  database.uses++
  // The server keeps what it knows of a church beside its `Db`: a new one knows nothing.
  const db = openPostgres(database.address, async () => keptOpen(await database.pool))
  const destroy = db.destroy.bind(db)
  let isFree = false
  db.destroy = async () => {
    await destroy()
    if (!isFree) free.set(template, [...(free.get(template) ?? []), database])
    isFree = true
  }
  return db
}

async function copy(server: string, template: string): Promise<Database> {
  const address = await createDatabase(server, `church_${randomBytes(6).toString('hex')}`, template)
  const client = new pg.Client(address)
  // The server may be stopped while the client is idle.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('set max_parallel_workers_per_gather = 0; set plan_cache_mode = force_generic_plan')
  if (!originals.has(template)) originals.set(template, await readOriginal(client))
  const [marks, schema] = [await readAllMarks(client, template), await readSchema(client)]
  return { address, pool: openPool(address), client, marks, schema, uses: 0 }
}

/** The pool for one test, whose end leaves the connections for the next one. */
const keptOpen = (pool: pg.Pool): pg.Pool =>
  new Proxy(pool, {
    get: (of, name) => (name === 'end' ? async () => undefined : Reflect.get(of, name, of)),
  })

/** Gives the changed tables and sequences their original rows and values. False for a database that cannot be used again. */
async function restore(database: Database, template: string): Promise<boolean> {
  const { client, marks, schema, uses } = database
  const { tables, sequences } = originalOf(template)
  try {
    const { idleCount, totalCount } = await database.pool
    // A connection that is in use may commit after the rows are restored.
    if (uses >= mostUses || idleCount !== totalCount || schema !== (await readSchema(client)))
      return await discard(database)
    const now = await readAllMarks(client, template)
    const changed = [...tables].filter(([name]) => now.get(name) !== marks.get(name))
    await client.query('begin; set local session_replication_role = replica; set local lock_timeout = 1000')
    for (const [name, { rows, columns }] of changed) {
      await client.query(`delete from ${quote(name)}`)
      await client.query(
        `insert into ${quote(name)} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${quote(name)}, $1)`,
        [rows],
      )
    }
    for (const [name, last] of await readSequences(client))
      if (last !== sequences.get(name)) await setBack(client, name, sequences.get(name))
    await client.query('commit')
    if (changed.length === 0) return true
    const names = changed.map(([name]) => name)
    for (const [name, mark] of await readMarks(client, { text: selectMarks(names) })) marks.set(name, mark)
    return true
  } catch {
    return discard(database)
  }
}

async function discard({ client, pool }: Database): Promise<false> {
  await Promise.all([client.end(), pool.then((open) => open.end())])
  return false
}

const quote = (name: string) => `"${name}"`

function originalOf(template: string): Original {
  const original = originals.get(template)
  if (!original) throw new Error(`Nothing is known of the template ${template}`)
  return original
}

async function readOriginal(client: pg.Client): Promise<Original> {
  const { rows: indexes } = await client.query<{ name: string; columns: string }>(
    `select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname`,
  )
  const tables: Original['tables'] = new Map()
  for (const { name, columns } of indexes) {
    const { rows } = await client.query<{ rows: string }>(
      `select coalesce(json_agg(one), '[]')::text as rows from ${quote(name)} as one`,
    )
    tables.set(name, { columns, rows: rows[0]?.rows ?? '[]' })
  }
  return { tables, sequences: await readSequences(client) }
}

/** The number of rows and a sum of the transactions that wrote them: each insert, update and delete changes one of them. */
async function readMarks(client: pg.Client, query: pg.QueryConfig): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; mark: string }>(query)
  return new Map(rows.map(({ name, mark }) => [name, mark]))
}

const readAllMarks = (client: pg.Client, template: string) =>
  readMarks(client, { name: 'marks', text: selectMarks([...originalOf(template).tables.keys()]) })

const selectMarks = (names: readonly string[]) =>
  names
    .map(
      (name) =>
        `select '${name}' as name, concat(count(*), ' ', sum(hashint8(xmin::text::bigint))) as mark from ${quote(name)}`,
    )
    .join(' union all ')

async function readSequences(client: pg.Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`,
  )
  return new Map(rows.map(({ name, last }) => [name, last]))
}

const setBack = (client: pg.Client, name: string, last: string | null | undefined) =>
  client.query(`select setval($1::regclass, $2, $3)`, [quote(name), last ?? '1', last !== null])

/** Changes with each table, column, index, constraint, trigger and function. */
async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    `select concat(
       (select sum(hashtext(concat(oid, relname, relhastriggers))) from pg_class where relnamespace = 'public'::regnamespace), ' ',
       (select sum(hashtext(concat(attrelid, attname, atttypid, attnotnull))) from pg_attribute), ' ',
       (select sum(hashtext(concat(oid, adbin))) from pg_attrdef), ' ',
       (select sum(hashtext(concat(oid, tgenabled))) from pg_trigger), ' ',
       (select sum(hashtext(concat(oid, conname))) from pg_constraint), ' ',
       (select sum(hashtext(concat(oid, prosrc))) from pg_proc where pronamespace = 'public'::regnamespace)) as schema`,
  )
  return rows[0]?.schema ?? ''
}
