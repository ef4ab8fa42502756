import type { Context } from 'hono'
import type { TrashItem } from '../../../lib/contract/settings/trash.ts'
import type { AppEnv, Caller } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { addToTrash } from './repo.ts'

/**
 * Keeps what the caller is about to delete. Call it in the transaction of the deletion, before it. `isOwn`: only its author
 * sees it there, for the Undo of the next minutes.
 */
export const moveToTrash = (
  c: Context<AppEnv>,
  db: Db,
  item: TrashItem,
  { isOwn = false } = {},
): Promise<void> => addToTrash(db, item, { by: callerOf(c).id, now: c.var.now(), isOwn })

/** Whether an author deletes what they wrote; a super admin deletes own entries among those of others. */
export const isOwnDeletion = (caller: Caller, authorId: number | null): boolean =>
  caller.role !== 'admin' && caller.id === authorId
