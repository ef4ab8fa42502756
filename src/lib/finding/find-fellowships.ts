import { hasWords } from '../text/has-words.ts'

type Findable = {
  name: string
  description: string
  location: string
  meeting_day: string
  leader_name: string | null
}
export type FellowshipSearch = {
  search: string
  /** A weekday; '' for every day. */
  day: string
}

/**
 * Whether the texts of a fellowship contain all words, ignoring case, and it meets on the day (spec 1 §2). The search of the whole site
 * finds by the same texts, and leads here.
 */
export function matches(
  { name, description, location, meeting_day, leader_name }: Findable,
  { search, day }: FellowshipSearch,
): boolean {
  if (day && meeting_day !== day) return false
  return hasWords([name, description, location, meeting_day, leader_name].join(' '), search)
}
