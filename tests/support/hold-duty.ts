import type { Duty } from '../../src/lib/contract/accounts/duty.ts'
import type { Church } from './church.ts'

/** Gives somebody a duty beside their role. */
export async function holdDuty({ db, clock, signIn }: Church, username: string, duty: Duty): Promise<void> {
  const { user } = await signIn(username)
  const granted_at = clock.now.toISOString()
  await db
    .insertInto('duty')
    .values({ account_id: Number(user['id']), duty, granted_at })
    .execute()
}
