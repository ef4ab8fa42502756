import { readHeading } from '../../../../lib/services/songs/headings.ts'
import { languageTag } from '../../../../lib/services/songs/languages.ts'
import { chordsAlone, isChordLine, mergeChords } from './chord-lines.ts'
import { emptySong, PartsBuilder, type ReadSong, type SongDraft } from './draft.ts'

/** Lines such as “Author: John Newton” above the first part. */
const facts: readonly (readonly [RegExp, (song: SongDraft, value: string) => void])[] = [
  [/^title$/, (song, value) => void (song.title = value)],
  [
    /^(authors?|words|music|written by|composer|artist)$/,
    (song, value) => void (song.authors = [song.authors, value].filter(Boolean).join('; ')),
  ],
  [/^key$/, (song, value) => void (song.key = value)],
  [/^(tempo|bpm)$/, (song, value) => void (song.tempo = Number.parseInt(value, 10) || null)],
  [/^time$/, (song, value) => void (song.time = value)],
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
  [/^scripture$/, (song, value) => void (song.scripture = value)],
  [/^(copyright|©)$/, (song, value) => void (song.copyright = value)],
  [/^(ccli|ccli song|song number)$/, (song, value) => void (song.licence_number = value)],
  [/^(hymn|hymn book|songbook|number)$/, (song, value) => void (song.songbook = value)],
]

/** The songs of a text with headings; a line of three hyphens or equal signs stands between two songs. */
export function readPlainText(
  text: string,
  { name, language }: { name: string; language: string },
): ReadSong[] {
  const songs = text.split(/^\s*(?:-{3,}|={3,})\s*$/m).filter((one) => one.trim() !== '')
  return songs.map((song, at) => readSong(song, songs.length > 1 ? `${name} (${at + 1})` : name, language))
}

function readSong(text: string, source: string, language: string): ReadSong {
  const song = emptySong()
  const remarks: string[] = []
  const lines = text.replace(/\t/g, '    ').split(/\r\n|\r|\n/)
  const named = /^\s*language\s*:\s*(.+?)\s*$/im.exec(text)?.[1] ?? ''
  const parts = new PartsBuilder(languageTag(named) ?? language, remarks)
  let hasBegun = false
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const heading = readHeading(line) ?? numbered(line)
    if (heading) {
      parts.begin(heading)
      hasBegun = true
    } else if (line.trim() === '') {
      if (hasBegun) parts.end()
    } else if (noteFact(song, line, hasBegun)) {
      parts.end()
    } else if (!hasBegun && song.title === '' && isTitle(lines, at)) song.title = line.trim()
    else {
      const below = lines[at + 1]
      hasBegun = true
      if (!isChordLine(line, below)) parts.add(line)
      else if (
        below === undefined ||
        below.trim() === '' ||
        readHeading(below) ||
        isChordLine(below, lines[at + 2])
      )
        parts.add(chordsAlone(line))
      else {
        parts.add(mergeChords(line, below))
        at += 1
      }
    }
  }
  Object.assign(song, parts.build())
  if (song.title === '' && song.parts.length > 0) {
    song.title = source
    remarks.push('The text has no title: the name of the file was taken.')
  }
  return { source, song, remarks }
}

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
  const number = /^CCLI\s+Song\s*#?\s*:?\s*(\d+)/i.exec(trimmed)?.[1]
  if (number) song.licence_number = number
  else if (/^(©|\(c\)|copyright\b)/i.test(trimmed)) song.copyright = trimmed.replace(/^\(c\)/i, '©')
  else if (/^(for use solely|ccli licen[cs]e|note: reproduction|www\.ccli)/i.test(trimmed)) return true
  else {
    const [, name = '', value = ''] = /^([\p{L} ]{2,20}|©)\s*:\s*(.+)$/u.exec(trimmed) ?? []
    if (/^language$/i.test(name)) return true
    const fact = hasBegun ? undefined : facts.find(([names]) => names.test(name.trim().toLowerCase()))
    if (!fact) return false
    fact[1](song, value)
  }
  return true
}
