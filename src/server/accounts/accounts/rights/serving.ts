import type { Db } from '../../../platform/db/tables.ts'

/** Whether an account serves in a team of the rota, or has a turn that it has not declined. */
export async function servesSomewhere(db: Db, account: number): Promise<boolean> {
  const member = await db
    .selectFrom('rota_member')
    .select('team_id')
    .where('account_id', '=', account)
    .where('state', '=', 'serves')
    .limit(1)
    .executeTakeFirst()
  if (member) return true
  const turn = await db
    .selectFrom('rota_turn')
    .select('id')
    .where('account_id', '=', account)
    .where('state', 'in', ['asked', 'accepted'])
    .limit(1)
    .executeTakeFirst()
  return turn !== undefined
}
