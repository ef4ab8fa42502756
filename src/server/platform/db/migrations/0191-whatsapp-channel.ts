import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { byEngine } from '../engine.ts'

const channels = `('email', 'sms', 'whatsapp', 'push', 'app')`

/**
 * WhatsApp as one more channel of deliveries and of a member's choice, which also has the order of the others. SQLite changes no condition
 * of a column, so that both tables are made anew there.
 */
export const whatsAppChannel: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = byEngine(db, { sqlite: inSqlite, postgres: inPostgres })
    for (const statement of [...statements, ...indexes]) await sql.raw(statement).execute(db)
  },
}

const columns = `id, message_id, recipient, account_id, turn, channel, state, why, reference, provider_id, cost, tries, try_at,
  next_look_at, created_at, changed_at, read_at`

const inSqlite = [
  `create table message_choice_now (
     account_id integer primary key not null references account (id) on delete cascade,
     first_channel text not null check (first_channel in ${channels}),
     unwanted text not null,
     next_channels text not null default '[]'
   ) strict`,
  'insert into message_choice_now (account_id, first_channel, unwanted) select account_id, first_channel, unwanted from message_choice',
  'drop table message_choice',
  'alter table message_choice_now rename to message_choice',
  `create table delivery_now (
     id integer primary key autoincrement,
     message_id integer not null references message (id) on delete cascade,
     recipient text not null,
     account_id integer references account (id) on delete cascade,
     turn integer not null default 1 check (turn in (1, 2)),
     channel text not null check (channel in ${channels}),
     state text not null check (state in ('waiting', 'sending', 'sent', 'arrived', 'unknown', 'failed', 'left out')),
     why text not null default '',
     reference text not null unique,
     provider_id text,
     cost integer not null,
     tries integer not null default 0,
     try_at text,
     next_look_at text,
     created_at text not null,
     changed_at text not null,
     read_at text,
     unique (message_id, recipient, turn)
   ) strict`,
  `insert into delivery_now (${columns}) select ${columns} from delivery`,
  // No number is used twice.
  `delete from sqlite_sequence where name = 'delivery_now'`,
  `insert into sqlite_sequence (name, seq) select 'delivery_now', seq from sqlite_sequence where name = 'delivery'`,
  'drop table delivery',
  'alter table delivery_now rename to delivery',
  `create index delivery_open on delivery (message_id, id) where state in ('waiting', 'sending')`,
  'create index delivery_look on delivery (next_look_at) where next_look_at is not null',
  'create index delivery_account on delivery (account_id)',
  'create index delivery_created on delivery (created_at)',
  'create index delivery_recipient on delivery (recipient, created_at)',
  `alter table message add column template text not null default ''`,
  `alter table message add column template_values text not null default '[]'`,
  'alter table conversation add column by_whatsapp integer not null default 0 check (by_whatsapp in (0, 1))',
]

const inPostgres = [
  'alter table message_choice drop constraint message_choice_first_channel_check',
  `alter table message_choice add constraint message_choice_first_channel_check check (first_channel in ${channels})`,
  `alter table message_choice add column next_channels text collate "C" not null default '[]'`,
  'alter table delivery drop constraint delivery_channel_check',
  `alter table delivery add constraint delivery_channel_check check (channel in ${channels})`,
  'drop index delivery_text',
  `alter table message add column template text collate "C" not null default ''`,
  `alter table message add column template_values text collate "C" not null default '[]'`,
  'alter table conversation add column by_whatsapp bigint not null default 0 check (by_whatsapp in (0, 1))',
]

const indexes = [
  // What costs money is summed up for each month.
  `create index delivery_text on delivery (created_at) where channel in ('sms', 'whatsapp')`,
  `create index delivery_whatsapp on delivery (provider_id) where channel = 'whatsapp'`,
  'create index conversation_whatsapp on conversation (last_at) where by_whatsapp = 1',
]
