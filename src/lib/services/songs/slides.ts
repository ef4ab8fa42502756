import { type PartKind, placeOf, type SongPart } from '../../contract/services/song.ts'
import { sungLines } from './lines.ts'

/** What of a song says how it is sung. */
export type SungSong = { parts: readonly SongPart[]; part_order: readonly string[] }

/** A part in its languages, those that the song has first. */
export type WholePart = { place: string; kind: PartKind; number: number; texts: SongPart[] }

/** The parts of a song as they were written, each once with all its languages. */
export function wholeParts(parts: readonly SongPart[]): WholePart[] {
  const all = new Map<string, WholePart>()
  for (const part of parts) {
    const place = placeOf(part)
    const whole = all.get(place)
    if (whole) whole.texts.push(part)
    else all.set(place, { place, kind: part.kind, number: part.number, texts: [part] })
  }
  return [...all.values()]
}

/** The parts as they are sung: in the order of the song, else as they were written. */
export function sungParts({ parts, part_order }: SungSong): WholePart[] {
  const whole = wholeParts(parts)
  if (part_order.length === 0) return whole
  return part_order.flatMap((place) => whole.find((part) => part.place === place) ?? [])
}

/** The languages of a song, that of its first part first. */
export const languagesOf = (parts: readonly SongPart[]): string[] => [
  ...new Set(parts.map(({ language }) => language)),
]

/** The texts of a part in the wanted languages, in their order; all without any. A part that has none of them is shown in its own first. */
export function textsIn(part: WholePart, languages: readonly string[]): SongPart[] {
  if (languages.length === 0) return part.texts
  const wanted = languages.flatMap((tag) => part.texts.find(({ language }) => language === tag) ?? [])
  return wanted.length > 0 ? wanted : part.texts.slice(0, 1)
}

/** What a slide shows: lines in each language, and of which part they are. `isFirst`: the part begins here. */
export type SongSlide = {
  place: string
  kind: PartKind
  number: number
  isFirst: boolean
  texts: { language: string; lines: string[] }[]
}

/**
 * The slides of a song, without chords: each part in its turn, split into slides of at most so many lines of one language, as even as they
 * can be. Languages stand side by side on the same slide.
 */
export function slidesOf(
  song: SungSong,
  { lines: most, languages = [] }: { lines: number; languages?: readonly string[] },
): SongSlide[] {
  return sungParts(song).flatMap((part) => {
    const texts = textsIn(part, languages)
      .map(({ language, lines }) => ({ language, lines: sungLines(lines) }))
      .filter(({ lines }) => lines.length > 0)
    const longest = Math.max(0, ...texts.map(({ lines }) => lines.length))
    const count = Math.ceil(longest / Math.max(1, most))
    return Array.from({ length: count }, (_, at) => ({
      ...{ place: part.place, kind: part.kind, number: part.number, isFirst: at === 0 },
      texts: texts.map(({ language, lines }) => ({ language, lines: evenPart(lines, at, count) })),
    }))
  })
}

/** One of so many even parts of a list. */
function evenPart<One>(all: readonly One[], at: number, count: number): One[] {
  const size = Math.ceil(all.length / count)
  return all.slice(at * size, (at + 1) * size)
}
