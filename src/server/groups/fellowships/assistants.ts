import { sql } from 'kysely'
import { type AssistantThereAnswer, mostAssistants } from '../../../lib/contract/groups/assistant.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { fellowshipRefusals } from './messages.ts'
import { isMember } from './requests.ts'

/** Who assists the leaders, by fellowship and name; of one fellowship, where it is named. */
export async function listAssistants(db: Db, fellowship?: number): Promise<AssistantThereAnswer[]> {
  const rows = await db
    .selectFrom('fellowship_assistant')
    .innerJoin('account', (join) =>
      join
        .onRef('account.id', '=', 'fellowship_assistant.account_id')
        .onRef('account.fellowship_id', '=', 'fellowship_assistant.fellowship_id'),
    )
    .innerJoin('fellowship', 'fellowship.id', 'fellowship_assistant.fellowship_id')
    .leftJoin('account as leader', 'leader.id', 'fellowship.leader_id')
    .leftJoin('account as namer', 'namer.id', 'fellowship_assistant.named_by')
    .select(['account.id', 'account.username', 'account.first_name', 'account.middle_name'])
    .select(['account.last_name', 'namer.username as named_by', 'named_at', 'fellowship.id as fellowship'])
    .select(['fellowship.name as fellowship_name', 'leader.first_name as leader_first'])
    .select('leader.last_name as leader_last')
    .where('account.deletion_requested_at', 'is', null)
    .$if(fellowship !== undefined, (query) => query.where('fellowship.id', '=', fellowship ?? 0))
    .orderBy('fellowship.name')
    .orderBy('account.last_name')
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute()
  return rows.map(({ id, username, named_by, named_at, leader_first, leader_last, ...row }) => ({
    id,
    name: nameOfPerson(row) || username,
    named_by: named_by ?? '',
    named_at,
    fellowship: row.fellowship,
    fellowship_name: row.fellowship_name,
    leader_name: `${leader_first ?? ''} ${leader_last ?? ''}`.trim(),
  }))
}

type Naming = { fellowship: number; account: number; by: number; now: Date }

/**
 * Names a member of a fellowship as assistant; false when they are one already. Call it in a transaction. Throws 404 for somebody else, and 409
 * for who leads a fellowship, and above the most.
 */
export async function nameAssistant(db: Db, { fellowship, account, by, now }: Naming): Promise<boolean> {
  // Of two at once the later one counts after the earlier one.
  await db.updateTable('fellowship').set({ id: sql`id` }).where('id', '=', fellowship).execute()
  if (!(await isMember(db, account, fellowship))) refuse(404, fellowshipRefusals.thereNoSuchMember)
  const leads = await db
    .selectFrom('fellowship')
    .select('name')
    .where('leader_id', '=', account)
    .executeTakeFirst()
  if (leads) refuse(409, fellowshipRefusals.leadNameThemselves({ name: leads.name }))
  const named = await db
    .selectFrom('fellowship_assistant')
    .select('account_id')
    .where('fellowship_id', '=', fellowship)
    .execute()
  if (named.some(({ account_id }) => account_id === account)) return false
  if (named.length >= mostAssistants)
    refuse(409, fellowshipRefusals.fellowshipAtMostMostAssistants({ mostAssistants }))
  await db
    .insertInto('fellowship_assistant')
    .values({ account_id: account, fellowship_id: fellowship, named_by: by, named_at: now.toISOString() })
    .execute()
  return true
}

/** Ends that somebody assists the leader of a fellowship. Returns false for who does not. */
export async function endAssistance(db: Db, fellowship: number, account: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('fellowship_assistant')
    .where('fellowship_id', '=', fellowship)
    .where('account_id', '=', account)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
