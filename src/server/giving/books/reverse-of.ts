import type { LedgerEntryTable } from '../../platform/db/tables/books.ts'
import type { Db } from '../../platform/db/tables.ts'
import { reverseEntry } from './entries.ts'
import { isReversed } from './pledges/pledge-sums.ts'

type Reversing = {
  source: LedgerEntryTable['source']
  id: number
  reason: string
  by: number
  day: string
  now: Date
}

/** Reverses every entry of what was posted that stands. Call it in the transaction that cancels it. */
export async function reverseEntriesOf(db: Db, { source, id, ...taking }: Reversing): Promise<void> {
  const entries = await db
    .selectFrom('ledger_entry')
    .select(['id', isReversed.as('taken_back')])
    .where('source', '=', source)
    .where('source_id', '=', id)
    .orderBy('id')
    .execute()
  for (const entry of entries) if (!entry.taken_back) await reverseEntry(db, { id: entry.id, ...taking })
}
