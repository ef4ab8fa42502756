import type { Deps } from '../context.ts'

const day = 86_400_000

/** A day after a sitting the codes of guardians are of no use, nor is the code that a member showed. */
export async function sweepCheckIn({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - 2 * day).toISOString()
  const over = db.selectFrom('sitting').select('id').where('opened_at', '<', until)
  await db.deleteFrom('guardian_code').where('sitting_id', 'in', over).execute()
  await db.deleteFrom('own_code').where('made_at', '<', until).execute()
}
