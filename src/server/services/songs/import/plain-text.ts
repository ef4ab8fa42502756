import { chordsAlone, isChordLine, mergeChords } from '../../../../lib/services/songs/chord-lines.ts'
import { readHeading } from '../../../../lib/services/songs/headings.ts'
import { languageTag } from '../../../../lib/services/songs/languages.ts'
import { PartsBuilder } from '../../../../lib/services/songs/parts-builder.ts'
import { emptySong, type ReadSong, type SongDraft } from './draft.ts'
import { songImports } from './messages.ts'

/** Lines such as “Author: John Newton” above the first part. */
const facts: readonly (readonly [RegExp, (song: SongDraft, value: string) => void])[] = [
  [
    /^title$/,
    (song, value) => {
      song.title = value
    },
  ],
  [
    /^(authors?|words|music|written by|composer|artist)$/,
    (song, value) => {
      song.authors = [song.authors, value].filter(Boolean).join('; ')
    },
  ],
  [
    /^key$/,
    (song, value) => {
      song.key = value
    },
  ],
  [
    /^(tempo|bpm)$/,
    (song, value) => {
      song.tempo = Number.parseInt(value, 10) || null
    },
  ],
  [
    /^time$/,
    (song, value) => {
      song.time = value
    },
  ],
  [
    /^themes?$/,
    (song, value) =>
      void song.themes.push(
        ...value
          .split(/[,;]/)
          .map((one) => one.trim())
          .filter(Boolean),
      ),
  ],
  [
    /^scripture$/,
    (song, value) => {
      song.scripture = value
    },
  ],
  [
    /^(copyright|©)$/,
    (song, value) => {
      song.copyright = value
    },
  ],
  [
    /^(ccli|ccli song|song number)$/,
    (song, value) => {
      song.licence_number = value
    },
  ],
  [
    /^(hymn|hymn book|songbook|number)$/,
    (song, value) => {
      song.songbook = value
    },
  ],
]

/** The songs of a text with headings; a line of three hyphens or equal signs stands between two songs. */
export function readPlainText(
  text: string,
  { name, language }: { name: string; language: string },
): ReadSong[] {
  const songs = text.split(/^\s{0,99}(?:-{3,999}|={3,999})\s{0,99}$/m).filter((one) => one.trim() !== '')
  return songs.map((song, at) => readSong(song, songs.length > 1 ? `${name} (${at + 1})` : name, language))
}

function readSong(text: string, source: string, language: string): ReadSong {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  const named = lines.find((line) => /^language\s*:./i.test(line)) ?? ''
  const reader = new TextReader(text, languageTag(named.slice(named.indexOf(':') + 1)) ?? language)
  const { song, remarks } = reader.read()
  if (song.title === '' && song.parts.length > 0) {
    song.title = source
    remarks.push(songImports.textNoTitle)
  }
  return { source, song, remarks }
}

class TextReader {
  readonly #song = emptySong()
  readonly #remarks: string[] = []
  readonly #lines: string[]
  readonly #parts: PartsBuilder
  #hasBegun = false

  constructor(text: string, language: string) {
    this.#lines = text.replace(/\t/g, '    ').split(/\r\n|\r|\n/)
    this.#parts = new PartsBuilder(language, this.#remarks)
  }

  read(): { song: SongDraft; remarks: string[] } {
    for (let at = 0; at < this.#lines.length; at += this.#take(at));
    Object.assign(this.#song, this.#parts.build())
    return { song: this.#song, remarks: this.#remarks }
  }

  /** Reads a line; returns how many were read. */
  #take(at: number): number {
    const line = this.#lines[at] ?? ''
    const heading = readHeading(line) ?? numbered(line)
    if (heading) {
      this.#parts.begin(heading)
      this.#hasBegun = true
    } else if (line.trim() === '' || noteFact(this.#song, line, this.#hasBegun)) this.#parts.blank()
    else if (!this.#hasBegun && this.#song.title === '' && isTitle(this.#lines, at))
      this.#song.title = line.trim()
    else return this.#takeWords(line, at)
    return 1
  }

  #takeWords(line: string, at: number): number {
    const below = this.#lines[at + 1]
    this.#hasBegun = true
    if (!isChordLine(line, below)) this.#parts.add(line)
    else if (hasWords(below) && !isChordLine(below ?? '', this.#lines[at + 2])) {
      this.#parts.add(mergeChords(line, below ?? ''))
      return 2
    } else this.#parts.add(chordsAlone(line))
    return 1
  }
}

const hasWords = (line: string | undefined): boolean =>
  line !== undefined && line.trim() !== '' && readHeading(line) === undefined

/** “2” or “2.” alone on a line begins a verse. */
function numbered(line: string) {
  const number = /^\s*(\d{1,2})[.)]?\s*$/.exec(line)?.[1]
  return number ? { kind: 'verse' as const, number: Number(number) || undefined } : undefined
}

/** The first line of a text is a title, where a blank line, a heading or a fact is below it. */
function isTitle(lines: readonly string[], at: number): boolean {
  const below = lines[at + 1]?.trim() ?? ''
  return (
    below === '' ||
    readHeading(below) !== undefined ||
    numbered(below) !== undefined ||
    /^[\w ]{2,20}:\s/.test(below)
  )
}

/** Keeps a fact of the song; false for a line that has none. */
function noteFact(song: SongDraft, line: string, hasBegun: boolean): boolean {
  const trimmed = line.trim()
  const number = /^CCLI\s+Song\s*(?:#\s*)?(?::\s*)?(\d+)/i.exec(trimmed)?.[1]
  if (number) song.licence_number = number
  else if (/^(©|\(c\)|copyright\b)/i.test(trimmed)) song.copyright = trimmed.replace(/^\(c\)/i, '©')
  else if (/^(for use solely|ccli licen[cs]e|note: reproduction|www\.ccli)/i.test(trimmed)) return true
  else {
    const [, name = '', value = ''] = /^([^:]+):(.+)$/.exec(trimmed) ?? []
    const called = name.trim().toLowerCase()
    if (called === 'language') return true
    const fact = hasBegun ? undefined : facts.find(([names]) => names.test(called))
    if (!fact) return false
    fact[1](song, value.trimStart())
  }
  return true
}
