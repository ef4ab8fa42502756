import type { PrayerRequest } from '../../lib/contract/prayer-request.ts'

/** The public requests that the page shows before the browser has asked, newest first; none yet. */
export async function publicPrayerRequests(): Promise<PrayerRequest[]> {
  return []
}
