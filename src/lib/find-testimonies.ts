import { type Testimony, testimonyCategories } from './contract/testimony.ts'
import { hasWords } from './words.ts'

/** What a person looks for: words anywhere in a testimony, and one category; '' for all. */
export type TestimonySearch = { search: string; category: string }

/** The category that a word of the address means; all for any other word. */
export const readCategory = (word: string | null): string =>
  testimonyCategories.find((category) => category === word) ?? ''

/** Whether a testimony has all the words, in any letter case, and the category (spec 1 §2, Testimonies). */
export function matches(testimony: Testimony, { search, category }: TestimonySearch): boolean {
  if (category && testimony.category !== category) return false
  const { title, content, user_name } = testimony
  return hasWords(`${title} ${content} ${user_name}`, search)
}
