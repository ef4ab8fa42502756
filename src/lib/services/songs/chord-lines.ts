import { isChord } from './chords.ts'

/** Chords that are words as well: “A” and “E” begin a line of Twi or English as often as one of chords. */
const words = new Set(['A', 'E', 'Am', 'Em', 'Amin'])

/**
 * Whether a line has chords alone, above `below`. A line of letters that are words as well is one of chords only where it is spaced as
 * chords are.
 */
export function isChordLine(line: string, below: string | undefined): boolean {
  const tokens = line.trim().split(/\s+/)
  if (line.trim() === '' || !tokens.every((token) => isChord(token) || /^[|/\-–x\d]+$/.test(token)))
    return false
  if (!tokens.some(isChord)) return false
  if (tokens.some((token) => isChord(token) && !words.has(token))) return true
  const isSpaced = /^\s{2,}|\S\s{2,}\S/.test(line)
  return isSpaced && below !== undefined && /\p{L}{2}/u.test(below)
}

/** The words of a line with the chords of the line above it, as ChordPro. */
export function mergeChords(chords: string, words: string): string {
  const tokens = [...chords.matchAll(/\S+/g)].filter(([token]) => isChord(token))
  return tokens.reduceRight((line, { 0: token, index }) => {
    const padded = line.padEnd(index)
    return `${padded.slice(0, index)}[${token}]${padded.slice(index)}`
  }, words)
}

/** A line of chords without words, as ChordPro. */
export const chordsAlone = (line: string): string =>
  line
    .trim()
    .split(/\s+/)
    .map((token) => (isChord(token) ? `[${token}]` : token))
    .join(' ')
