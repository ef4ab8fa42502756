import { callRefusals } from './messages.ts'
import { Refused } from './refusal.ts'

/**
 * The answer to a row that the database does not take beside others: 409 for one that is there already, or whose other row has gone.
 * Undefined for every other error. Routes look first and say it in their own words; this is for what came in between.
 */
export function conflictOf(error: unknown): Refused | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (code === uniqueViolation || sqliteUnique.has(Number(errcode)))
    return new Refused(409, { detail: there() })
  if (code === foreignKeyViolation || errcode === sqliteForeignKey)
    return new Refused(409, { detail: gone() })
  return undefined
}

/** Codes of PostgreSQL. */
const [uniqueViolation, foreignKeyViolation] = ['23505', '23503']

/** Extended codes of SQLite: of a unique index, of a primary key, and of a table whose row id is the key. */
const sqliteUnique = new Set([2067, 1555, 2579])
const sqliteForeignKey = 787

/** Texts of these answers: a route whose own words come first never says them. */
export const there = () => callRefusals.hereAlreadySomebodyElse
export const gone = () => callRefusals.somethingBelongsNotHere
