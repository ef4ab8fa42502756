import { activitySlugs } from '../../../lib/contract/activity.ts'
import type { Db } from '../../db/tables.ts'

/** Gives the youth activities to the fellowship whose leader follows them; the mission house of the retreat has 24 beds. */
export async function bindActivities(db: Db, fellowship_id: number): Promise<void> {
  await db
    .insertInto('activity')
    .values(
      activitySlugs.map((slug) => ({ slug, fellowship_id, places: slug === 'annual-retreats' ? 24 : null })),
    )
    .execute()
}
