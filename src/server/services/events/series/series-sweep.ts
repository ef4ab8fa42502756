import { dayAfter } from '../../../../lib/time/next-day.ts'
import type { Deps } from '../../../platform/context.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'

/** For how long after its end a series without events is kept, in days: longer than the bin keeps them. */
const kept = 30

/** Deletes series that have ended and have no event any more; the sweep of files then removes their posters. */
export async function sweepSeries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const day = dayAfter(await churchDay(db, now()), -kept)
  await db
    .deleteFrom('event_series')
    .where('until', '!=', '')
    .where('until', '<', day)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('event').select('event.id').whereRef('series_id', '=', 'event_series.id'))),
    )
    .execute()
}
