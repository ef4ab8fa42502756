import { hasWords } from './words.ts'

/** What a person looks for among the events: words anywhere in them, and one category or all. */
export type EventSearch = { search: string; category: string }

type Findable = { title: string; description: string; location: string; category: string }

/** Whether an event has all the words, in any letter case, and the category (spec 1 §2, Events). */
export function fits(event: Findable, { search, category }: EventSearch): boolean {
  if (category && category !== 'all' && event.category !== category) return false
  return hasWords(`${event.title} ${event.description} ${event.location}`, search)
}
