import type { SongPart } from '../../contract/services/song.ts'
import { chordsAlone, isChordLine, mergeChords } from './chord-lines.ts'
import { readHeading, writeHeading } from './headings.ts'
import { PartsBuilder } from './parts-builder.ts'
import { languagesOf } from './slides.ts'

/*
 * The words of a song as one text a language, as people write it: headings, then lines with chords in square brackets or above the words.
 * A heading alone is sung again. Below a line of hyphens stands what is not sung.
 */

const notSung = '---'

type Words = { parts: SongPart[]; part_order: string[]; remarks: string[] }

/** The parts and the order of a song from its texts, the first of which has the order. */
export function readSongTexts(texts: readonly { language: string; text: string }[]): Words {
  const remarks: string[] = []
  const [first, ...others] = texts.map(({ language, text }) => readText(text, language, remarks))
  if (!first) return { parts: [], part_order: [], remarks }
  return { ...first, parts: [first, ...others].flatMap(({ parts }) => parts), remarks }
}

function readText(text: string, language: string, remarks: string[]) {
  const builder = new PartsBuilder(language, remarks)
  const lines = text.split(/\r\n|\r|\n/)
  for (let at = 0; at < lines.length; at += 1) {
    const [line = '', below] = [lines[at], lines[at + 1]]
    const heading = readHeading(line)
    if (heading) builder.begin({ ...heading, language })
    else if (line.trim() === notSung) builder.leaveOrder()
    else if (line.trim() === '') builder.blank()
    else if (!isChordLine(line, below)) builder.add(line)
    else if (below?.trim() && !readHeading(below) && !isChordLine(below, lines[at + 2])) {
      builder.add(mergeChords(line, below))
      at += 1
    } else builder.add(chordsAlone(line))
  }
  return builder.build()
}

/** The text of each language of a song, that of its first part first. `readSongTexts` reads them again. */
export function writeSongTexts({
  parts,
  part_order,
}: {
  parts: readonly SongPart[]
  part_order: readonly string[]
}) {
  return languagesOf(parts).map((language, at) => {
    const own = parts.filter((part) => part.language === language)
    return { language, text: writeText(own, at === 0 ? part_order : []) }
  })
}

function writeText(parts: readonly SongPart[], order: readonly string[]): string {
  const whole = ({ kind, number, lines }: SongPart) => `${writeHeading({ kind, number })}\n${lines}`
  if (order.length === 0) return parts.map(whole).join('\n\n')
  const seen = new Set<SongPart>()
  const sung = order.flatMap((place) => {
    const part = parts.find(({ kind, number }) => `${kind}-${number}` === place)
    if (!part) return []
    if (seen.has(part)) return [writeHeading({ kind: part.kind, number: part.number })]
    seen.add(part)
    return [whole(part)]
  })
  const rest = parts.filter((part) => !seen.has(part)).map(whole)
  return [...sung, ...(rest.length > 0 ? [notSung, ...rest] : [])].join('\n\n')
}
