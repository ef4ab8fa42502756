import type { PartKind } from '../../../../lib/contract/services/song.ts'
import { chordsAlone, mergeChords } from '../../../../lib/services/songs/chord-lines.ts'
import { readHeading } from '../../../../lib/services/songs/headings.ts'
import { PartsBuilder } from '../../../../lib/services/songs/parts-builder.ts'
import { emptySong, type ReadSong } from './draft.ts'
import { songImports } from './messages.ts'
import { elementsOf, textIn, type XmlElement } from './xml.ts'

/* OpenSong: an XML file whose lyrics are lines. The first letter of a line says what it is (opensong.org, file formats). */

const kinds: Readonly<Record<string, PartKind>> = {
  V: 'verse',
  C: 'chorus',
  B: 'bridge',
  P: 'pre-chorus',
  T: 'tag',
  I: 'intro',
  E: 'ending',
  O: 'ending',
}

/** Whether an XML file is of OpenSong. */
export const isOpenSong = (root: XmlElement): boolean =>
  root.name === 'song' && elementsOf(root, 'lyrics').length > 0 && elementsOf(root, 'properties').length === 0

/** The song of an OpenSong file. */
export function readOpenSong(
  root: XmlElement,
  { name, language }: { name: string; language: string },
): ReadSong {
  const song = emptySong()
  const remarks: string[] = []
  const parts = new PartsBuilder(language, remarks)
  readLyrics(rawTextIn(root, 'lyrics'), parts)
  const built = parts.build()
  const copyright = textIn(root, 'copyright')
  const isFree = /^public domain$/i.test(copyright)
  const wanted = textIn(root, 'presentation')
    .split(/[\s,]+/)
    .filter(Boolean)
  const has = new Set(built.parts.map(({ kind, number }) => `${kind}-${number}`))
  const places = wanted.map((one) => placeOf(one)).filter((place) => has.has(place))
  if (places.length < wanted.length) remarks.push(songImports.unknownParts)
  Object.assign(song, built, {
    title: textIn(root, 'title'),
    titles: [textIn(root, 'aka'), textIn(root, 'alttitle')]
      .filter(Boolean)
      .map((title) => ({ language: '', title })),
    authors: textIn(root, 'author')
      .split(/[|,]/)
      .map((one) => one.trim())
      .join('; '),
    songbook: textIn(root, 'hymn_number'),
    key: textIn(root, 'key'),
    tempo: Number.parseInt(textIn(root, 'tempo'), 10) || null,
    time: textIn(root, 'time_sig'),
    themes: `${textIn(root, 'theme')};${textIn(root, 'alttheme')}`
      .split(/[;,]/)
      .map((one) => one.trim())
      .filter(Boolean),
    copyright: isFree ? '' : copyright,
    is_public_domain: isFree,
    licence_number: textIn(root, 'ccli'),
    part_order: places.join() === [...has].join() ? [] : places,
  })
  return { source: name, song, remarks }
}

/** Not trimmed: the first letter of each line counts. */
const rawTextIn = (root: XmlElement, name: string) =>
  (elementsOf(root, name)[0]?.children ?? []).filter((child) => typeof child === 'string').join('')

const placeOf = (called: string): string => {
  const { kind, number = 1 } = headingOf(called)
  return `${kind}-${number}`
}

function headingOf(called: string): { kind: PartKind; number?: number } {
  const [, letters = '', digits] = /^([A-Za-z]*)\s*(\d{0,2})$/.exec(called.trim()) ?? []
  const kind = kinds[letters.toUpperCase() || 'V']
  if (kind) return { kind, number: Number(digits) || 1 }
  const { kind: other, number } = readHeading(called) ?? { kind: 'other' as const }
  return { kind: other, number: number ?? 1 }
}

const remark = (text: string) => `[*${text.trim().replace(/[[\]]/g, '')}]`

function readLyrics(lyrics: string, parts: PartsBuilder): void {
  const reader = new LyricsReader(parts)
  for (const line of lyrics.split(/\r\n|\r|\n/)) reader.take(line)
  reader.end()
}

class LyricsReader {
  readonly #parts: PartsBuilder
  #within: { kind: PartKind; number?: number } = { kind: 'verse', number: 1 }
  /** Lines of several verses that stand below the same chords, by the number of the verse. */
  readonly #numbered = new Map<number, string[]>()
  #chords: string | undefined

  constructor(parts: PartsBuilder) {
    this.#parts = parts
  }

  take(line: string): void {
    const [first, rest] = [line.charAt(0), line.slice(1)]
    const isWords = /^[ \d]$/.test(first) && rest.trim() !== ''
    if (!isWords) this.#leaveChords()
    if (isWords) this.#takeWords(first, rest)
    else if (first === '[') {
      this.#settle()
      const [called = ''] = rest.split(']')
      this.#within = headingOf(called)
      this.#parts.begin(this.#within)
    } else if (first === '.') this.#chords = rest
    else if (first === ';') this.#takeRemark(remark(rest))
  }

  end(): void {
    this.#leaveChords()
    this.#settle()
    this.#parts.end()
  }

  #takeWords(first: string, rest: string): void {
    const words = clean(this.#chords === undefined ? rest : mergeChords(this.#chords, rest))
    if (first === ' ') {
      this.#chords = undefined
      for (const one of words) this.#parts.add(one)
    } else {
      // The chords stand over the line of each verse that follows: the same number again is the next line.
      const before = this.#numbered.get(Number(first)) ?? []
      this.#numbered.set(Number(first), [...before, ...words])
    }
  }

  #takeRemark(text: string): void {
    const verse = [...this.#numbered.values()].at(-1)
    if (verse) verse.push(text)
    else this.#parts.add(text)
  }

  /** Chords without words below them stand alone. */
  #leaveChords(): void {
    if (this.#chords !== undefined && this.#numbered.size === 0) this.#parts.add(chordsAlone(this.#chords))
    this.#chords = undefined
  }

  /** Adds the verses whose lines stood below each other. */
  #settle(): void {
    for (const [number, words] of this.#numbered) {
      this.#parts.begin({ kind: this.#within.kind, number })
      for (const line of words) this.#parts.add(line)
    }
    this.#numbered.clear()
  }
}

/** Underscores align, and bars break lines or slides. */
const clean = (line: string): string[] =>
  line
    .replaceAll('_', '')
    .split('|')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
