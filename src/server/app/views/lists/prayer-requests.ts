import { PrayerRequest } from '../../../../lib/contract/care/prayer-request.ts'
import { prayerAnswerTo } from '../../../care/prayer-requests/prayer-rights.ts'
import { listPrayers } from '../../../care/prayer-requests/repo.ts'
import { church } from '../church.ts'
import { listFromBackend } from '../other-backend.ts'

/** The page contains the newest; the browser then fetches all (spec 1 §7). */
export const shownPrayers = 60

/** The newest public requests for the server-rendered page, newest first. */
export async function publicPrayerRequests(): Promise<PrayerRequest[]> {
  const elsewhere = await listFromBackend('prayer_requests/', PrayerRequest)
  if (elsewhere) return elsewhere.filter((one) => !one.is_private).slice(0, shownPrayers)
  const newest = { limit: shownPrayers, offset: 0, search: '', order: undefined }
  const { rows } = await listPrayers(church().db, { visibleTo: undefined }, newest)
  return rows.map((row) => PrayerRequest.parse(prayerAnswerTo(undefined)(row)))
}
