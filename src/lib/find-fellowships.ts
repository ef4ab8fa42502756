import { hasWords } from './words.ts'

type Findable = { name: string; description: string; meeting_day: string }
export type FellowshipSearch = {
  search: string
  /** A weekday; '' is every day. */
  day: string
}

/** Whether a fellowship has all the words in its name or description, in any letter case, and meets on the day (spec 1 §2). */
export function fits(
  { name, description, meeting_day }: Findable,
  { search, day }: FellowshipSearch,
): boolean {
  if (day && meeting_day !== day) return false
  return hasWords(`${name} ${description}`, search)
}
