import type { Db } from '../../platform/db/tables.ts'
import type { FoundConversation } from './repo.ts'

/** Marks the messages of an answered or closed conversation as read in the earlier lists, and archives those of a closed one there. */
export async function markSource(
  db: Db,
  { id, source }: FoundConversation,
  now: Date,
  { isArchived }: { isArchived: boolean },
): Promise<void> {
  const of = (column: 'contact_id' | 'leader_message_id') =>
    db
      .selectFrom('conversation_entry')
      .select(column)
      .where('conversation_id', '=', id)
      .where(column, 'is not', null)
  if (source === 'office')
    await db.updateTable('contact_message').set({ is_read: 1 }).where('id', 'in', of('contact_id')).execute()
  if (source !== 'leader') return
  const own = db.updateTable('leader_message').where('id', 'in', of('leader_message_id'))
  const at = now.toISOString()
  await own.set({ read_at: at }).where('read_at', 'is', null).execute()
  if (isArchived) await own.set({ archived_at: at }).where('archived_at', 'is', null).execute()
}
