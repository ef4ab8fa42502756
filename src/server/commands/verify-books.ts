import { existsSync } from 'node:fs'
import { verifyBooks } from '../books/verify.ts'
import type { Settings } from '../config.ts'
import { databaseFile, openChosenDatabase } from '../db/choose.ts'
import type { Db } from '../db/tables.ts'
import { NotUnderstood } from '../samples/retained-rows.ts'

/** Thrown for books that fail the check; the message lists the faults. */
export class WrongBooks extends Error {}

/**
 * `npm run verify-books [-- ROOT…]`: recomputes every hash of the ledger and compares it with gifts, counts and closed months.
 * ROOT is a root that was printed or written down. Returns its output. Throws WrongBooks, and NotUnderstood for arguments that
 * are no roots. The server may be running meanwhile.
 */
export async function runVerifyBooks(words: readonly string[], settings: Settings): Promise<string[]> {
  const wrong = words.find((word) => !/^[0-9a-f]{64}$/.test(word))
  if (wrong !== undefined) throw new NotUnderstood(`${wrong} is no root: a root has 64 digits from 0 to f.`)
  const file = databaseFile(settings.DATA_DIR)
  if (!settings.DATABASE_URL && !existsSync(file))
    throw new NotUnderstood(`There is no church at ${file}. Is DATA_DIR right?`)
  await using db = openChosenDatabase(settings)
  return await db.transaction().execute((part) => reportBooks(part, words))
}

/** The same for a database that is open. */
export async function reportBooks(db: Db, printed: readonly string[]): Promise<string[]> {
  const { books, problems } = await verifyBooks(db, printed)
  if (problems.length > 0) throw new WrongBooks(problems.join('\n'))
  const told = books.filter(({ entries }) => entries > 0)
  return [
    told.length > 0 ? 'The books are whole.' : 'The books are empty.',
    ...told.map(({ book, entries, root }) => `${book}: ${entries} entries, root ${root}`),
  ]
}
