import type { Db } from '../../platform/db/tables.ts'
import { recordChange } from '../../register/entries/history.ts'
import { setFellowshipOf } from './repo.ts'

type Move = { account: number; to: number; by: number; now: Date }

/** Moves a member to a fellowship, and keeps it in the history of the register. Call it in a transaction. */
export async function moveMember(db: Db, { account, to, by, now }: Move): Promise<void> {
  const nameOf = async (fellowship: number | null) =>
    (await db.selectFrom('fellowship').select('name').where('id', '=', fellowship).executeTakeFirst())
      ?.name ?? ''
  const before = await db
    .selectFrom('account')
    .select('fellowship_id')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  await setFellowshipOf(db, account, to)
  const person = await db
    .selectFrom('person')
    .select(['id', 'version'])
    .where('account_id', '=', account)
    .executeTakeFirst()
  if (!person || before.fellowship_id === to) return
  await recordChange(db, person, {
    kind: 'changed',
    by,
    at: now,
    before: { fellowship_id: before.fellowship_id, fellowship: await nameOf(before.fellowship_id) },
    after: { fellowship_id: to, fellowship: await nameOf(to) },
  })
}
