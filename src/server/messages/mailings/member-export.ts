import type { Db } from '../../platform/db/tables.ts'
import { ofGivers } from './of-givers.ts'

/** The messages that staff sent to a member, for the member's export; the office is not told of reminders to give (docs/decisions/giving.md#two-people). */
export const listMessagesTo = (db: Db, accountId: number, reader: 'owner' | 'office') =>
  db
    .selectFrom('delivery')
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .select(['purpose', 'subject', 'text', 'delivery.channel', 'delivery.state', 'why'])
    .select(['delivery.created_at', 'delivery.changed_at', 'read_at'])
    .where('account_id', '=', accountId)
    .$if(reader === 'office', (query) => query.where('message.automatic', '<>', ofGivers))
    .orderBy('delivery.id')
    .execute()
