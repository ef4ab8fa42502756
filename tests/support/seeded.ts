import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type SeedDeps, seedSampleData } from '../../src/server/app/samples/seed/seed.ts'
import type { Db, Tables } from '../../src/server/platform/db/tables.ts'
import { openFiles } from '../../src/server/platform/files/store.ts'
import { openInMemory } from './database.ts'
import { emptyTables } from './empty-tables.ts'

const mediaFolder = fileURLToPath(new URL('../../src/content/media/', import.meta.url))

export const sunday = new Date('2026-11-22T10:30:00.000Z')

/** A database in memory with an empty media folder, and a function that adds the sample data. */
export async function openEmpty(now: Date) {
  const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  sqlite.deserialize(await emptyTables())
  const db = openInMemory(sqlite)
  const folder = mkdtempSync(join(tmpdir(), 'asore-seed-'))
  const files = openFiles(folder)
  const hashed: string[] = []
  const hashPassword = async (text: string) => {
    hashed.push(text)
    return 'hash'
  }
  return {
    db,
    files,
    hashed,
    seed: (year: SeedDeps['year'] = 'none') =>
      seedSampleData(db, { files, mediaFolder, now, hashPassword, year }),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The sample church at a time. */
export async function openSeeded(now: Date) {
  const church = await openEmpty(now)
  expect(await church.seed()).toBe(true)
  return church
}

/** The demonstration in a SQLite database in memory, on a run with PostgreSQL, too. */
export async function openInSqlite(now: Date, year: SeedDeps['year']) {
  const church = await openEmpty(now)
  await church.seed(year)
  return church
}

/** The tables with sample data that pages list. */
const tables = ['fellowship', 'event', 'sermon', 'prayer_request', 'testimony', 'announcement'] as const

export async function countAll(db: Db) {
  const counts = await Promise.all(
    tables.map(async (table) => [table, (await db.selectFrom(table).select('id').execute()).length] as const),
  )
  return Object.fromEntries(counts)
}

/** Every row of the sample data. */
export async function everything(db: Db): Promise<unknown[]> {
  const names: (keyof Tables)[] = [...tables, 'account', 'profile', 'attendance', 'log_entry']
  return Promise.all(names.map((table) => db.selectFrom(table).selectAll().execute()))
}

/** Rows with a foreign key to a missing row. */
export async function brokenReferences(db: Db): Promise<unknown[]> {
  return (await sql`pragma foreign_key_check`.execute(db)).rows
}
