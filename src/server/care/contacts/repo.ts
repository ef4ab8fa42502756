import { type Selectable, sql } from 'kysely'
import type { ContactMessageAnswer, ContactMessageForm } from '../../../lib/contract/care/contact.ts'
import { addContactToConversation, detachMessage } from '../../messages/conversations/repo.ts'
import { phoneKeyOf } from '../../messages/conversations/writer.ts'
import { duplicatesSince } from '../../platform/db/duplicates.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/page.ts'
import { findingNewest } from '../../platform/db/search.ts'
import type { ContactMessageTable } from '../../platform/db/tables/messages.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'

export const contactOrders = ['created_at'] as const
export const contactStates = ['unread', 'read'] as const

type ContactPaging = Paging<(typeof contactOrders)[number]> & {
  state?: (typeof contactStates)[number] | undefined
}

/** `accountId` is null for a visitor. */
type Sent = ContactMessageForm & { accountId: number | null; now: Date }

/** Stores a message to the church; a duplicate returns the stored one (docs/decisions/browser.md#outbox). Call it in a transaction. */
export async function addContact(
  db: Db,
  { accountId, now, ...message }: Sent,
): Promise<ContactMessageAnswer> {
  const same = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('created_at', '>', duplicatesSince(now))
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('email', '=', message.email)
    .where('name', '=', message.name)
    .where('phone', '=', message.phone)
    .where('subject', '=', message.subject)
    .where('message', '=', message.message)
    .executeTakeFirst()
  if (same) return read(same)
  const row = await db
    .insertInto('contact_message')
    .values({
      ...message,
      ...{ account_id: accountId, created_at: now.toISOString() },
      phone_key: await phoneKeyOf(db, message.phone),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addContactToConversation(
    db,
    { contact: row.id, account: accountId, name: row.name, email: row.email, phone: row.phone },
    now,
  )
  return read(row)
}

/** The messages to the church, newest first. */
export async function listContacts(db: Db, paging: ContactPaging): Promise<RowsPage<ContactMessageAnswer>> {
  const { search, state } = paging
  const all = db.selectFrom('contact_message').selectAll()
  const inState = state ? all.where('is_read', '=', state === 'read' ? 1 : 0) : all
  const wanted = search
    ? inState.where(sql.ref('contact_message.id'), 'in', findingNewest(db, 'contact_message', search))
    : inState
  const byDefault = [orderTerm('contact_message.created_at', true), orderTerm('contact_message.id', true)]
  const { count, rows } = await fetchPage(wanted, paging, {
    ...{ table: 'contact_message', byDefault },
    countAll: search || state ? undefined : () => readTally(db, 'contact_message'),
  })
  return { count, rows: rows.map(read) }
}

/** Marks a message as read or unread; undefined when it does not exist. */
export async function markContact(
  db: Db,
  id: number,
  isRead: boolean,
): Promise<ContactMessageAnswer | undefined> {
  const row = await db
    .updateTable('contact_message')
    .set({ is_read: isRead ? 1 : 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && read(row)
}

/** Before a message goes to the bin, and is deleted: the conversation stays with what else its writer wrote. */
export const leaveContact = (db: Db, id: number): Promise<void> => detachMessage(db, 'contact_id', id)

export async function deleteContact(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('contact_message').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

const read = ({
  is_read,
  account_id: _,
  phone_key: __,
  ...message
}: Selectable<ContactMessageTable>): ContactMessageAnswer => ({
  ...message,
  is_read: is_read === 1,
})
