import { isChord, transposeChord } from './chords.ts'

/** A piece of a line: the chord that stands over its beginning ('' for none), and its words. */
export type LinePiece = { chord: string; text: string }

/** A remark to musicians in square brackets begins with a star in ChordPro: [*slowly]. */
const bracket = /\[([^\][]*)\]/g

/**
 * The pieces of a line of ChordPro. What stands in square brackets and is no chord belongs to the words: [Ama] is sung.
 */
export function readLine(line: string): LinePiece[] {
  const pieces: LinePiece[] = []
  let [chord, from] = ['', 0]
  for (const match of line.matchAll(bracket)) {
    const inside = match[1] ?? ''
    if (!isChord(inside) && !inside.startsWith('*')) continue
    const text = line.slice(from, match.index)
    if (text || chord) pieces.push({ chord, text })
    chord = inside.replace(/^\*/, '')
    from = match.index + match[0].length
  }
  const text = line.slice(from)
  if (text || chord || pieces.length === 0) pieces.push({ chord, text })
  return pieces
}

/** A line without its chords, as it is sung. A line of chords alone is ''. */
export const wordsOf = (line: string): string =>
  readLine(line)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a line has chords. */
export const hasChords = (line: string): boolean => readLine(line).some(({ chord }) => chord !== '')

/** The lines of a part as they are sung: without chords, and without lines that have nothing else. */
export const sungLines = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => ({ line, words: wordsOf(line) }))
    .filter(({ words }) => words !== '')
    .map(({ words }) => words)

/** The line with its chords so many half tones higher, in the signs of the new key. */
export const transposeLine = (line: string, steps: number, newKey = ''): string =>
  line.replace(bracket, (whole, inside: string) =>
    isChord(inside) ? `[${transposeChord(inside, steps, newKey)}]` : whole,
  )

/** The words of a line with the blanks behind them, each with the chord that stands over it. */
export const wordsWithChords = (pieces: readonly LinePiece[]): { chord: string; word: string }[] =>
  pieces.flatMap(({ chord, text }) =>
    (text.match(/\s*\S+\s*|\s+/g) ?? ['']).map((word, at) => ({ chord: at === 0 ? chord : '', word })),
  )
