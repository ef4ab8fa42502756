import type { Context } from 'hono'
import type { BinItem } from '../../lib/contract/bin.ts'
import type { AppEnv, Caller } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { callerOf } from '../http/caller.ts'
import { keepInBin } from './repo.ts'

/** Keeps what the caller is about to delete. Call it in the transaction of the deletion, before it. */
export const moveToBin = (c: Context<AppEnv>, db: Db, item: BinItem): Promise<void> =>
  keepInBin(db, item, { by: callerOf(c).id, now: c.var.now() })

/** Whether an author deletes what they wrote. It is gone at once, but for a super admin, who deletes it among others'. */
export const isOwnDeletion = (caller: Caller, authorId: number | null): boolean =>
  caller.role !== 'admin' && caller.id === authorId
