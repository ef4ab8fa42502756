import type { Db } from '../db/tables.ts'

/** The account that leads a fellowship, null without a leader; undefined when there is no such fellowship. */
export async function findLeader(db: Db, id: number): Promise<number | null | undefined> {
  const found = await db.selectFrom('fellowship').select('leader_id').where('id', '=', id).executeTakeFirst()
  return found?.leader_id
}
