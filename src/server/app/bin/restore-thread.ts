import type { BinKind } from '../../../lib/contract/settings/bin.ts'
import {
  addContactToConversation,
  addLeaderMessageToConversation,
} from '../../messages/conversations/repo.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { BinDocument } from '../../settings/bin/document.ts'

/**
 * Adds a restored message to its conversation, if it was deleted before there were conversations. Call it in the transaction that restores
 * it.
 */
export async function restoreThread(db: Db, kind: BinKind, { rows }: BinDocument): Promise<void> {
  const values = rows[0]?.values
  if (!values || (kind !== 'contact_message' && kind !== 'leader_message')) return
  const id = Number(values['id'])
  const column = kind === 'contact_message' ? 'contact_id' : 'leader_message_id'
  const known = await db
    .selectFrom('conversation_entry')
    .select('id')
    .where(column, '=', id)
    .executeTakeFirst()
  if (known) return
  const now = new Date(String(values['created_at']))
  const account = values['account_id'] === null ? null : Number(values['account_id'])
  const of = {
    ...{ account, email: String(values['email']), phone: String(values['phone']) },
    telephone: String(values['sender_telephone']),
    name: String(values['name'] ?? values['sender_name']),
  }
  if (kind === 'contact_message') await addContactToConversation(db, { contact: id, ...of }, now)
  else
    await addLeaderMessageToConversation(
      db,
      { leaderMessage: id, fellowship: Number(values['fellowship_id']), ...of },
      now,
    )
}
