import { sql } from 'kysely'
import { engineOf } from './engine.ts'
import type { Db, Tables } from './tables.ts'

/**
 * Updates PostgreSQL's statistics of tables that have just grown or shrunk by a lot. Autovacuum does so only a minute later; until
 * then the planner takes the tables for empty and scans them for each row. SQLite's plans need no statistics.
 */
export async function refreshStatistics(db: Db, ...tables: (keyof Tables)[]): Promise<void> {
  if (engineOf(db) === 'postgres')
    await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
}
