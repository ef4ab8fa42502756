import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The SQLite file of a church, beside the server that has it open: waits for a write of the server, up to five seconds. */
export const openBeside = (dataDir: string): DatabaseSync =>
  new DatabaseSync(join(dataDir, 'church.db'), { timeout: 5000 })
