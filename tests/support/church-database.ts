import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addSearchFunctions } from '../../src/server/platform/db/sqlite/search-functions.ts'

/** The SQLite file of a church, beside the server that has it open: waits for a write of the server, up to five seconds. */
export function openBeside(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(join(dataDir, 'church.db'), { timeout: 5000 })
  addSearchFunctions(db)
  return db
}
