/** Whether a text contains all search words, in any order, ignoring case. */
export function hasWords(text: string, search: string): boolean {
  const words = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}
