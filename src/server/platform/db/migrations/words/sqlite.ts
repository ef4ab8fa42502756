import { onSqlite as trigger } from '../baseline/triggers/engines.ts'
import { changed, emptied, filled, formCheck, joined, searched } from './common.ts'

/** SQLite drops no column that a condition names: both tables are made anew. The answers of staff name conversations, and would go with them. */
const conversationColumns = [
  'id',
  'source',
  'message_id',
  'fellowship_id',
  'account_id',
  'sender_id',
  'assigned_to',
  'assigned_at',
  'state',
  'created_at',
  'opened_at',
  'last_at',
  'answered_at',
  'answered_by',
  'answer_minutes',
  'closed_at',
  'closed_by',
  'version',
  'doubt',
].join(', ')

const goes = (table: string) => `references ${table} (id) on delete cascade deferrable initially deferred`
const stays = 'references account (id) on delete set null'

const newColumns = filled.map(([column, type]) =>
  column === 'form' ? `form text ${formCheck}` : `${column} ${type === 'whole' ? 'integer' : 'text'}`,
)
const entryColumns = ['id', 'conversation_id', 'at', 'kind', 'message_id', 'done_by', 'by_name', 'text']
const entryValues = entryColumns.map((column) =>
  column === 'at' || column === 'text' ? changed[column] : `entry.${column}`,
)

export const onSqlite = [
  `create table kept_answer as select id, conversation_id from message where conversation_id is not null`,
  `update message set conversation_id = null where conversation_id is not null`,
  `create table conversation_next (
     id integer primary key autoincrement,
     source text not null check (source in ('office', 'leader', 'answer')),
     message_id integer ${goes('message')},
     fellowship_id integer ${goes('fellowship')},
     account_id integer ${goes('account')},
     sender_id integer ${stays},
     assigned_to integer ${stays},
     assigned_at text,
     state text not null check (state in ('open', 'closed')),
     created_at text not null,
     opened_at text not null,
     last_at text not null,
     answered_at text,
     answered_by integer ${stays},
     answer_minutes integer,
     closed_at text,
     closed_by integer ${stays},
     version integer not null default 1,
     doubt text not null default '',
     check ((source = 'answer') = (message_id is not null))
   ) strict`,
  `insert into conversation_next (${conversationColumns}) select ${conversationColumns} from conversation order by id`,
  `create table conversation_entry_next (
     id integer primary key autoincrement,
     conversation_id integer not null ${goes('conversation_next')},
     at text not null,
     kind text not null,
     message_id integer unique ${goes('message')},
     done_by integer ${stays},
     by_name text not null default '',
     text text not null default '',
     ${newColumns.join(', ')}
   ) strict`,
  `insert into conversation_entry_next (${[...entryColumns, ...filled.map(([column]) => column)].join(', ')})
     select ${[...entryValues, ...filled.map(([, , value]) => value)].join(', ')}
     from conversation_entry as entry ${joined} order by entry.id`,
  ...[
    'conversation_entry',
    'conversation',
    'contact_message',
    'leader_message',
    'contact_message_search',
  ].map((table) => `drop table ${table}`),
  'alter table conversation_next rename to conversation',
  'alter table conversation_entry_next rename to conversation_entry',
  `update message set conversation_id = (select kept_answer.conversation_id from kept_answer where kept_answer.id = message.id)
     where id in (select id from kept_answer)`,
  'drop table kept_answer',
  'create index conversation_newest on conversation (state, last_at, id)',
  'create index conversation_source on conversation (source, state, last_at, id)',
  'create index conversation_fellowship on conversation (fellowship_id, state, last_at, id) where fellowship_id is not null',
  'create index conversation_sender on conversation (sender_id, state, last_at, id)',
  'create index conversation_assigned on conversation (assigned_to, state, last_at, id)',
  `create index conversation_nobody on conversation (last_at, id) where state = 'open' and assigned_to is null`,
  'create index conversation_account on conversation (account_id, source, last_at) where account_id is not null',
  'create unique index conversation_answers on conversation (message_id, account_id) where message_id is not null',
  'create index conversation_closed on conversation (closed_at) where closed_at is not null',
  'create index conversation_answered on conversation (answered_at) where answered_at is not null',
  'create index conversation_answered_by on conversation (answered_by)',
  'create index conversation_closed_by on conversation (closed_by)',
  'create index conversation_entry_of on conversation_entry (conversation_id, id)',
  'create index conversation_entry_by on conversation_entry (done_by)',
]

const index = 'conversation_entry_search'
const columns = [...searched.texts, searched.number].join(', ')
const folded = (row = '') =>
  [
    ...searched.texts.map((column) => `searchable(${row}${column})`),
    `dialled_both(${row}${searched.number})`,
  ].join(', ')
const add = `insert into ${index} (rowid, ${columns}) values (new.id, ${folded('new.')});`
const drop = `insert into ${index} (${index}, rowid, ${columns}) values ('delete', old.id, ${folded('old.')});`
const count = (change: string) => `update tally set count = count ${change} where name = 'contact_message';`
const isContact = (row: 'old' | 'new') => `when ${row}.form = 'contact'`

/** The index of the searches among messages to the church, their count, and the end of empty conversations. */
export const afterwardsOnSqlite = [
  `create virtual table ${index} using fts5 (${columns}, content = '', tokenize = 'trigram', detail = none, columnsize = 0)`,
  `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
  `insert into ${index} (rowid, ${columns}) select id, ${folded()} from conversation_entry where form = 'contact' order by id`,
  trigger('contact_found', `insert on conversation_entry ${isContact('new')}`, `${add} ${count('+ 1')}`),
  trigger('contact_lost', `delete on conversation_entry ${isContact('old')}`, `${drop} ${count('- 1')}`),
  trigger(
    'contact_changed',
    `update of ${columns} on conversation_entry ${isContact('old')}`,
    `${drop} ${add}`,
  ),
  trigger(
    'conversation_emptied',
    'delete on conversation_entry when old.form is not null',
    `delete from conversation where id = old.conversation_id and ${emptied};`,
  ),
]
