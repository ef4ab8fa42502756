import { sql } from 'kysely'
import type { LogEntryAnswer } from '../../../lib/contract/settings/system-log.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { findingNewest } from '../../platform/db/search.ts'
import type { LogEntryTable } from '../../platform/db/tables/operations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'

/** A new log entry. */
export type NewEntry = {
  at: Date
  account?: { id: number; username: string }
  action: string
  detail?: string
  address: string
  status: LogEntryTable['status']
}

/** Adds an entry to the system log. Call it in the transaction of the write that it describes. */
export async function record(
  db: Db,
  { at, account, action, detail = '', address, status }: NewEntry,
): Promise<void> {
  await db
    .insertInto('log_entry')
    .values({
      timestamp: at.toISOString(),
      account_id: account?.id ?? null,
      username: account?.username ?? null,
      action,
      detail,
      address,
      status,
    })
    .execute()
}

export const logOrders = ['id'] as const

type LogPaging = Paging<(typeof logOrders)[number]> & { status: string | undefined }

/** The system log, newest first; searches username, action, detail and address. */
export async function listLog(db: Db, paging: LogPaging): Promise<RowsPage<LogEntryAnswer>> {
  const all = db
    .selectFrom('log_entry')
    .select(['id', 'timestamp', 'username', 'action', 'detail', 'address as ip_address', 'status'])
  const withStatus = paging.status ? all.where('status', '=', paging.status as LogEntryAnswer['status']) : all
  const wanted = paging.search
    ? withStatus.where(sql.ref('log_entry.id'), 'in', findingNewest(db, 'log_entry', paging.search))
    : withStatus
  const isWhole = !(paging.search || paging.status)
  return fetchPage(wanted, paging, {
    table: 'log_entry',
    byDefault: [orderTerm('log_entry.id', true)],
    countAll: isWhole ? () => readTally(db, 'log_entry') : undefined,
  })
}
