/*
 * How large words are on a screen, and where they are cut into slides (docs/worship.md#projection). A size is the part of the
 * screen's height that one line of letters has: 14 is 1/14. Widths are estimated, so that server and screen agree without a font.
 */

/** The sizes from the largest to the smallest: below 1/22 of the height nobody reads at 15 metres. */
export const sizes = [9, 10, 11, 12, 13, 14, 16, 18, 20, 22] as const
export const smallest = 22

/** The size of readings when they are cut into slides. */
const readingSize = 16

/** Width by height of the narrowest screen: what fits there fits anywhere. */
export const narrowest = 4 / 3

/** The parts of the screen that the words may take, and the distance of lines in letters' heights. */
const [partOfWidth, partOfHeight, lineHeight] = [0.9, 0.8, 1.2]

/** Between the words of two languages, in lines. */
const gap = 0.5

export type Words = { lines: readonly string[]; second?: readonly string[]; ratio?: number }

const narrow = /[iIljtfr.,'’‘!|:;()[\]-]/
const wide = /[mwMW@%&—]/
const capital = /[\p{Lu}\d]/u

const widthOfLetter = (letter: string): number => {
  if (letter === ' ') return 0.3
  if (narrow.test(letter)) return 0.4
  if (wide.test(letter)) return 0.98
  return capital.test(letter) ? 0.74 : 0.63
}

/** The width of a text in letters' heights, rather too wide than too narrow. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0)

/** How many rows a line takes when its words are wrapped at a width. */
function rowsOf(line: string, width: number): number {
  let [rows, used] = [1, 0]
  for (const word of line.split(' ')) {
    const needed = widthOf(word)
    if (used > 0 && used + 0.3 + needed > width) {
      rows += 1
      used = 0
    }
    rows += Math.max(0, Math.ceil(needed / width) - 1)
    used += (used > 0 ? 0.3 : 0) + Math.min(needed, width)
  }
  return rows
}

/** Whether words have room at a size. */
export function fits({ lines, second = [], ratio = narrowest }: Words, size: number): boolean {
  const width = partOfWidth * ratio * size
  const rows = [...lines, ...second].reduce((sum, line) => sum + rowsOf(line, width), 0)
  const all = rows + (second.length > 0 ? gap : 0)
  return (all * lineHeight) / size <= partOfHeight
}

/** The largest size at which words have room; the smallest where they have none. */
export const sizeOf = (words: Words): number => sizes.find((size) => fits(words, size)) ?? smallest

/** Cuts words into slides of which each has room on any screen at the smallest size. */
export function splitWords(
  lines: readonly string[],
  second: readonly string[] = [],
): { lines: string[]; second: string[] }[] {
  if (fits({ lines, second }, smallest)) return [{ lines: [...lines], second: [...second] }]
  if (lines.length > 1 || second.length > 1) {
    const [at, other] = [Math.ceil(lines.length / 2), Math.ceil(second.length / 2)]
    return [
      ...splitWords(lines.slice(0, at), second.slice(0, other)),
      ...splitWords(lines.slice(at), second.slice(other)),
    ].filter((part) => part.lines.length + part.second.length > 0)
  }
  const halves = [halve(lines[0] ?? ''), halve(second[0] ?? '')]
  return [0, 1].flatMap((half) =>
    splitWords([halves[0]?.[half] ?? ''].filter(Boolean), [halves[1]?.[half] ?? ''].filter(Boolean)),
  )
}

/** A text in two, between words where it has several. */
function halve(text: string): [string, string] {
  const middle = Math.floor(text.length / 2)
  const before = text.lastIndexOf(' ', middle)
  const at = before > 0 ? before : text.indexOf(' ', middle)
  return at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text.slice(0, middle), text.slice(middle)]
}

/** A reading cut into slides between sentences; the lines of a psalm stay lines. */
export function splitReading(text: string): string[][] {
  const slides: string[][] = []
  for (const line of linesIn(text)) {
    let isFirst = true
    for (const sentence of line.flatMap(wholeOrWords)) {
      addSentence(slides, sentence, isFirst)
      isFirst = false
    }
  }
  return slides
}

/** Adds a sentence to the last slide, behind its last line or as a line of its own; to a new slide where it has no room. */
function addSentence(slides: string[][], sentence: string, isNewLine: boolean): void {
  const slide = slides.at(-1) ?? []
  const last = slide.at(-1)
  const longer =
    isNewLine || last === undefined ? [...slide, sentence] : [...slide.slice(0, -1), `${last} ${sentence}`]
  const fitsHere = fits({ lines: longer }, readingSize)
  if (slides.length > 0 && fitsHere) slides.splice(-1, 1, longer)
  else slides.push([sentence])
}

/** The lines of a text, each in its sentences. */
const linesIn = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .map(sentencesOf)

/** The sentences of a line: each ends with a word that has a point behind it, within quotation marks or not. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  let isEnded = true
  for (const word of line.split(' ')) {
    if (isEnded) sentences.push(word)
    else sentences.push(`${sentences.pop() ?? ''} ${word}`)
    isEnded = /[.;:?!]/.test(word.slice(-3))
  }
  return sentences
}

/** A sentence, or its parts where it has no room on a slide of its own. */
function wholeOrWords(sentence: string): string[] {
  if (fits({ lines: [sentence] }, readingSize)) return [sentence]
  return halve(sentence).filter(Boolean).flatMap(wholeOrWords)
}
