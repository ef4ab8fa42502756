import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** What a person decided about a payment that matched no gift: given to a gift, or why it stays. */
export const settledPayments: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole } = wordsOf(db)
    for (const column of [
      `settled ${text} check (settled in ('given', 'stays'))`,
      `gift_id ${whole} references gift (id) on delete set null`,
      // What the gift was before, as JSON, so that it can be undone.
      `gift_before ${text}`,
      `note ${text} not null default ''`,
      `settled_by ${whole} references account (id) on delete set null`,
      `settled_at ${text}`,
      `version ${whole} not null default 1`,
    ])
      await sql.raw(`alter table unmatched_payment add column ${column}`).execute(db)
    await sql.raw('create index unmatched_payment_gift on unmatched_payment (gift_id)').execute(db)
  },
}
