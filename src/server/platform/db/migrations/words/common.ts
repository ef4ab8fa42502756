/* What both engines do to make the messages to the church and to leaders entries of their conversations (0159-words-of-conversations.ts). */

/** The last ids of conversations, and of entries with the messages that become entries. */
export type Last = { conversation: number; entry: number }

type Form = { table: string; column: string; source: string; fellowship: string; isClosed: string }

const forms: readonly Form[] = [
  {
    table: 'contact_message',
    column: 'contact_id',
    source: 'office',
    fellowship: 'null',
    isClosed: 'is_read = 1',
  },
  {
    table: 'leader_message',
    column: 'leader_message_id',
    source: 'leader',
    fellowship: 'fellowship_id',
    isClosed: 'read_at is not null or archived_at is not null',
  },
]

/** A message without an entry gets one, and a message without a conversation one of its own, closed where it was read. */
export const completeConversations = forms.flatMap(({ table, column, source, fellowship, isClosed }) => {
  const hasNo = (other: string) =>
    `not exists (select 1 from ${other} where ${other}.${column} = ${table}.id)`
  return [
    `insert into conversation
       (source, ${column}, fellowship_id, account_id, state, created_at, opened_at, last_at, closed_at)
     select '${source}', id, ${fellowship}, account_id, case when ${isClosed} then 'closed' else 'open' end,
       created_at, created_at, created_at, case when ${isClosed} then created_at end
     from ${table} where ${hasNo('conversation')} and ${hasNo('conversation_entry')} order by id`,
    `insert into conversation_entry (conversation_id, at, kind, ${column})
     select conversation.id, ${table}.created_at, 'written', ${table}.id
     from ${table} inner join conversation on conversation.${column} = ${table}.id
     where ${hasNo('conversation_entry')} order by ${table}.id`,
  ]
})

/** The new columns of an entry, and what they hold of a message. When a message to the church was read is not known: it counts as read at once. */
export const filled: readonly (readonly [column: string, type: 'text' | 'whole', value: string])[] = [
  [
    'form',
    'text',
    `case when contact.id is not null then 'contact' when leader.id is not null then 'leader' end`,
  ],
  ['former_id', 'whole', 'coalesce(contact.id, leader.id)'],
  ['writer_name', 'text', 'coalesce(contact.name, leader.sender_name)'],
  ['writer_email', 'text', 'contact.email'],
  ['writer_phone', 'text', 'coalesce(contact.phone, leader.sender_telephone)'],
  [
    'phone_key',
    'text',
    'case when contact.id is not null then contact.phone_key else leader.sender_telephone end',
  ],
  ['subject', 'text', 'contact.subject'],
  ['read_at', 'text', 'case when contact.is_read = 1 then contact.created_at else leader.read_at end'],
  ['archived_at', 'text', 'leader.archived_at'],
  ['told_at', 'text', 'leader.told_at'],
]

export const changed = {
  at: 'coalesce(contact.created_at, leader.created_at, entry.at)',
  text: 'coalesce(contact.message, leader.message, entry.text)',
}

export const joined = `left join contact_message as contact on contact.id = entry.contact_id
  left join leader_message as leader on leader.id = entry.leader_message_id`

export const formCheck = `check (form in ('contact', 'leader'))`

/** A conversation of a form goes with the last message that came by it. */
export const emptied =
  'not exists (select 1 from conversation_entry as other where other.conversation_id = conversation.id and other.form is not null)'

export const indexes = [
  'create index conversation_entry_words on conversation_entry (conversation_id, id) where form is not null',
  'create index conversation_entry_form on conversation_entry (form, at, id) where form is not null',
  'create index conversation_entry_number on conversation_entry (coalesce(former_id, id), form) where form is not null',
  `create index conversation_entry_unread on conversation_entry (form, at, id)
     where form is not null and read_at is null and archived_at is null`,
  `create index conversation_entry_untold on conversation_entry (conversation_id) where form = 'leader' and told_at is null`,
  'create index conversation_entry_told on conversation_entry (told_at) where told_at is not null',
  `create index conversation_entry_mailbox on conversation_entry (lower(writer_email)) where form = 'contact'`,
  `create index conversation_entry_phone on conversation_entry (writer_phone) where form = 'contact' and writer_email = ''`,
  `create index conversation_entry_phone_key on conversation_entry (phone_key) where form is not null and phone_key <> ''`,
  `create index conversation_entry_writer on conversation_entry (writer_name) where form = 'leader' and writer_name <> ''`,
]

export const searched = { texts: ['writer_name', 'writer_email', 'subject', 'text'], number: 'writer_phone' }
