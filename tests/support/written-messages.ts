import {
  contactMessages,
  type Form,
  isOfForm,
  leaderMessages,
} from '../../src/server/messages/inbox/forms.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'

/* Messages to the church and to leaders, as rows of their conversations. */

/** The messages to leaders, the first first. */
export const messagesToLeaders = (db: Db) =>
  leaderMessages(db)
    .select(['conversation.account_id', 'conversation.fellowship_id'])
    .orderBy('conversation_entry.id')
    .execute()

/** The messages to the church, the first first. */
export const messagesToTheChurch = (db: Db) => contactMessages(db).orderBy('conversation_entry.id').execute()

/** Deletes all messages of these forms, with their conversations. */
export async function removeMessages(db: Db, ...forms: readonly Form[]): Promise<void> {
  for (const form of forms) await db.deleteFrom('conversation_entry').where(isOfForm(form)).execute()
}

type Written = {
  form: Form
  account?: number | null
  at: string
  text: string
  fellowship?: number
  writer?: { name?: string; email?: string; phone?: string; subject?: string }
}

/** Adds a message in a conversation of its own. Returns the id of its entry. */
export async function addMessageAt(
  db: Db,
  { form, account = null, at, text, fellowship, writer = {} }: Written,
): Promise<number> {
  const { id } = await db
    .insertInto('conversation')
    .values({
      source: form === 'contact' ? 'office' : 'leader',
      account_id: account,
      state: 'open',
      created_at: at,
      opened_at: at,
      last_at: at,
      fellowship_id: fellowship ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { name = '', email, phone = '', subject } = writer
  const entry = await db
    .insertInto('conversation_entry')
    .values({
      conversation_id: id,
      at,
      kind: 'written',
      form,
      text,
      phone_key: phone,
      writer_name: name,
      writer_phone: phone,
      writer_email: email ?? null,
      subject: subject ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return entry.id
}
