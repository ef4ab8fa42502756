import { basename, extname } from 'node:path'
import { Refused } from '../../../platform/errors/refusal.ts'
import { isChordPro, readChordPro } from './chordpro.ts'
import { emptySong, type ReadSong } from './draft.ts'
import { songImports } from './messages.ts'
import { isOpenLyrics, readOpenLyrics } from './openlyrics.ts'
import { isOpenSong, readOpenSong } from './opensong.ts'
import { readPlainText } from './plain-text.ts'
import { hasTitles, readTitles } from './titles.ts'
import { readXml, WrongXml } from './xml.ts'

/** What could be read of a song, or why it could not. */
export type FileSong = ReadSong & { wrong?: string }

/** Bytes of the file of one song, at most: the longest hymn has 20 KB. */
const mostBytes = 1024 * 1024

const wrong = (source: string, why: string): FileSong[] => [
  { source, song: emptySong(), remarks: [], wrong: why },
]

/**
 * The songs of a file by what is in it: ChordPro, OpenLyrics, OpenSong, a CSV of titles, or text with headings. Never throws for a wrong
 * file: its answer says what is wrong.
 */
export function readSongFile(file: string, bytes: Uint8Array, language: string): FileSong[] {
  const name = basename(file, extname(file))
  if (bytes.length === 0) return wrong(file, songImports.empty)
  if (bytes.length > mostBytes && !/\.csv$/i.test(file)) return wrong(file, songImports.tooLarge)
  const text = decode(bytes)
  if (text === undefined) return wrong(file, songImports.noText)
  try {
    if (/^\s*<(\?xml|!doctype|!--|[a-z:]*song\b)/i.test(text))
      return readXmlSong(text, { name, language }, file)
    if (/\.csv$/i.test(file)) {
      return hasTitles(bytes)
        ? readTitles(bytes).map((song) => ({ ...song, source: `${file}: ${song.source}` }))
        : wrong(file, songImports.noTitleColumn)
    }
    const songs = isChordPro(text)
      ? readChordPro(text, { name, language })
      : readPlainText(text, { name, language })
    return songs.length > 0 ? songs : wrong(file, songImports.empty)
  } catch (error) {
    if (error instanceof WrongXml) return wrong(file, error.message)
    if (error instanceof Refused) return wrong(file, error.message)
    throw error
  }
}

function readXmlSong(text: string, about: { name: string; language: string }, file: string): FileSong[] {
  const root = readXml(text)
  if (isOpenLyrics(root)) return [readOpenLyrics(root, about)]
  if (isOpenSong(root)) return [readOpenSong(root, about)]
  return wrong(file, songImports.otherXml)
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252; undefined for what is none. */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0) || String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-') return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
