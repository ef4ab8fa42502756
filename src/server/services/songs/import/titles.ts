import { languageTag } from '../../../../lib/services/songs/languages.ts'
import { fold } from '../../../../lib/text/fold.ts'
import { readCsv } from '../../../platform/spreadsheets/csv.ts'
import { emptySong, type ReadSong, type SongDraft } from './draft.ts'
import { songImports } from './messages.ts'

const listed = (value: string) =>
  value
    .split(/[;,]/)
    .map((one) => one.trim())
    .filter(Boolean)

type Column = readonly [names: RegExp, take: (song: SongDraft, value: string) => void]

const columns: readonly Column[] = [
  [
    /^(title|song|name|song title)$/,
    (song, value) => {
      song.title = value
    },
  ],
  [
    /^(other titles?|also known as|aka|alternative title)$/,
    (song, value) => song.titles.push(...listed(value).map((title) => ({ language: '', title }))),
  ],
  [
    /^(authors?|author\(s\)|words|composer|artist|writers?)$/,
    (song, value) => {
      song.authors = value
    },
  ],
  [
    /^(key|default key)$/,
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
    /^(time|time signature|metre|meter)$/,
    (song, value) => {
      song.time = value
    },
  ],
  [
    /^(themes?|tags?|topics?|categories)$/,
    (song, value) => {
      song.themes = listed(value)
    },
  ],
  [
    /^(scriptures?|scripture references?|bible)$/,
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
    /^(ccli|ccli number|ccli song number|ccli no|song number|licen[cs]e number|ccli #)$/,
    (song, value) => {
      song.licence_number = value
    },
  ],
  [
    /^(hymn ?book|hymn|hymn number|songbook|book|number|no)$/,
    (song, value) => {
      song.songbook = [song.songbook, value].filter(Boolean).join(' ')
    },
  ],
  [
    /^public domain$/,
    (song, value) => {
      song.is_public_domain = /^(yes|y|1|true|x|public domain)$/i.test(value)
    },
  ],
]

/** A title in a language stands in a column such as “Title (Twi)”. */
function titleIn(heading: string): Column[1] | undefined {
  const language = languageTag(/^title[ (]+([a-z]+)\)?$/.exec(heading)?.[1] ?? '')
  return language ? (song, value) => song.titles.push({ language, title: value }) : undefined
}

/** The songs of a CSV file of titles, a row each, without words. Throws 400 with a sentence for what is no table. */
export function readTitles(bytes: Uint8Array): ReadSong[] {
  const { header, rows } = readCsv(bytes)
  const takers = header.map((heading) => {
    const name = fold(heading).trim()
    return columns.find(([names]) => names.test(name))?.[1] ?? titleIn(name)
  })
  const unknown = header.filter((heading, at) => heading !== '' && !takers[at])
  return rows.map((cells, at) => {
    const song = emptySong()
    for (const [place, cell] of cells.entries()) if (cell !== '') takers[place]?.(song, cell)
    const remarks =
      unknown.length > 0 && at === 0 ? [songImports.notRead({ columns: unknown.join(', ') })] : []
    return { source: songImports.row({ number: at + 2 }), song, remarks }
  })
}

/** Whether a CSV file has a column of titles. */
export const hasTitles = (bytes: Uint8Array): boolean =>
  readCsv(bytes).header.some((heading) => columns[0]?.[0].test(fold(heading).trim()))
