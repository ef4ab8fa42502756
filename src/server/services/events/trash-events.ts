import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { moveToTrash } from '../../settings/trash/move-to-trash.ts'
import { deleteEvent } from './repo.ts'

/** Moves events to the bin, each by itself, so that each can be restored. */
export async function trashEvents(c: Context<AppEnv>, db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await moveToTrash(c, db, { kind: 'event', row: id })
    await deleteEvent(db, id)
  }
}
