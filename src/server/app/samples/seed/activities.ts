import { activitySlugs } from '../../../../lib/contract/groups/activity.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** Assigns the youth activities to a fellowship; the mission house of the retreat has 24 beds. */
export async function bindActivities(db: Db, fellowship_id: number): Promise<void> {
  await db
    .insertInto('activity')
    .values(
      activitySlugs.map((slug) => ({ slug, fellowship_id, places: slug === 'annual-retreats' ? 24 : null })),
    )
    .execute()
}
