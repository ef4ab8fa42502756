import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The payment for tickets at the desk that a row of a statement is (docs/registrations.md). */
export const matchedTickets: Migration = {
  async up(db: Kysely<unknown>) {
    const { whole } = wordsOf(db)
    const statements = [
      `alter table statement_row add column ticket_payment_id ${whole}`,
      // A payment at the desk is one payment of a statement.
      'create unique index statement_row_ticket on statement_row (ticket_payment_id) where ticket_payment_id is not null',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
