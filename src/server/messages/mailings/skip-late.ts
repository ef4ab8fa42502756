import type { Db } from '../../platform/db/tables.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { sendingReasons } from '../translated/messages.ts'
import { asLeftOut } from './repo.ts'

/** What waited too long, such as a reminder of an event that has begun, does not go any more. */
export async function skipLate(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('delivery')
    .set(
      asLeftOut(
        inEnglish(() => sendingReasons.tooLate),
        now,
      ),
    )
    .where('state', '=', 'waiting')
    .where('message_id', 'in', (row) =>
      row
        .selectFrom('message')
        .select('message.id')
        .where('until', '<=', at)
        .where('message.state', 'in', ['planned', 'sending']),
    )
    .execute()
}
