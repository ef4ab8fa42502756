import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Who wants no messages: by the keyed hash of an address, for good; and what members choose for themselves. */
export const optOuts: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end, endOfPairs } = wordsOf(db)
    for (const statement of [
      `create table opt_out (
         address_hash ${text} not null,
         purpose ${text} not null,
         at ${text} not null,
         primary key (address_hash, purpose)
       ) ${endOfPairs}`,
      `create table stop_link (
         code ${text} not null primary key,
         email_hash ${text},
         telephone_hash ${text}
       ) ${end}`,
      `create table opt_out_key (id ${whole} not null primary key check (id = 1), sealed ${text} not null) ${end}`,
      `create table message_choice (
         account_id ${whole} not null primary key references account (id) on delete cascade,
         first_channel ${text} not null check (first_channel in ('email', 'sms')),
         unwanted ${text} not null
       ) ${end}`,
    ])
      await sql.raw(statement).execute(db)
  },
}
