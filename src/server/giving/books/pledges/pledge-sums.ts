import { sql } from 'kysely'

/*
 * SQL sums of what is paid of a pledge, always from the ledger: an entry that was taken back counts nothing, and what was refunded
 * of a gift is subtracted. They are cast, because PostgreSQL sums bigint as numeric.
 */

/** Whether a counter-entry took an entry back. */
export const isReversed = sql<number>`exists (select 1 from ledger_entry as back
  where back.source = 'ledger_entry' and back.source_id = ledger_entry.id)`

/** SQL: what was refunded of an entry's gift. */
export const refundedSum = sql<number>`case when ledger_entry.source <> 'gift' then 0 else (
  select cast(coalesce(sum(out_entry.amount), 0) as bigint)
    from refund join ledger_entry as out_entry
      on out_entry.source = 'refund' and out_entry.source_id = refund.id
   where refund.gift_id = ledger_entry.source_id
     and not exists (select 1 from ledger_entry as undone
                      where undone.source = 'ledger_entry' and undone.source_id = out_entry.id)) end`

/** SQL: what is paid of the query's pledge. */
export const paidOf = sql<number>`(
  select cast(coalesce(sum(case when ${isReversed} then 0 else ledger_entry.amount - ${refundedSum} end), 0) as bigint)
    from pledge_part join ledger_entry on ledger_entry.id = pledge_part.entry_id
   where pledge_part.pledge_id = pledge.id)`

type Promised = { amount: number; paid: number; released_at: string | null }

/** What is still to come of a pledge, what was let go of it, and what was paid beyond it. */
export function standOf({ amount, paid, released_at }: Promised) {
  const rest = Math.max(0, amount - paid)
  return {
    open: released_at === null ? rest : 0,
    released: released_at === null ? 0 : rest,
    over: Math.max(0, paid - amount),
  }
}
