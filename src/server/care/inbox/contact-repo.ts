import { sql } from 'kysely'
import type { ContactMessageAnswer, ContactMessageForm } from '../../../lib/contract/care/contact-message.ts'
import { contactMessages, isMessage } from '../../messages/inbox/forms.ts'
import { addContactMessage } from '../../messages/inbox/repo.ts'
import { duplicatesSince } from '../../platform/db/duplicates.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { findingNewest } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'

export const contactOrders = ['created_at'] as const
export const contactStates = ['unread', 'read'] as const

type ContactMessagePaging = Paging<(typeof contactOrders)[number]> & {
  state?: (typeof contactStates)[number] | undefined
}

/** `accountId` is null for a visitor. */
type Sent = ContactMessageForm & { accountId: number | null; now: Date }

/** Stores a message to the church; a duplicate returns the stored one (docs/decisions/browser.md#outbox). Call it in a transaction. */
export async function writeToChurch(
  db: Db,
  { accountId, now, ...message }: Sent,
): Promise<ContactMessageAnswer> {
  const same = await contactMessages(db)
    .innerJoin('conversation', 'conversation.id', 'conversation_entry.conversation_id')
    .where('conversation_entry.at', '>', duplicatesSince(now))
    .where('conversation.account_id', accountId === null ? 'is' : '=', accountId)
    .where('writer_email', '=', message.email)
    .where('writer_name', '=', message.name)
    .where('writer_phone', '=', message.phone)
    .where('subject', '=', message.subject)
    .where('text', '=', message.message)
    .executeTakeFirst()
  if (same) return read(same)
  const entry = await addContactMessage(db, { account: accountId, ...message }, now)
  return read(await contactMessages(db).where('conversation_entry.id', '=', entry).executeTakeFirstOrThrow())
}

/** The messages to the church, newest first. */
export async function listContactMessages(
  db: Db,
  paging: ContactMessagePaging,
): Promise<RowsPage<ContactMessageAnswer>> {
  const { search, state, order } = paging
  const all = contactMessages(db)
  const inState = state ? all.where('read_at', state === 'read' ? 'is not' : 'is', null) : all
  const wanted = search
    ? inState.where(sql.ref('conversation_entry.id'), 'in', findingNewest(db, 'conversation_entry', search))
    : inState
  const byDefault = [orderTerm('conversation_entry.at', true), orderTerm('conversation_entry.id', true)]
  const sorted = { ...paging, order: order && { ...order, column: 'at' } }
  const { count, rows } = await fetchPage(wanted, sorted, {
    table: 'conversation_entry',
    byDefault,
    countAll: search || state ? undefined : () => readTally(db, 'contact_message'),
  })
  return { count, rows: rows.map(read) }
}

type Marking = { id: number; isRead: boolean; now: Date }

/** Marks a message as read or unread; undefined when it does not exist. */
export async function markContactMessage(
  db: Db,
  { id, isRead, now }: Marking,
): Promise<ContactMessageAnswer | undefined> {
  await db
    .updateTable('conversation_entry')
    .set({ read_at: isRead ? sql`coalesce(read_at, ${now.toISOString()})` : null })
    .where(isMessage('contact', id))
    .execute()
  const row = await contactMessages(db).where(isMessage('contact', id)).executeTakeFirst()
  return row && read(row)
}

/** Deletes a message, and its conversation where no other message is in it. */
export async function deleteContactMessage(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('conversation_entry')
    .where(isMessage('contact', id))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Row = Awaited<ReturnType<ReturnType<typeof contactMessages>['executeTakeFirstOrThrow']>>

const read = ({ is_read, ...message }: Row): ContactMessageAnswer => ({
  ...message,
  is_read: is_read === 1,
})
