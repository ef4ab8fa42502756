import { sql } from 'kysely'
import { byEngine } from '../../src/server/platform/db/engine.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'

/** Everything that a database has beside its rows, one sentence each, in one order: what two databases that are alike have in common. */
export async function describeSchema(db: Db): Promise<string[]> {
  const all = byEngine(db, { sqlite: onSqlite, postgres: onPostgres })
  const answers = await Promise.all(all.map((one) => sql.raw<{ definition: string }>(one).execute(db)))
  return answers.flatMap(({ rows }) => rows.map(({ definition }) => definition).flatMap(parts)).sort()
}

/** A table of SQLite is told by each of its columns and conditions, since columns stand in the order in which they came. */
function parts(definition: string): string[] {
  const [, name, body = '', end] = /^create table (\w+) \((.*)\)(.*?)$/s.exec(plain(definition)) ?? []
  if (!name) return [plain(definition)]
  return [`${name}:${end}`, ...columnsIn(body).map((one) => `${name}: ${clauses(one).sort().join(' ')}`)]
}

/** Without what means nothing: quotes of names, blanks, and the case of the words of SQL. */
const plain = (definition: string) =>
  definition
    .replace(/"(\w+)"/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/^CREATE (UNIQUE )?\w+/, (words) => words.toLowerCase())
    .trim()

/** What commas part that stand in no brackets and no text. */
function columnsIn(body: string): string[] {
  const pieces: string[] = []
  for (const piece of body.split(',')) {
    const last = pieces.at(-1)
    if (last !== undefined && isOpen(last)) pieces[pieces.length - 1] = `${last},${piece}`
    else pieces.push(piece)
  }
  return pieces.map((one) => one.trim())
}

function isOpen(text: string): boolean {
  const letters = [...text.replace(/'[^']*'/g, '')]
  const count = (letter: string) => letters.filter((one) => one === letter).length
  return count("'") > 0 || count('(') > count(')')
}

/** The name and type of a column, and each of its conditions, whose order means nothing. */
const clauses = (column: string) =>
  column.split(/ (?=not null|default |primary key|unique\b|check \(|references )/).map((one) => one.trim())

const onSqlite = [
  `select sql as definition from sqlite_schema where sql is not null and name not like 'sqlite_%'`,
  `select 'index ' || list.name || ' ' || list."unique" || list.origin || list.partial || ' ' || info.seqno || ' '
     || coalesce(info.name, '-') || ' ' || info."desc" || ' ' || info.coll as definition
   from sqlite_schema as made, pragma_index_list(made.name) as list, pragma_index_xinfo(list.name) as info
   where made.type = 'table' and list.origin = 'c'`,
  `select 'column ' || made.name || '.' || info.name || ' ' || info.type || ' ' || info."notnull" || ' '
     || coalesce(info.dflt_value, '-') || ' ' || info.pk || info.hidden as definition
   from sqlite_schema as made, pragma_table_xinfo(made.name) as info where made.type = 'table' and made.name <> 'sqlite_sequence'`,
  `select 'reference ' || made.name || '.' || info."from" || ' ' || info."table" || '.' || info."to" || ' ' || info.on_delete
     || ' ' || info.on_update as definition
   from sqlite_schema as made, pragma_foreign_key_list(made.name) as info where made.type = 'table'`,
]

const ours = `'public'::regnamespace`
/** Before version 18 PostgreSQL knows `not null` as a property of the column alone. */
const onPostgres = [
  `select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
     coalesce(collname, '-'), coalesce(pg_get_expr(adbin, adrelid), '-')) as definition
   from pg_attribute inner join pg_class on pg_class.oid = attrelid
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
     left join pg_collation on pg_collation.oid = attcollation
   where relnamespace = ${ours} and relkind = 'r' and attnum > 0 and not attisdropped`,
  `select concat_ws(' ', 'relation', relname, relkind, relpersistence) as definition from pg_class where relnamespace = ${ours}`,
  `select 'constraint ' || conrelid::regclass || '.' || conname || ' ' || pg_get_constraintdef(oid) as definition
   from pg_constraint where connamespace = ${ours} and conrelid <> 0 and contype <> 'n'`,
  `select pg_get_indexdef(indexrelid) as definition from pg_index inner join pg_class on pg_class.oid = indrelid
   where relnamespace = ${ours}`,
  `select pg_get_triggerdef(pg_trigger.oid) as definition from pg_trigger where not tgisinternal`,
  `select pg_get_functiondef(pg_proc.oid) as definition from pg_proc
   where pronamespace = ${ours} and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  `select 'extension ' || extname as definition from pg_extension`,
]
