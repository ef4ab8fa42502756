import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf, strict } from '../engine.ts'

// One idea: the first shape of every table. Its length is the tables'.

type Builder<Columns extends string> = CreateTableBuilder<string, Columns>

export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of [...people(db), ...church(db), ...voices(db)]) await table.execute()
    if (engineOf(db) === 'postgres') await sql.raw(lateReference).execute(db)
    for (const statement of indexes) await sql.raw(statement).execute(db)
  },
}

/** Accounts and fellowships speak of each other; PostgreSQL wants a table to be there before it is spoken of. */
const lateReference =
  'alter table account add foreign key (fellowship_id) references fellowship (id) on delete set null'

function people(db: Kysely<unknown>): Builder<string>[] {
  return [
    table(db, 'account', ['username', 'username_key', 'password_hash'])
      .addColumn('email', 'text')
      .addColumn('email_key', 'text', (c) => c.unique())
      .$call(texts(['first_name', 'middle_name', 'last_name', 'gender', 'telephone', 'created_at']))
      .addColumn('role', 'text', (c) =>
        c.notNull().check(sql`role in ('user', 'fellowship_leader', 'media', 'admin')`),
      )
      .addColumn('fellowship_id', 'integer', (c) =>
        engineOf(db) === 'postgres' ? c : c.references('fellowship.id').onDelete('set null'),
      )
      .addUniqueConstraint('account_username_key_unique', ['username_key']),
    bare(db, 'profile')
      .addColumn('account_id', 'integer', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
      .$call(texts(['visit_date', 'marital_status', 'date_of_birth', 'house_address', 'digital_address']))
      .$call(texts(['occupation', 'church_information', 'created_at', 'updated_at']))
      .$call(flags(['born_again']))
      .addColumn('image_key', 'text'),
    table(db, 'session', ['created_at', 'last_used_at', 'address', 'user_agent'])
      .$call(owned('account_id', 'account', 'cascade'))
      .addColumn('ended_at', 'text')
      .addColumn('ended_why', 'text'),
    table(db, 'refresh_token', ['token_hash', 'created_at', 'expires_at'])
      .$call(owned('session_id', 'session', 'cascade'))
      .addColumn('used_at', 'text')
      .addColumn('voided_at', 'text')
      .addUniqueConstraint('refresh_token_hash_unique', ['token_hash']),
  ]
}

function church(db: Kysely<unknown>): Builder<string>[] {
  return [
    table(db, 'fellowship', ['name', 'description', 'location', 'meeting_day', 'meeting_time', 'activities'])
      .addColumn('leader_id', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .$call(texts(['created_at']))
      .addUniqueConstraint('fellowship_name_unique', ['name']),
    table(db, 'event', ['title', 'description', 'date', 'time', 'location', 'meeting_link'])
      .$call(texts(['category', 'icon', 'created_at']))
      .$call(flags(['is_online']))
      .addColumn('image_key', 'text')
      .addColumn('fellowship_id', 'integer', (c) => c.references('fellowship.id').onDelete('cascade')),
    bare(db, 'attendance')
      .$call(owned('event_id', 'event', 'cascade'))
      .$call(owned('account_id', 'account', 'cascade'))
      .$call(flags(['is_present']))
      .addColumn('marked_by', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .$call(texts(['marked_at']))
      .addPrimaryKeyConstraint('attendance_key', ['event_id', 'account_id']),
    table(db, 'announcement', ['title', 'content', 'created_at']),
    table(db, 'log_entry', ['timestamp', 'action', 'detail', 'address'])
      .addColumn('account_id', 'integer') // no reference: an entry outlives its account
      .addColumn('username', 'text')
      .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('success', 'warning', 'error')`)),
  ]
}

function voices(db: Kysely<unknown>): Builder<string>[] {
  return [
    table(db, 'sermon', ['title', 'description', 'series', 'category', 'scripture', 'preacher', 'date'])
      .addColumn('media_type', 'text', (c) => c.notNull().check(sql`media_type in ('video', 'audio')`))
      .$call(texts(['youtube_link', 'created_at']))
      .addColumn('media_key', 'text')
      .addColumn('thumbnail_key', 'text')
      .$call(counts(['media_bytes', 'duration_seconds', 'views'])),
    table(db, 'prayer_request', ['title', 'description', 'created_at'])
      .addColumn('account_id', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .$call(flags(['is_private', 'is_answered']))
      .$call(counts(['prayer_count']))
      .addColumn('answered_at', 'text'),
    table(db, 'testimony', ['title', 'category', 'content', 'video_url', 'created_at'])
      .addColumn('account_id', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .addColumn('image_key', 'text')
      .$call(counts(['likes']))
      .$call(flags(['is_approved', 'is_verified'])),
  ]
}

/** Newest lists by their date and id, look-ups by their owner. */
const indexes = [
  'create index account_fellowship on account (fellowship_id, id)',
  'create index fellowship_leader on fellowship (leader_id)',
  'create index session_account on session (account_id, id)',
  'create index refresh_token_session on refresh_token (session_id, id)',
  'create index event_date on event (fellowship_id, date, time, id)',
  'create index attendance_account on attendance (account_id, event_id)',
  'create index sermon_newest on sermon (date, id)',
  'create index prayer_request_newest on prayer_request (created_at, id)',
  'create index prayer_request_owner on prayer_request (account_id, created_at, id)',
  'create index testimony_newest on testimony (is_approved, created_at, id)',
  'create index testimony_owner on testimony (account_id, created_at, id)',
  'create index announcement_newest on announcement (created_at, id)',
  'create index log_entry_newest on log_entry (timestamp, id)',
]

const bare = (db: Kysely<unknown>, name: string): Builder<string> =>
  db.schema.createTable(name).modifyEnd(strict(db))

/** Ids are never given twice, so that nothing kept elsewhere comes to point at a later row. */
const table = (db: Kysely<unknown>, name: string, columns: string[]): Builder<string> =>
  bare(db, name)
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .$call(texts(columns))

const texts = (columns: string[]) => (builder: Builder<string>) =>
  columns.reduce((built, column) => built.addColumn(column, 'text', (c) => c.notNull()), builder)

const counts = (columns: string[]) => (builder: Builder<string>) =>
  columns.reduce(
    (built, column) => built.addColumn(column, 'integer', (c) => c.notNull().defaultTo(0)),
    builder,
  )

const flags = (columns: string[]) => (builder: Builder<string>) =>
  columns.reduce(
    (built, column) =>
      built.addColumn(column, 'integer', (c) => c.notNull().check(sql`${sql.ref(column)} in (0, 1)`)),
    builder,
  )

const owned = (column: string, owner: string, onDelete: 'cascade') => (builder: Builder<string>) =>
  builder.addColumn(column, 'integer', (c) => c.notNull().references(`${owner}.id`).onDelete(onDelete))
