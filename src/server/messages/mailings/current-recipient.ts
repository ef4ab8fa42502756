import type { Db } from '../../platform/db/tables.ts'
import { keyOf, readKey } from '../recipients/recipient-id.ts'
import type { Due } from './delivering.ts'
import { findRecipient, presentOf } from './recipients.ts'

/**
 * Assigns a delivery to the account that a person of the register has by now, or to the entry that they were merged into, unless
 * that one has a delivery of this message already. Returns the delivery as it is then.
 */
export async function withCurrentRecipient<
  Row extends Pick<Due, 'id' | 'message_id' | 'recipient' | 'account_id'>,
>(db: Db, row: Row): Promise<Row> {
  const [present] = await presentOf(db, [readKey(row.recipient)])
  if (!present || keyOf(present) === row.recipient) return row
  const recipient = keyOf(present)
  const person = await findRecipient(db, present)
  if (!person) return row
  await db
    .updateTable('delivery')
    .set({ recipient, account_id: person.accountId })
    .where('message_id', '=', row.message_id)
    .where('recipient', '=', row.recipient)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('delivery as other')
            .select('other.id')
            .where('other.message_id', '=', row.message_id)
            .where('other.recipient', '=', recipient),
        ),
      ),
    )
    .execute()
  // Another process may have done it at the same moment.
  const now = await db
    .selectFrom('delivery')
    .select(['recipient', 'account_id'])
    .where('id', '=', row.id)
    .executeTakeFirst()
  return { ...row, ...now }
}
