import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/**
 * A visitor's number in one spelling, by which their conversation is found again, and what a new conversation has otherwise than an
 * earlier one under the same number or address. A card keeps what its writer wrote (docs/decisions/0327). Messages from before have no key:
 * within a month no conversation is resumed by them.
 */
export const writersOfConversations: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole } = wordsOf(db)
    for (const statement of [
      `alter table contact_message add column phone_key ${text}`,
      'create index contact_message_phone_key on contact_message (phone_key) where account_id is null',
      'create index contact_message_mailbox on contact_message (lower(email)) where account_id is null',
      `alter table conversation add column doubt ${text} not null default ''`,
      ...['written_name', 'written_telephone', 'written_email'].map(
        (column) => `alter table newcomer_card add column ${column} ${text} not null default ''`,
      ),
      `alter table newcomer_card add column written_consent ${whole} not null default 0 check (written_consent in (0, 1))`,
    ])
      await sql.raw(statement).execute(db)
  },
}
