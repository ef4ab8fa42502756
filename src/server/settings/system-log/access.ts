import type { Context } from 'hono'
import { type SqlBool, sql } from 'kysely'
import type { AccessEntryAnswer } from '../../../lib/contract/settings/system-log.ts'
import type { AppEnv } from '../../platform/context.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { findingNewest, mostFound } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'
import { storageErrorOf } from '../../platform/errors/storage-errors.ts'
import { callerOf } from '../../platform/http/caller.ts'

/** Repeated reads of a list within this time only increment a counter, so that they do not fill the table. Milliseconds. */
const sameFor = 10 * 60_000

type Access = {
  /** The list or record, for example `members of fellowship 3`. */
  what: string
  /** The number of people in it. */
  rows: number
  /** The search words. */
  filter?: string
  /** The account whose record was read. */
  subjectId?: number
}

/**
 * Records that staff read a list or record of people, but not its contents. Call it before sending the response. If a
 * full disk or unavailable database prevents it, the error is reported and staff can still read (docs/reliability.md).
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
      timestamp: now.toISOString(),
      account_id: reader.id,
      username: reader.username,
      what,
      filter,
      row_count: rows,
      subject_id: subjectId ?? null,
    })
    .execute()
}

export const accessOrders = ['id'] as const

/** The access log, newest first; searches reader, list, filter and subject. */
export function listAccess(
  db: Db,
  paging: Paging<(typeof accessOrders)[number]>,
): Promise<RowsPage<AccessEntryAnswer>> {
  const all = db
    .selectFrom('access_entry')
    .leftJoin('account as subject', 'subject.id', 'access_entry.subject_id')
    .select(['access_entry.id', 'timestamp', 'access_entry.username', 'what', 'filter', 'row_count', 'times'])
    .select('subject.username as subject')
  const wanted = paging.search ? all.where(ofWords(db, paging.search)) : all
  const byDefault = [orderTerm('access_entry.id', true)]
  return fetchPage(wanted, paging, {
    table: 'access_entry',
    byDefault,
    countAll: paging.search ? undefined : () => readTally(db, 'access_entry'),
  })
}

/** Entries that contain the words, and those whose subject's username begins with them, which an index finds. */
function ofWords(db: Db, words: string) {
  const key = words.normalize('NFKC').toLowerCase()
  return sql<SqlBool>`access_entry.id in (
    select * from ${findingNewest(db, 'access_entry', words)} as found
    union select id from access_entry where subject_id in (
      select id from account where username_key >= ${key} and username_key < ${`${key}\u{10FFFF}`} limit ${mostFound}))`
}
