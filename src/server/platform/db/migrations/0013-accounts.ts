import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict, type Words, wordsOf } from '../engine.ts'

/** Confirmed addresses, mailed links, known devices, failed sign-ins, the queue of forgotten passwords, families of tokens. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements(wordsOf(db))) await sql.raw(statement).execute(db)
    await numbered(db, 'reset_request', ['login_key', 'requested_at', 'address', 'site'])
      .addColumn('device_hash', 'text')
      .modifyEnd(strict(db))
      .execute()
    await numbered(db, 'account_link', ['kind', 'token_hash', 'created_at', 'expires_at'])
      .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('email', 'text')
      .addColumn('used_at', 'text')
      .addUniqueConstraint('account_link_hash_unique', ['token_hash'])
      .modifyEnd(strict(db))
      .execute()
    for (const statement of indexes) await sql.raw(statement).execute(db)
  },
}

function numbered(db: Kysely<unknown>, name: string, texts: string[]) {
  const bare: CreateTableBuilder<string, string> = db.schema.createTable(name)
  const table = bare.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
  return texts.reduce((all, column) => all.addColumn(column, 'text', (c) => c.notNull()), table)
}

const statements = ({ text, whole, end, endOfPairs }: Words) => [
  `alter table account add column email_confirmed_at ${text}`,
  `alter table account add column email_claim_key ${text}`,
  `alter table account add column guessing_told_at ${text}`,
  'update account set email_confirmed_at = created_at where email is not null',
  `alter table session add column family_hash ${text}`,
  `create table email_change (
     account_id ${whole} primary key references account (id) on delete cascade,
     email ${text} not null,
     token_hash ${text} not null unique,
     created_at ${text} not null,
     expires_at ${text} not null
   ) ${end}`,
  `create table known_device (
     account_id ${whole} not null references account (id) on delete cascade,
     device_hash ${text} not null,
     user_agent ${text} not null,
     first_seen_at ${text} not null,
     last_seen_at ${text} not null,
     primary key (account_id, device_hash)
   ) ${endOfPairs}`,
  `create table login_failure (
     who ${text} not null,
     network ${text} not null,
     account_id ${whole} references account (id) on delete cascade,
     failures ${whole} not null,
     last_at ${text} not null,
     primary key (who, network)
   ) ${endOfPairs}`,
]

const indexes = [
  'create index account_email_claim on account (email_claim_key) where email_claim_key is not null',
  'create index account_link_account on account_link (account_id)',
  'create index account_link_expires on account_link (expires_at)',
  'create index email_change_expires on email_change (expires_at)',
  'create index known_device_seen on known_device (last_seen_at)',
  'create index login_failure_last on login_failure (last_at)',
  'create index login_failure_account on login_failure (account_id)',
]
