import { sql } from 'kysely'
import { engineOf } from '../engine.ts'
import type { Db } from '../tables.ts'
import { busyTimeout } from './sqlite.ts'

/*
 * Deleted rows leave the tables at once. These statements take their bytes out of the files, too (docs/decisions/server.md#erasure). None of
 * them runs in a transaction.
 */

/** How long the emptying of the journal waits for readers of another process, in milliseconds: the process answers nobody meanwhile. */
const patience = 100

/** Bytes of a table of PostgreSQL with its indexes, up to which it is rewritten: it is locked meanwhile. */
const mostRewritten = 64 * 1024 * 1024

/**
 * Takes deleted rows out of the journal (SQLite), or makes their room free (PostgreSQL). Returns false where another process,
 * such as a backup, still reads them: then it has to be done again.
 */
export async function clearJournal(db: Db): Promise<boolean> {
  if (engineOf(db) === 'postgres') {
    const tables = await filledTables(db)
    await sql`vacuum ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db)
    return true
  }
  await sql.raw(`pragma busy_timeout = ${patience}`).execute(db)
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    return rows[0]?.busy === 0
  } finally {
    await sql.raw(`pragma busy_timeout = ${busyTimeout}`).execute(db)
  }
}

/**
 * Writes the database anew without the copies of deleted rows that pages keep when they are split or emptied. SQLite answers nobody
 * meanwhile, so a file of more than `most` bytes is left as it is; PostgreSQL rewrites tables up to 64 MB. Returns whether
 * everything was written anew.
 */
export async function rebuildFiles(db: Db, most: number): Promise<boolean> {
  if (engineOf(db) === 'postgres') return rewriteTables(db)
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db)
  if ((rows[0]?.bytes ?? 0) > most) return false
  // The copy goes through a file: in memory it would take as much as the database has.
  await sql`pragma temp_store = file`.execute(db)
  try {
    await sql`vacuum`.execute(db)
  } finally {
    await sql`pragma temp_store = memory`.execute(db)
  }
  return clearJournal(db)
}

async function rewriteTables(db: Db): Promise<boolean> {
  let isWhole = true
  for (const { name, bytes } of await filledTables(db)) {
    const isSmall = bytes <= mostRewritten
    isWhole &&= isSmall
    await (isSmall ? sql`vacuum full ${sql.table(name)}` : sql`vacuum ${sql.table(name)}`).execute(db)
  }
  return isWhole
}

/** The tables of PostgreSQL that have a page, with their bytes. One that was emptied has none, and its indexes keep theirs behind their first page. */
async function filledTables(db: Db): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and (pg_relation_size(oid) > 0
      or exists (select 1 from pg_index where indrelid = pg_class.oid and pg_relation_size(indexrelid) > 8192))
    order by relname`.execute(db)
  return rows
}
