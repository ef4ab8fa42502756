import { hasWords } from '../text/has-words.ts'
import { formatDay } from '../time/dates.ts'

/** Search for events: words anywhere in their texts, and one category or all. */
export type EventSearch = { search: string; category: string }

type Texts = { title: string; description: string; location: string; date: string; repeats: string }

/** What is searched of an event. The search of the whole site finds by the same texts, and leads to the list. */
export const wordsOf = ({ title, description, location, date, repeats }: Texts): string =>
  `${title} ${formatDay(date)} ${repeats} ${location} ${description}`

/** Whether an event contains all words, ignoring case, and has the category (spec 1 §2, Events). */
export function matches(
  event: { words: string; category: string },
  { search, category }: EventSearch,
): boolean {
  if (category && category !== 'all' && event.category !== category) return false
  return hasWords(event.words, search)
}
