import type { FellowshipRequestTable } from '../../platform/db/tables/fellowships.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Whether there is such a fellowship. */
export async function fellowshipExists(db: Db, id: number): Promise<boolean> {
  const fellowship = await db.selectFrom('fellowship').select('id').where('id', '=', id).executeTakeFirst()
  return fellowship !== undefined
}

export type Asked = { account: number; fellowship: number; by: number; now: Date }

/** Whether a fellowship asks its leader before an account joins. Without a leader there is nobody to ask. */
export async function asksLeader(db: Db, fellowship: number, account: number): Promise<boolean> {
  const row = await db
    .selectFrom('fellowship')
    .select(['asks_leader', 'leader_id'])
    .where('id', '=', fellowship)
    .executeTakeFirst()
  return row?.asks_leader === 1 && row.leader_id !== null && row.leader_id !== account
}

/** Asks the leader of a fellowship; nothing happens where the same is asked already. */
export async function askToJoin(db: Db, { account, fellowship, by, now }: Asked): Promise<void> {
  await addRequest(db, { kind: 'join', from: null, word: '', account, fellowship, by, now })
}

type New = Asked & Pick<FellowshipRequestTable, 'kind'> & { from: number | null; word: string }

/** False when the same request is open: the index keeps a second one out, also of two at once. */
export async function addRequest(db: Db, { kind, account, fellowship, from, word, by, now }: New) {
  const added = await db
    .insertInto('fellowship_request')
    .values({
      kind,
      account_id: account,
      fellowship_id: fellowship,
      from_id: from,
      state: 'asked',
      word,
      asked_by: by,
      asked_at: now.toISOString(),
      decided_by: null,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
