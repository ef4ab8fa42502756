import { sql } from 'kysely'
import type {
  LeaderMessageAnswer,
  LeaderMessageMark,
  MessageState,
  WaitingMessageAnswer,
} from '../../../lib/contract/groups/leader-message.ts'
import { isMessage, leaderMessages } from '../../messages/inbox/forms.ts'
import { addLeaderMessage } from '../../messages/inbox/repo.ts'
import { duplicatesSince } from '../../platform/db/duplicates.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { openToLeader } from './visibility.ts'

export const messageOrders = ['created_at'] as const
type MessagePaging = Paging<(typeof messageOrders)[number]>

/** The sender: a member by account, a visitor by name and telephone number (E.164). */
export type Sender =
  | { account_id: number; sender_name: ''; sender_telephone: '' }
  | { account_id: null; sender_name: string; sender_telephone: string }

type NewMessage = { fellowshipId: number; sender: Sender; message: string; now: Date }

/** Stores a message to a fellowship's leader. Returns false for a duplicate (docs/decisions/browser.md#outbox). Call it in a transaction. */
export async function addMessage(
  db: Db,
  { fellowshipId, sender, message, now }: NewMessage,
): Promise<boolean> {
  const same = await leaderMessages(db)
    .where('conversation.fellowship_id', '=', fellowshipId)
    .where('conversation_entry.at', '>', duplicatesSince(now))
    .where('conversation.account_id', sender.account_id === null ? 'is' : '=', sender.account_id)
    .where('writer_phone', '=', sender.sender_telephone)
    .where('conversation_entry.text', '=', message)
    .executeTakeFirst()
  if (same) return false
  const { account_id: account, sender_name: name, sender_telephone: telephone } = sender
  await addLeaderMessage(db, { account, name, telephone, fellowship: fellowshipId, message }, now)
  return true
}

/** A leader's messages in one state, unread ones first, then newest first. */
export async function listMessages(
  db: Db,
  { fellowshipId, state }: { fellowshipId: number; state: MessageState },
  paging: MessagePaging,
): Promise<RowsPage<LeaderMessageAnswer>> {
  const all = messagesWithContacts(db)
    .where('conversation.fellowship_id', '=', fellowshipId)
    .where('archived_at', state === 'archived' ? 'is not' : 'is', null)
    .$if(state === 'unread', (query) => query.where('read_at', 'is', null))
  const wanted = paging.search
    ? all.where(containing(paging.search, { texts: searched, numbers: ['writer_phone'] }))
    : all
  const byDefault = [unreadFirst, ...newestFirst]
  const { count, rows } = await fetchPage(wanted, sortedByEntry(paging), { ...entries, byDefault })
  return { count, rows: rows.map(read) }
}

type Named = { id: number; fellowshipId: number }

/** A message of a fellowship, or undefined. */
export async function findMessage(
  db: Db,
  { id, fellowshipId }: Named,
): Promise<LeaderMessageAnswer | undefined> {
  const row = await messagesWithContacts(db)
    .where(isMessage('leader', id))
    .where('conversation.fellowship_id', '=', fellowshipId)
    .executeTakeFirst()
  return row && read(row)
}

/** The id of the entry that is a message of a fellowship, or undefined. */
export async function findEntry(db: Db, { id, fellowshipId }: Named): Promise<number | undefined> {
  const row = await leaderMessages(db)
    .select('conversation_entry.id as entry')
    .where(isMessage('leader', id))
    .where('conversation.fellowship_id', '=', fellowshipId)
    .executeTakeFirst()
  return row?.entry
}

/** Marks the message that an entry is. Archiving also marks it as read. */
export async function markMessage(
  db: Db,
  { entry, now }: { entry: number; now: Date },
  { is_read, is_archived }: LeaderMessageMark,
): Promise<void> {
  const at = (yes: boolean) => (yes ? now.toISOString() : null)
  const isRead = is_archived ? true : is_read
  const changes = {
    ...(isRead !== undefined && { read_at: at(isRead) }),
    ...(is_archived !== undefined && { archived_at: at(is_archived) }),
  }
  if (Object.keys(changes).length > 0)
    await db.updateTable('conversation_entry').set(changes).where('id', '=', entry).execute()
}

/** Deletes a visitor's message. Returns false for none, and for a member's message, which is deleted with the account. */
export async function deleteVisitorsMessage(db: Db, { id, fellowshipId }: Named): Promise<boolean> {
  const visitors = db
    .selectFrom('conversation')
    .select('id')
    .where('fellowship_id', '=', fellowshipId)
    .where('account_id', 'is', null)
  const { numDeletedRows } = await db
    .deleteFrom('conversation_entry')
    .where(isMessage('leader', id))
    .where('conversation_id', 'in', visitors)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How long a leader may leave a message unread before the super admin sees it, in milliseconds. */
const leaderTime = 3 * 24 * 60 * 60 * 1000

/** Messages unread for three days, oldest first, for the super admin, who makes sure that they are answered. */
export async function listWaiting(
  db: Db,
  now: Date,
  paging: MessagePaging,
): Promise<RowsPage<WaitingMessageAnswer>> {
  const all = signedMessages(db)
    .innerJoin('fellowship', 'fellowship.id', 'conversation.fellowship_id')
    .leftJoin('account as leader', 'leader.id', 'fellowship.leader_id')
    .select(['fellowship.id as fellowship_id', 'fellowship.name as fellowship'])
    .select(sql<string>`coalesce(nullif(writer_phone, ''), account.telephone, '')`.as('telephone'))
    .select(sql<string>`coalesce(account.email, '')`.as('email'))
    .select(sql<string>`coalesce(leader.telephone, '')`.as('leader_telephone'))
    .select(sql<string | null>`leader.first_name || ' ' || leader.last_name`.as('leader_name'))
    .where('read_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('conversation_entry.at', '<=', new Date(now.getTime() - leaderTime).toISOString())
  const wanted = paging.search
    ? all.where(
        containing(paging.search, {
          texts: [...searched, 'fellowship.name'],
          numbers: ['writer_phone', 'account.telephone'],
        }),
      )
    : all
  const byDefault = [orderTerm('conversation_entry.at'), orderTerm('conversation_entry.id')]
  const { count, rows } = await fetchPage(wanted, sortedByEntry(paging), { ...entries, byDefault })
  return { count, rows: rows.map(({ account_id, ...row }) => ({ ...row, is_newcomer: account_id === null })) }
}

const searched = ['conversation_entry.text', 'writer_name', 'account.first_name', 'account.last_name']
const newestFirst = [orderTerm('conversation_entry.at', true), orderTerm('conversation_entry.id', true)]
const unreadFirst = sql`case when read_at is null then 0 else 1 end`

const entries = { table: 'conversation_entry' } as const
const sortedByEntry = ({ order, ...paging }: MessagePaging): Paging<'at'> => ({
  ...paging,
  order: order && { ...order, column: 'at' },
})

const signedMessages = (db: Db) =>
  leaderMessages(db)
    .leftJoin('account', 'account.id', 'conversation.account_id')
    .select('conversation.account_id')
    .select(
      sql<string>`coalesce(nullif(writer_name, ''), account.first_name || ' ' || account.last_name)`.as(
        'user_name',
      ),
    )

/**
 * Messages with the telephone number and e-mail address that the author shares with leaders. A visitor's number is
 * always included, since it was given for the answer.
 */
const messagesWithContacts = (db: Db) =>
  signedMessages(db)
    .select(['read_at', 'archived_at'])
    .select(
      sql<string>`case when account.id is null then writer_phone
      when ${openToLeader('telephone')} then account.telephone else '' end`.as('telephone'),
    )
    .select(
      sql<string>`case when ${openToLeader('email')} then coalesce(account.email, '') else '' end`.as(
        'email',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof messagesWithContacts>['executeTakeFirstOrThrow']>>

const read = ({ account_id, read_at, archived_at, ...row }: Row): LeaderMessageAnswer => ({
  ...row,
  is_newcomer: account_id === null,
  is_read: read_at !== null,
  is_archived: archived_at !== null,
})
