import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { byEngine, strict } from '../engine.ts'

// One idea: what people do beyond reading. Its length is the tables'.

type Builder = CreateTableBuilder<string, string>

/** Rows that two staff members may have open at once carry a version, so that the second is told (docs/decisions/0041). */
const versioned = ['fellowship', 'event', 'sermon', 'announcement']

export const acts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables(db)) await table.execute()
    for (const name of versioned)
      await db.schema
        .alterTable(name)
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .execute()
    for (const statement of [...indexes, ...byEngine(db, members)]) await sql.raw(statement).execute(db)
  },
}

function tables(db: Kysely<unknown>): Builder[] {
  return [
    create(db, 'contact_message')
      .$call(texts('name', 'email', 'phone', 'subject', 'message', 'created_at'))
      .addColumn('is_read', 'integer', (c) => c.notNull().defaultTo(0).check(sql`is_read in (0, 1)`)),
    create(db, 'leader_message')
      .addColumn('fellowship_id', 'integer', (c) =>
        c.notNull().references('fellowship.id').onDelete('cascade'),
      )
      .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .$call(texts('message', 'created_at')),
    create(db, 'password_reset')
      .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .$call(texts('token_hash', 'created_at', 'expires_at'))
      .addColumn('used_at', 'text')
      .addUniqueConstraint('password_reset_hash_unique', ['token_hash']),
    pairs(db, 'testimony_like', 'testimony')
      .$call(texts('day'))
      .addPrimaryKeyConstraint('testimony_like_key', ['testimony_id', 'account_id', 'day']),
    pairs(db, 'prayer_support', 'prayer_request')
      .$call(texts('day'))
      .addPrimaryKeyConstraint('prayer_support_key', ['prayer_request_id', 'account_id', 'day']),
    pairs(db, 'event_signup', 'event')
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('signup', 'reminder')`))
      .$call(texts('created_at'))
      .addPrimaryKeyConstraint('event_signup_key', ['event_id', 'account_id', 'kind']),
    db.schema
      .createTable('tally')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .modifyEnd(strict(db)) as Builder,
  ]
}

const indexes = [
  'create index contact_message_newest on contact_message (created_at, id)',
  'create index leader_message_newest on leader_message (fellowship_id, created_at, id)',
  'create index password_reset_account on password_reset (account_id, id)',
  'create index event_signup_account on event_signup (account_id, event_id)',
  'create index prayer_support_account on prayer_support (account_id)',
  'create index testimony_like_account on testimony_like (account_id)',
  'create index account_name on account (last_name, first_name, id)',
  'create index account_first_name on account (first_name, id)',
  'create index account_role on account (role, id)',
  'create index event_coming on event (date, time, id)',
]

/** Counting 100,000 members row by row would cost more than the page that shows twenty of them. */
const firstCount = `insert into tally (name, count) select 'account', count(*) from account`

const memberCount = [
  firstCount,
  `create trigger account_counted after insert on account begin
     update tally set count = count + 1 where name = 'account'; end`,
  `create trigger account_uncounted after delete on account begin
     update tally set count = count - 1 where name = 'account'; end`,
]

/** Any three letters of a name from an index; kept by the database itself, so that no writer can forget it. */
const memberSearch = [
  `create virtual table account_search using fts5 (
     username, first_name, last_name, email, content = 'account', content_rowid = 'id', tokenize = 'trigram')`,
  `insert into account_search (account_search) values ('rebuild')`,
  `create trigger account_found after insert on account begin
     insert into account_search (rowid, username, first_name, last_name, email)
     values (new.id, new.username, new.first_name, new.last_name, new.email); end`,
  `create trigger account_lost after delete on account begin
     insert into account_search (account_search, rowid, username, first_name, last_name, email)
     values ('delete', old.id, old.username, old.first_name, old.last_name, old.email); end`,
  `create trigger account_renamed after update of username, first_name, last_name, email on account begin
     insert into account_search (account_search, rowid, username, first_name, last_name, email)
     values ('delete', old.id, old.username, old.first_name, old.last_name, old.email);
     insert into account_search (rowid, username, first_name, last_name, email)
     values (new.id, new.username, new.first_name, new.last_name, new.email); end`,
]

/** Once a statement: a row that is counted up a hundred thousand times in one of them would leave as many dead ones behind. */
const memberCountOnPostgres = [
  firstCount,
  ...(['insert', 'delete'] as const).flatMap((act) => {
    const [rows, sign] = act === 'insert' ? ['new', '+'] : ['old', '-']
    return [
      `create function count_after_${act}() returns trigger language plpgsql as $$ begin
         update tally set count = count ${sign} (select count(*) from changed) where name = 'account';
         return null; end $$`,
      `create trigger account_counted_after_${act} after ${act} on account referencing ${rows} table as changed
         for each statement execute function count_after_${act}()`,
    ]
  }),
]

/** The columns are folded by the rules of Unicode, whatever language the server was set up in. */
const memberSearchOnPostgres = [
  'create extension if not exists pg_trgm',
  `create index account_search on account using gin (${['username', 'first_name', 'last_name', 'email']
    .map((column) => `lower(${column} collate "und-x-icu") gin_trgm_ops`)
    .join(', ')})`,
]

const members = {
  sqlite: [...memberCount, ...memberSearch],
  postgres: [...memberCountOnPostgres, ...memberSearchOnPostgres],
}

const create = (db: Kysely<unknown>, name: string): Builder =>
  db.schema
    .createTable(name)
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .modifyEnd(strict(db)) as Builder

/** What a member does to something, gone with either of them. */
const pairs = (db: Kysely<unknown>, name: string, owner: string): Builder =>
  db.schema
    .createTable(name)
    .addColumn(`${owner}_id`, 'integer', (c) => c.notNull().references(`${owner}.id`).onDelete('cascade'))
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .modifyEnd(strict(db)) as Builder

const texts =
  (...columns: string[]) =>
  (builder: Builder) =>
    columns.reduce((built, column) => built.addColumn(column, 'text', (c) => c.notNull()), builder)
