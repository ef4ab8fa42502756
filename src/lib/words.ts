/** Whether a text has all the words that somebody looks for, in any order and letter case. */
export function hasWords(text: string, search: string): boolean {
  const words = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}
