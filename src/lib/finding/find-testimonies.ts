import { type Testimony, testimonyCategories } from '../contract/care/testimony.ts'
import { hasWords } from '../text/has-words.ts'

/** Search for testimonies: words anywhere in their texts, and one category; '' for all. */
export type TestimonySearch = { search: string; category: string }

/** Category for a query parameter; unknown values mean all. */
export const readCategory = (word: string | null): string =>
  testimonyCategories.find((category) => category === word) ?? ''

/** Whether a testimony contains all words, ignoring case, and has the category (spec 1 §2, Testimonies). */
export function matches(testimony: Testimony, { search, category }: TestimonySearch): boolean {
  if (category && testimony.category !== category) return false
  const { title, content, user_name } = testimony
  return hasWords(`${title} ${content} ${user_name}`, search)
}
