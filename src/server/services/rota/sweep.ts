import { dayAfter } from '../../../lib/time/next-day.ts'
import type { Deps } from '../../platform/context.ts'
import { churchDay } from '../../settings/church-settings/place.ts'

/** For how many days past shifts are kept, for the years that fairness and a conversation about it need. */
const shiftDays = 3 * 365
/** Retention of unavailable days, in days. */
const cannotDays = 30

/** Forgets shifts of long ago, and when people could not. */
export async function sweepRota({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const today = await churchDay(db, now())
  await db.deleteFrom('rota_turn').where('day', '<', dayAfter(today, -shiftDays)).execute()
  await db.deleteFrom('rota_cannot').where('to_day', '<', dayAfter(today, -cannotDays)).execute()
}
