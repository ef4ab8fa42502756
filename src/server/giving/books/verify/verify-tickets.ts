import { sql } from 'kysely'
import type { Db } from '../../../platform/db/tables.ts'

/**
 * Every payment of tickets at the desk that was posted has its entry, of its amount and in its direction. The payments of an event that was
 * deleted are gone, and their entries stay.
 */
export async function verifyTickets(db: Db): Promise<string[]> {
  const unposted = await db
    .selectFrom('ticket_payment')
    .leftJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.source_id', '=', 'ticket_payment.id')
        .on('ledger_entry.source', '=', 'ticket_payment')
        .on(
          sql<boolean>`ledger_entry.amount = abs(ticket_payment.amount)
            and ledger_entry.kind = case when ticket_payment.amount > 0 then 'ticket' else 'ticket-refund' end`,
        ),
    )
    .select('ticket_payment.paid_at')
    .where('is_posted', '=', 1)
    .where('ledger_entry.id', 'is', null)
    .execute()
  return unposted.map(
    ({ paid_at }) => `A payment for tickets of ${paid_at.slice(0, 10)} has no entry of its amount.`,
  )
}
