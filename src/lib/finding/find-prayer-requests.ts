/** Filters of the list: query parameter and label; '' for all (spec 1 §2, Prayer Requests). */
export const prayerFilters = [
  ['', 'All'],
  ['active', 'Active'],
  ['answered', 'Answered'],
] as const

export type PrayerFilter = (typeof prayerFilters)[number][0]

/** Filter for a query parameter; unknown values mean all. */
export function readPrayerFilter(word: string | null): PrayerFilter {
  return prayerFilters.find(([known]) => known === word)?.[0] ?? ''
}

export const matches = ({ is_answered }: { is_answered: boolean }, filter: PrayerFilter): boolean =>
  filter === '' || is_answered === (filter === 'answered')
