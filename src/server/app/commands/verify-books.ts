import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readRoot } from '../../giving/books/verify/known-roots.ts'
import { verifyBooks } from '../../giving/books/verify/verify.ts'
import type { Settings } from '../../platform/config.ts'
import { databaseFile, openChosenDatabase } from '../../platform/db/choose.ts'
import type { Db } from '../../platform/db/tables.ts'
import { NotUnderstood } from './not-understood.ts'

/** Thrown for books that fail the check; the message lists the faults. */
export class WrongBooks extends Error {}

/**
 * `npm run verify-books [-- --root ROOT…]`: recomputes every hash of the ledger and compares it with gifts, counts and closed months.
 * ROOT is a root that was mailed, printed or written down, with the number of its entry or without. Returns its output. Throws WrongBooks, and NotUnderstood for arguments that
 * are no roots. The server may be running meanwhile.
 */
export async function runVerifyBooks(words: readonly string[], settings: Settings): Promise<string[]> {
  const roots = readWords(words)
  const file = databaseFile(settings.DATA_DIR)
  if (!settings.DATABASE_URL && !existsSync(file))
    throw new NotUnderstood(`There is no church at ${file}. Is DATA_DIR right?`)
  await using db = openChosenDatabase(settings)
  return await db.transaction().execute((part) => reportBooks(part, roots))
}

/** The same for a database that is open. */
export async function reportBooks(db: Db, printed: readonly string[]): Promise<string[]> {
  const { books, problems } = await verifyBooks(db, printed)
  if (problems.length > 0) throw new WrongBooks(problems.join('\n'))
  const told = books.filter(({ entries }) => entries > 0)
  return [
    told.length > 0 ? 'The books are whole.' : 'The books are empty.',
    ...told.map(
      ({ book, entries, root, unnamed }) =>
        `${book}: ${entries} entries, root ${root}${unnamed > 0 ? `; ${unnamed} receipts name nobody, since their giver was erased` : ''}`,
    ),
  ]
}

/** The roots among the arguments, with `--root` before each or without. Throws NotUnderstood. */
function readWords(words: readonly string[]): string[] {
  try {
    const options = { root: { type: 'string', multiple: true } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    return [...(values.root ?? []), ...positionals].map((word) => readRoot(word) ?? refuseRoot(word))
  } catch (error) {
    if (error instanceof TypeError)
      throw new NotUnderstood(`${words.join(' ')} is not understood. npm run verify-books [-- --root ROOT]…`)
    throw error
  }
}

function refuseRoot(word: string): never {
  throw new NotUnderstood(`${word} is no root: a root has 64 digits from 0 to f.`)
}
