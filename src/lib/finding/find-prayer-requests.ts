/** Filters of the list, as the query parameter has them; '' for all (spec 1 §2, Prayer Requests). */
const prayerFilters = ['', 'active', 'answered'] as const

export type PrayerFilter = (typeof prayerFilters)[number]

/** Filter for a query parameter; unknown values mean all. */
export function readPrayerFilter(word: string | null): PrayerFilter {
  return prayerFilters.find((known) => known === word) ?? ''
}

export const matches = ({ is_answered }: { is_answered: boolean }, filter: PrayerFilter): boolean =>
  filter === '' || is_answered === (filter === 'answered')
