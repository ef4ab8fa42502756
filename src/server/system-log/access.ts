import type { Context } from 'hono'
import { sql } from 'kysely'
import type { AccessEntry } from '../../lib/contract/answers/account.ts'
import type { AppEnv } from '../context.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { containing } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { storageErrorOf } from '../errors/storage-errors.ts'
import { callerOf } from '../http/caller.ts'

/** The same list read again within this time raises a counter, so that nobody fills the table by reading. Milliseconds. */
const sameFor = 10 * 60_000

type Access = {
  /** Which list or record, such as `members of fellowship 3`. */
  what: string
  /** How many people it named. */
  rows: number
  /** What was searched for. */
  filter?: string
  /** The account whose record it was. */
  subjectId?: number
}

/**
 * Notes who of staff read a list or a record of people, never what stood in it. Call it before the answer. A full disk or a frozen
 * database does not keep staff from reading (docs/reliability.md): then it is reported and the list is answered.
 */
export async function recordAccess(c: Context<AppEnv>, access: Access): Promise<void> {
  try {
    await write(c.var.db, { ...access, reader: callerOf(c), now: c.var.now() })
  } catch (error) {
    if (!storageErrorOf(error)) throw error
    c.var.report(error)
  }
}

type Written = Access & { reader: { id: number; username: string }; now: Date }

async function write(db: Db, { what, rows, filter = '', subjectId, reader, now }: Written): Promise<void> {
  const again = await db
    .updateTable('access_entry')
    .set({ times: sql`times + 1` })
    .where('account_id', '=', reader.id)
    .where('timestamp', '>', new Date(now.getTime() - sameFor).toISOString())
    .where('what', '=', what)
    .where('filter', '=', filter)
    .where('row_count', '=', rows)
    .where('subject_id', subjectId === undefined ? 'is' : '=', subjectId ?? null)
    .executeTakeFirst()
  if (again.numUpdatedRows > 0n) return
  await db
    .insertInto('access_entry')
    .values({
      ...{ timestamp: now.toISOString(), account_id: reader.id, username: reader.username },
      ...{ what, filter, row_count: rows, subject_id: subjectId ?? null },
    })
    .execute()
}

export const accessOrders = ['id'] as const

/** Who read what, newest first; the words are looked for in reader, list and filter. */
export function listAccess(
  db: Db,
  paging: Paging<(typeof accessOrders)[number]>,
): Promise<Found<AccessEntry>> {
  const all = db
    .selectFrom('access_entry')
    .leftJoin('account as subject', 'subject.id', 'access_entry.subject_id')
    .select(['access_entry.id', 'timestamp', 'access_entry.username', 'what', 'filter', 'row_count', 'times'])
    .select('subject.username as subject')
  const columns = ['access_entry.username', 'what', 'filter', 'subject.username']
  const wanted = paging.search ? all.where(containing(paging.search, columns)) : all
  const byDefault = [direct('access_entry.id', true)]
  return fetchPage(wanted, paging, { table: 'access_entry', byDefault })
}
