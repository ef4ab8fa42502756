import type { Db } from '../db/tables.ts'
import type { FoundConversation } from './repo.ts'

/**
 * What is answered or closed counts as read in the earlier lists of the same messages, too, and what is closed is put away there. Opening it takes back
 * the newest words, and what the closing had put away.
 */
export async function markSource(
  db: Db,
  { id, source, leader_message_id, closed_at }: FoundConversation,
  now: Date,
  { isArchived }: { isArchived?: boolean },
): Promise<void> {
  const of = (column: 'contact_id' | 'leader_message_id') =>
    db
      .selectFrom('conversation_entry')
      .select(column)
      .where('conversation_id', '=', id)
      .where(column, 'is not', null)
  if (source === 'office' && isArchived !== false)
    await db.updateTable('contact_message').set({ is_read: 1 }).where('id', 'in', of('contact_id')).execute()
  if (source !== 'leader') return
  const own = db.updateTable('leader_message').where('id', 'in', of('leader_message_id'))
  const at = now.toISOString()
  await own.set({ read_at: at }).where('read_at', 'is', null).execute()
  if (isArchived === true) await own.set({ archived_at: at }).where('archived_at', 'is', null).execute()
  if (isArchived === false)
    await own
      .set({ archived_at: null })
      .where((row) => row.or([row('id', '=', leader_message_id), row('archived_at', '>=', closed_at)]))
      .execute()
}
