import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict, type Words, wordsOf } from '../engine.ts'

/** Proofs of identity beyond a password: when a session was last proven, one-time codes, recovery codes and passkeys. */
export const factors: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements(wordsOf(db))) await sql.raw(statement).execute(db)
    await db.schema
      .createTable('passkey')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (c) => c.notNull().unique())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'integer', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_used_at', 'text')
      .modifyEnd(strict(db))
      .execute()
    await sql.raw('create index passkey_account on passkey (account_id)').execute(db)
  },
}

const statements = ({ text, whole, end, endOfPairs }: Words) => [
  `alter table session add column proven_at ${text}`,
  'update session set proven_at = created_at',
  `alter table account add column factor_grace_ends ${text}`,
  `create table totp (
     account_id ${whole} primary key references account (id) on delete cascade,
     secret ${text} not null,
     last_step ${whole} not null default 0,
     created_at ${text} not null,
     confirmed_at ${text}
   ) ${end}`,
  `create table recovery_code (
     account_id ${whole} not null references account (id) on delete cascade,
     code_hash ${text} not null,
     created_at ${text} not null,
     used_at ${text},
     primary key (account_id, code_hash)
   ) ${endOfPairs}`,
  `create table passkey_challenge (
     challenge ${text} primary key,
     account_id ${whole} references account (id) on delete cascade,
     purpose ${text} not null check (purpose in ('enrol', 'prove', 'sign-in')),
     expires_at ${text} not null
   ) ${endOfPairs}`,
  'create index passkey_challenge_account on passkey_challenge (account_id)',
  'create index passkey_challenge_expires on passkey_challenge (expires_at)',
]
