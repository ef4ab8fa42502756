import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type NewEntry, record } from './repo.ts'

/** Logs an action of the caller. Call it in the transaction of the write that it describes. */
export function audit(
  c: Context<AppEnv>,
  db: Db,
  action: string,
  { detail = '', status = 'success' }: Partial<Pick<NewEntry, 'detail' | 'status'>> = {},
): Promise<void> {
  const { caller, address } = c.var
  return record(db, { at: c.var.now(), ...(caller && { account: caller }), action, detail, address, status })
}
