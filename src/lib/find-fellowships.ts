import { hasWords } from './words.ts'

type Findable = { name: string; description: string; meeting_day: string }
export type FellowshipSearch = {
  search: string
  /** A weekday; '' for every day. */
  day: string
}

/** Whether name or description contain all words, ignoring case, and the fellowship meets on the day (spec 1 §2). */
export function matches(
  { name, description, meeting_day }: Findable,
  { search, day }: FellowshipSearch,
): boolean {
  if (day && meeting_day !== day) return false
  return hasWords(`${name} ${description}`, search)
}
