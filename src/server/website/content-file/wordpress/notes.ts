/** Says what did not fit into a page, in a sentence. */
export type Note = (words: string) => void

/** Collects notes; the same one twice is told once. */
export function openNotes(): { notes: string[]; note: Note } {
  const notes: string[] = []
  const note = (words: string) => {
    if (!notes.includes(words)) notes.push(words)
  }
  return { notes, note }
}

/** The first words of a text, to find it by. */
export const beginningOf = (text: string): string => {
  const words = text.slice(0, 400).trim().split(/\s/).filter(Boolean)
  return words.length > 6 ? `${words.slice(0, 6).join(' ')}…` : words.join(' ')
}
