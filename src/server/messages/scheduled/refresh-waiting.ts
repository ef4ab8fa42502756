import { sql } from 'kysely'
import { inEnglish } from '../../platform/words/stored.ts'
import { asLeftOut } from '../mailings/repo.ts'
import { keyOf } from '../recipients/recipient-id.ts'
import { sendingReasons } from '../translated/messages.ts'
import type { AutomaticKind, Held, Looking } from './kind.ts'
import { findWords } from './repo.ts'
import { withKept } from './send.ts'

/**
 * Gives the waiting messages of an occasion today's words, and leaves out the people who no longer want them, for example since
 * they took their sign-up back (docs/decisions/messages.md#at-most-once).
 */
export async function refreshWaiting(
  { db, now }: Pick<Looking, 'db' | 'now'>,
  kind: AutomaticKind,
  { key, values, people }: Held,
): Promise<void> {
  const waiting = await db
    .selectFrom('delivery')
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .select(['delivery.id', 'message_id', 'recipient', 'subject', 'text'])
    .where('occasion', '=', key)
    .where('delivery.state', '=', 'waiting')
    .execute()
  const [first] = waiting
  if (!first) return
  const words = values && withKept(kind, await findWords(db, kind), values)
  if (words && (words.subject !== first.subject || words.text !== first.text))
    await db
      .updateTable('message')
      .set({ ...words, version: sql`version + 1` })
      .where('id', '=', first.message_id)
      .execute()
  if (!people) return
  const wanting = new Set((await people()).map(keyOf))
  for (const { id, recipient } of waiting)
    if (!wanting.has(recipient))
      await db
        .updateTable('delivery')
        .set(
          asLeftOut(
            inEnglish(() => sendingReasons.takenBack),
            now,
          ),
        )
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
}
