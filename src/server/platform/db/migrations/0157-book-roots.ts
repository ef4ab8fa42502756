import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The roots of the books that went out, one a month, and the e-mails by which they go. */
export const bookRoots: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end, endOfPairs } = wordsOf(db)
    for (const statement of [
      `create table book_root (
         book ${text} not null,
         month ${text} not null,
         day ${text} not null,
         number ${whole} not null,
         root ${text} not null,
         primary key (book, month)
       ) ${end}`,
      `create table book_root_letter (
         book ${text} not null,
         month ${text} not null,
         account_id ${whole} not null references account (id) on delete cascade,
         sent_at ${text},
         settled_at ${text},
         primary key (book, month, account_id)
       ) ${endOfPairs}`,
      'create index book_root_letter_account on book_root_letter (account_id)',
      'create index book_root_letter_due on book_root_letter (month) where settled_at is null',
    ])
      await sql.raw(statement).execute(db)
  },
}
