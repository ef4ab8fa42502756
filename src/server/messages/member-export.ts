import type { Db } from '../db/tables.ts'

/** The messages that staff sent to a member, for the member's export. */
export const listMessagesTo = (db: Db, accountId: number) =>
  db
    .selectFrom('delivery')
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .select(['purpose', 'subject', 'text', 'delivery.channel', 'delivery.state', 'why'])
    .select(['delivery.created_at', 'delivery.changed_at', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('delivery.id')
    .execute()
