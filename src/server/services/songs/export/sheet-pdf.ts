import type { Church } from '../../../../lib/contract/website/church.ts'
import { chordSteps } from '../../../../lib/services/songs/chords.ts'
import { creditsOf } from '../../../../lib/services/songs/credits.ts'
import {
  hasChords,
  type LinePiece,
  readLine,
  transposeLine,
  wordsOf,
  wordsWithChords,
} from '../../../../lib/services/songs/lines.ts'
import { sungParts, textsIn, type WholePart } from '../../../../lib/services/songs/slides.ts'
import { partLabel } from '../../../../lib/texts/services/song-parts.ts'
import { keepTogether, left, makePdf, type Pdf, textWidth } from '../../../platform/pdf/pdf.ts'
import { sheetWords as words } from '../messages.ts'
import type { Song } from '../repo.ts'

/** A song as it is played: the key in which it sounds ('' as it is written), and the fret of the capo. */
export type PlayedSong = { song: Song; key: string; capo: number }

type Options = {
  church: Church
  licence: string
  day: string
  withoutChords: boolean
  languages: readonly string[]
}

const sizes = { words: 11, chords: 9, heading: 10 } as const
const [wordHeight, chordHeight, gap] = [15, 12, 16]

/** Sheets of songs, each on a page of its own: with chords for musicians, without for singers. Two languages stand side by side. */
export function sheetsPdf(songs: readonly PlayedSong[], options: Options): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = songs
  const title = songs.length === 1 && first ? first.song.title : words.songs
  const { church, day } = options
  return makePdf({ church, title, day, isPlain: true }, (pdf) => {
    for (const [at, played] of songs.entries()) {
      if (at > 0) pdf.addPage()
      writeSong(pdf, played, options)
    }
  })
}

function writeSong(pdf: Pdf, { song, key, capo }: PlayedSong, options: Options): void {
  const playing = { key, capo: options.withoutChords ? 0 : capo }
  const { steps, shown } = chordSteps(song.key, playing)
  pdf.font('bold').fontSize(18).text(song.title, left, pdf.y, { width: textWidth })
  const facts = [
    (key || song.key) && words.key({ key: key || song.key }),
    playing.capo > 0 && words.capo({ capo: String(playing.capo), key: shown }),
    song.tempo !== null && words.tempo({ tempo: String(song.tempo) }),
    song.time,
  ].filter(Boolean)
  pdf.font('body').fontSize(sizes.heading)
  if (song.authors) pdf.text(song.authors)
  if (facts.length > 0) pdf.text(facts.join(' · '))
  pdf.moveDown(0.8)
  for (const part of sungParts(song)) writePart(pdf, part, { ...options, steps, shown })
  pdf.font('body').fontSize(8)
  const credits = creditsOf(song, options.licence)
  keepTogether(pdf, 12 * credits.length)
  for (const line of credits) pdf.text(line, left, undefined, { width: textWidth })
}

type PartOptions = Options & { steps: number; shown: string }
type SheetLine = { pieces: LinePiece[]; hasChords: boolean }

function writePart(pdf: Pdf, part: WholePart, options: PartOptions): void {
  const columns = textsIn(part, options.languages).slice(0, 2)
  const lines = columns.map((text) => linesOf(text.lines, options))
  const rows = Math.max(...lines.map(({ length }) => length))
  if (rows === 0) return
  const width = (textWidth - gap * (columns.length - 1)) / columns.length
  keepTogether(pdf, sizes.heading + 3 * (wordHeight + chordHeight))
  pdf.font('bold').fontSize(sizes.heading).text(partLabel(part), left)
  for (let row = 0; row < rows; row += 1) {
    const beside = lines.map((column) => column[row])
    const isWithChords = beside.some((line) => line?.hasChords)
    keepTogether(pdf, wordHeight + (isWithChords ? chordHeight : 0))
    const { y } = pdf
    const ends = beside.map((line, at) =>
      line ? drawLine(pdf, line, { x: left + at * (width + gap), y, width, isWithChords }) : y,
    )
    pdf.y = Math.max(...ends)
  }
  pdf.x = left
  pdf.y += wordHeight / 2
}

function linesOf(lines: string, { withoutChords, steps, shown }: PartOptions): SheetLine[] {
  return lines.split('\n').flatMap((line) => {
    if (line.trim() === '') return []
    if (!withoutChords)
      return [{ pieces: readLine(transposeLine(line, steps, shown)), hasChords: hasChords(line) }]
    const text = wordsOf(line)
    return text === '' ? [] : [{ pieces: [{ chord: '', text }], hasChords: false }]
  })
}

type Place = { x: number; y: number; width: number; isWithChords: boolean }

/** Draws a line, wrapped between its words. Returns where the next one begins. */
function drawLine(pdf: Pdf, line: SheetLine, { x, y, width, isWithChords }: Place): number {
  let [at, top] = [x, y]
  const above = isWithChords ? chordHeight : 0
  for (const { chord, word } of wordsWithChords(line.pieces)) {
    const taken = Math.max(widthOf(pdf, 'body', word), chord ? widthOf(pdf, 'bold', chord) + 4 : 0)
    if (at > x && at + taken > x + width) {
      at = x
      top += wordHeight + above
    }
    if (chord) pdf.font('bold').fontSize(sizes.chords).text(chord, at, top, { lineBreak: false })
    pdf.font('body').fontSize(sizes.words)
    pdf.text(word, at, top + above, { lineBreak: false })
    at += taken
  }
  return top + wordHeight + above
}

const widthOf = (pdf: Pdf, font: 'body' | 'bold', text: string): number =>
  pdf
    .font(font)
    .fontSize(font === 'body' ? sizes.words : sizes.chords)
    .widthOfString(text)
