import { sql } from 'kysely'
import type { MessageResultsAnswer } from '../../../lib/contract/messages/message.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isLastTurn, type Reader, seenBy } from './repo.ts'

/** So many messages are compared: counting goes over all their people. */
const most = 12

/**
 * What became of the newest messages to others that have gone out, of those that the reader sees in the list; the oldest first. Costs are in
 * the smallest unit.
 */
export async function readResults(db: Db, reader: Reader): Promise<MessageResultsAnswer['messages']> {
  const newest = await seenBy(db, reader)
    .where('state', 'in', ['sending', 'sent'])
    .where('audience', '!=', 'myself')
    .orderBy('message.send_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(most)
    .execute()
  const counted = await countResults(
    db,
    newest.map(({ id }) => id),
  )
  // Who got what is deleted after a while, and then nobody knows any more what became of a message.
  return newest
    .flatMap(({ id, subject, send_at }) => {
      const counts = counted.get(id)
      return counts ? [{ id, subject, send_at, ...counts }] : []
    })
    .reverse()
}

async function countResults(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const count = (condition: string) => sql<number>`sum(case when ${sql.raw(condition)} then 1 else 0 end)`
  const rows = await db
    .selectFrom('delivery')
    .select(['message_id', count(`state <> 'left out'`).as('people')])
    .select(count(`state in ('sent', 'arrived')`).as('delivered'))
    .select(count('read_at is not null').as('opened'))
    .select(count('account_id is not null').as('accounts'))
    .where('message_id', 'in', ids)
    .where(isLastTurn)
    .groupBy('message_id')
    .execute()
  // A first try that failed has cost something, too.
  const costs = await db
    .selectFrom('delivery')
    .select(['message_id', sql<number>`sum(cost)`.as('cost')])
    .where('message_id', 'in', ids)
    .groupBy('message_id')
    .execute()
  const costOf = new Map(costs.map(({ message_id, cost }) => [message_id, Number(cost)]))
  return new Map(
    rows.map(({ message_id, people, delivered, opened, accounts }) => [
      message_id,
      {
        people: Number(people),
        delivered: Number(delivered),
        opened: Number(accounts) > 0 ? Number(opened) : null,
        cost: costOf.get(message_id) ?? 0,
      },
    ]),
  )
}
