import type { Db, LogEntryTable } from '../db/tables.ts'

export type LogEntry = {
  at: Date
  account?: { id: number; username: string }
  action: string
  detail?: string
  address: string
  status: LogEntryTable['status']
}

/** Adds an entry to the system log. Call it inside the transaction of the write that it tells of. */
export async function record(
  db: Db,
  { at, account, action, detail = '', address, status }: LogEntry,
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
