import type { Db } from '../../platform/db/tables.ts'
import type { FoundConversation } from './repo.ts'

/** Marks the messages of an answered or closed conversation as read in the lists of messages, and archives those of a closed one there. */
export async function markSource(
  db: Db,
  { id, source }: FoundConversation,
  now: Date,
  { isArchived }: { isArchived: boolean },
): Promise<void> {
  const messages = db
    .updateTable('conversation_entry')
    .where('conversation_id', '=', id)
    .where('form', 'is not', null)
  const at = now.toISOString()
  await messages.set({ read_at: at }).where('read_at', 'is', null).execute()
  if (isArchived && source === 'leader')
    await messages.set({ archived_at: at }).where('archived_at', 'is', null).execute()
}
