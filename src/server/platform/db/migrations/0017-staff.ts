import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { byEngine, type Words, wordsOf } from '../engine.ts'

/** Messages to a leader that visitors may write and a leader reads, places in activities, and personal calendar addresses. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    const words = wordsOf(db)
    const messages = byEngine(db, { sqlite: rebuiltMessages(words), postgres: widenedMessages(words) })
    for (const statement of [...messages, ...messageIndexes, ...places(words), ...calendars(words)])
      await sql.raw(statement).execute(db)
  },
}

/** SQLite cannot make a column nullable: the table is made anew and its rows are copied. */
const rebuiltMessages = ({ text, whole, end }: Words) => [
  `create table leader_message_next (
     id integer primary key autoincrement,
     fellowship_id ${whole} not null references fellowship (id) on delete cascade,
     account_id ${whole} references account (id) on delete cascade,
     message ${text} not null,
     created_at ${text} not null,
     sender_name ${text} not null default '',
     sender_telephone ${text} not null default '',
     read_at ${text},
     archived_at ${text},
     check (account_id is not null or (sender_name <> '' and sender_telephone <> ''))
   ) ${end}`,
  `insert into leader_message_next (id, fellowship_id, account_id, message, created_at)
     select id, fellowship_id, account_id, message, created_at from leader_message`,
  'drop table leader_message',
  'alter table leader_message_next rename to leader_message',
  'create index leader_message_newest on leader_message (fellowship_id, created_at, id)',
]

const widenedMessages = ({ text }: Words) => [
  'alter table leader_message alter column account_id drop not null',
  `alter table leader_message add column sender_name ${text} not null default ''`,
  `alter table leader_message add column sender_telephone ${text} not null default ''`,
  `alter table leader_message add column read_at ${text}`,
  `alter table leader_message add column archived_at ${text}`,
  `alter table leader_message add check (account_id is not null or (sender_name <> '' and sender_telephone <> ''))`,
]

const messageIndexes = [
  `create index leader_message_unread on leader_message (created_at, id)
     where read_at is null and archived_at is null`,
  'create index leader_message_account on leader_message (account_id)',
]

/** An activity without a row has places for everybody, and no fellowship. Who is signed up already keeps the place. */
const places = ({ text, whole, end }: Words) => [
  `create table activity (
     slug ${text} not null primary key,
     fellowship_id ${whole} references fellowship (id) on delete set null,
     places ${whole} check (places > 0),
     version ${whole} not null default 1
   ) ${end}`,
  `alter table activity_signup add column placed_at ${text}`,
  'update activity_signup set placed_at = created_at',
  'create index activity_signup_waiting on activity_signup (activity, created_at, account_id) where placed_at is null',
]

/** The secret of a personal calendar address, kept as its hash only. */
const calendars = ({ text, whole, end }: Words) => [
  `create table calendar_feed (
     account_id ${whole} not null primary key references account (id) on delete cascade,
     token_hash ${text} not null unique,
     created_at ${text} not null,
     last_read_on ${text}
   ) ${end}`,
]
