import type { Caller } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { listAssistants } from './assistants.ts'

/** The fellowships whose words to the leader a caller answers, as the database has it now. */
export async function fellowshipsLedBy(db: Db, { id, role }: Pick<Caller, 'id' | 'role'>): Promise<number[]> {
  if (role !== 'admin' && role !== 'fellowship_leader') return []
  const rows = await db
    .selectFrom('fellowship')
    .select('id')
    .where('leader_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** The accounts that answer words to the leader of a fellowship: the leader, and who assists. */
export async function leadersOf(db: Db, fellowship: number): Promise<number[]> {
  const rows = await db
    .selectFrom('fellowship')
    .innerJoin('account', 'account.id', 'fellowship.leader_id')
    .select('account.id')
    .where('fellowship.id', '=', fellowship)
    .where('role', 'in', ['admin', 'fellowship_leader'])
    .execute()
  const assistants = await listAssistants(db, fellowship)
  return [...rows, ...assistants].map(({ id }) => id)
}
