import { sql } from 'kysely'
import type { LeaderMessage } from '../../lib/contract/answers/voices.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { retriesSince } from '../db/retries.ts'
import { containing } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { openToLeader } from './visibility.ts'

export const messageOrders = ['created_at'] as const

type NewMessage = { fellowshipId: number; accountId: number; message: string; now: Date }

/** Keeps what a member wrote to the leader of a fellowship. Answers whether it is news, or here already (decisions). In a transaction. */
export async function addMessage(
  db: Db,
  { fellowshipId, accountId, message, now }: NewMessage,
): Promise<boolean> {
  const same = await db
    .selectFrom('leader_message')
    .select('id')
    .where('fellowship_id', '=', fellowshipId)
    .where('created_at', '>', retriesSince(now))
    .where('account_id', '=', accountId)
    .where('message', '=', message)
    .executeTakeFirst()
  if (same) return false
  await db
    .insertInto('leader_message')
    .values({ fellowship_id: fellowshipId, account_id: accountId, message, created_at: now.toISOString() })
    .execute()
  return true
}

/** What members wrote to the leader, newest first. */
export async function listMessages(
  db: Db,
  fellowshipId: number,
  paging: Paging<(typeof messageOrders)[number]>,
): Promise<Found<LeaderMessage>> {
  const all = db
    .selectFrom('leader_message')
    .innerJoin('account', 'account.id', 'leader_message.account_id')
    .select(['leader_message.id', 'message', 'leader_message.created_at'])
    .select(sql<string>`case when ${openToLeader('telephone')} then telephone else '' end`.as('telephone'))
    .select(sql<string>`first_name || ' ' || last_name`.as('user_name'))
    .where('leader_message.fellowship_id', '=', fellowshipId)
  const wanted = paging.search ? all.where(containing(paging.search, ['message'])) : all
  const byDefault = [direct('leader_message.created_at', true), direct('leader_message.id', true)]
  return fetchPage(wanted, paging, { table: 'leader_message', byDefault })
}
