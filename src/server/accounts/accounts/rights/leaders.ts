import type { Db } from '../../../platform/db/tables.ts'

/** Whether an account leads any fellowship. */
export async function leadsSome(db: Db, account: number): Promise<boolean> {
  const fellowship = await db
    .selectFrom('fellowship')
    .select('id')
    .where('leader_id', '=', account)
    .limit(1)
    .executeTakeFirst()
  return fellowship !== undefined
}

/** The account that leads a fellowship, null without a leader; undefined when there is no such fellowship. */
export async function findLeader(db: Db, id: number): Promise<number | null | undefined> {
  const fellowship = await db
    .selectFrom('fellowship')
    .select('leader_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return fellowship?.leader_id
}
