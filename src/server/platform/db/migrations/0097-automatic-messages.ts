import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Messages that go by themselves: which kinds are on and their words, and one message for each occasion. */
export const automaticMessages: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, endOfPairs } = wordsOf(db)
    for (const statement of [
      `create table automatic_message (
         kind ${text} primary key,
         is_on ${whole} not null check (is_on in (0, 1)),
         subject ${text} not null,
         text ${text} not null,
         version ${whole} not null default 1
       ) ${endOfPairs}`,
      `alter table message add column automatic ${text} not null default ''`,
      `alter table message add column occasion ${text}`,
      `alter table message add column until ${text}`,
      'create unique index message_occasion on message (occasion) where occasion is not null',
      "create index message_automatic on message (automatic, written_at) where automatic <> ''",
      "create index message_until on message (until) where until is not null and state in ('planned', 'sending')",
      'create index delivery_recipient on delivery (recipient, created_at)',
    ])
      await sql.raw(statement).execute(db)
  },
}
