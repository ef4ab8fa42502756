import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Tickets that are paid online, how long their places are kept, what is given back of them, and a family's price (docs/registrations.md). */
export const paidTickets: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole } = wordsOf(db)
    const flag = (first: 0 | 1) => `${whole} not null default ${first}`
    const statements = [
      `alter table gift add column order_id ${whole} references ticket_order (id) on delete set null`,
      'create index gift_order on gift (order_id, id) where order_id is not null',
      `alter table event_registration add column pays_online ${flag(0)}`,
      `alter table event_registration add column pays_later ${flag(1)}`,
      `alter table event_registration add column refund_full_until ${text}`,
      `alter table event_registration add column refund_part_until ${text}`,
      `alter table event_registration add column refund_percent ${whole} not null default 0 check (refund_percent between 0 and 100)`,
      `alter table event_registration add column family_price ${whole} check (family_price > 0)`,
      `alter table event_registration add column family_most ${whole} check (family_most > 1)`,
      `alter table ticket_order add column held_until ${text}`,
      `alter table ticket_order add column lapsed_at ${text}`,
      `alter table ticket_order add column kept ${whole} not null default 0 check (kept >= 0)`,
      `alter table ticket_order add column family_price ${whole}`,
      `alter table ticket_order add column family_most ${whole}`,
      'create index ticket_order_held on ticket_order (event_id) where held_until is not null or lapsed_at is not null',
      `alter table ticket add column has_lapsed ${flag(0)}`,
      `alter table ticket_payment add column is_posted ${flag(0)}`,
      `alter table refund add column is_by_rules ${flag(0)}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
