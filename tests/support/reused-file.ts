import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Connection, connect } from '../../src/server/platform/db/open-database.ts'
import type { CachingDatabase } from '../../src/server/platform/db/sqlite/node-sqlite.ts'
import { kyselyOnSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'

/** A copy of a template with its connections. `written`: when its file was, in nanoseconds; `schema`: the number of its schema. */
type Copy = {
  folder: string
  file: string
  writer: Connection
  reader: Connection
  index: number
  written: bigint
  schema: unknown
}

const free = new Map<string, Copy[]>()

/**
 * Opens a copy of a SQLite file, as the product opens one, but it need not survive a power cut. `destroy` leaves its connections open for the next
 * test of this worker: each reads the whole schema when it opens, which is half of the work of opening a church.
 */
export function takeFile(within: string, template: string): Db {
  const taken = free.get(template)?.pop() ?? copy(within, template)
  const { writer, reader } = taken
  const lent = [lend(writer.database), lend(reader.database)] as const
  const db = kyselyOnSqlite({ sqlite: writer.sqlite, database: lent[0] }, lent[1])
  const destroy = db.destroy.bind(db)
  let isFree = false
  db.destroy = async () => {
    await destroy()
    if (isFree) return
    isFree = true
    if (restore(taken)) free.set(template, [...(free.get(template) ?? []), taken])
    else discard(taken)
  }
  return db
}

function copy(within: string, template: string): Copy {
  const folder = mkdtempSync(join(within, 'database-'))
  const file = join(folder, 'church.db')
  copyFileSync(template, file)
  const { writer, reader } = connect(file, { synchronous: 'OFF' })
  if (!reader) throw new Error('A file has a connection that reads')
  // Open as long as the connections: to close a file takes away the locks that SQLite has on it.
  const index = openSync(`${file}-shm`, 'r+')
  return { folder, file, writer, reader, index, written: writtenAt(file), schema: schemaOf(writer) }
}

const writtenAt = (file: string) => statSync(file, { bigint: true }).mtimeNs

const schemaOf = ({ sqlite }: Connection) => sqlite.prepare('pragma schema_version').get()?.['schema_version']

/** A connection for one test, whose end leaves it open for the next one. What the test has left behind is refused then, as by one that is closed. */
function lend(database: CachingDatabase): CachingDatabase {
  let isOpen = true
  return {
    ...database,
    close() {
      isOpen = false
    },
    prepare(sql) {
      if (!isOpen) throw new Error('database is not open')
      return database.prepare(sql)
    },
  }
}

/** The header of the index of the journal, both copies, with the marks of its readers (https://www.sqlite.org/walformat.html). */
const header = new Uint8Array(136)

/**
 * Takes back what a test has written, all of which is in the journal as long as the file itself was not written: an empty journal, and an index
 * without a header, which SQLite then makes anew from the journal. False for a copy that cannot be used again.
 */
function restore({ file, writer, reader, index, written, schema }: Copy): boolean {
  if (process.platform === 'win32' || writer.sqlite.isTransaction || reader.sqlite.isTransaction) return false
  if (writtenAt(file) !== written || schemaOf(writer) !== schema) return false
  truncateSync(`${file}-wal`)
  writeSync(index, header, 0, header.length, 0)
  return schemaOf(writer) === schema
}

function discard({ folder, writer, reader, index }: Copy): void {
  reader.database.close()
  writer.database.close()
  closeSync(index)
  rmSync(folder, { recursive: true, force: true })
}
