import { hasWords } from './words.ts'

/** Search for events: words anywhere in their texts, and one category or all. */
export type EventSearch = { search: string; category: string }

type Findable = { title: string; description: string; location: string; category: string }

/** Whether an event contains all words, ignoring case, and has the category (spec 1 §2, Events). */
export function matches(event: Findable, { search, category }: EventSearch): boolean {
  if (category && category !== 'all' && event.category !== category) return false
  return hasWords(`${event.title} ${event.description} ${event.location}`, search)
}
