import { sql } from 'kysely'
import { engineOf } from './engine.ts'
import type { Db, Tables } from './tables.ts'

/**
 * Tells PostgreSQL how much is in tables that have just grown or shrunk by a lot. Until its own look a minute later it takes them for
 * what they were, and reads all of a table for each row. SQLite plans by its indexes alone.
 */
export async function refreshStatistics(db: Db, ...tables: (keyof Tables)[]): Promise<void> {
  if (engineOf(db) === 'postgres')
    await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
}
