import type { Deps } from '../../platform/context.ts'

const day = 86_400_000

/** Deletes guardians' codes two days after their check-in session was opened, and members' codes two days after they were made. */
export async function sweepCheckIn({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - 2 * day).toISOString()
  const over = db.selectFrom('sitting').select('id').where('opened_at', '<', until)
  await db.deleteFrom('guardian_code').where('sitting_id', 'in', over).execute()
  await db.deleteFrom('own_code').where('made_at', '<', until).execute()
}
