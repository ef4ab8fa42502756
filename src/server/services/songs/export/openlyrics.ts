import type { PartKind, SongPart } from '../../../../lib/contract/services/song.ts'
import { isChord } from '../../../../lib/services/songs/chords.ts'
import { readLine } from '../../../../lib/services/songs/lines.ts'
import { languagesOf } from '../../../../lib/services/songs/slides.ts'
import { escapeXml } from '../../../../lib/text/xml.ts'
import type { Song } from '../repo.ts'

const letters: Readonly<Record<PartKind, string>> = {
  verse: 'v',
  chorus: 'c',
  bridge: 'b',
  'pre-chorus': 'p',
  tag: 't',
  intro: 'i',
  ending: 'e',
  other: 'o',
}

const one = (name: string, text: string, attributes = ''): string =>
  text === '' ? '' : `      <${name}${attributes}>${escapeXml(text)}</${name}>\n`

const many = (name: string, elements: string): string =>
  elements === '' ? '' : `    <${name}>\n${elements}    </${name}>\n`

const single = (name: string, text: string, attributes = ''): string =>
  one(name, text, attributes).replace(/^ {2}/, '')

const nameOf = ({ kind, number }: Pick<SongPart, 'kind' | 'number'>) => `${letters[kind]}${number}`

/**
 * A song as OpenLyrics 0.8, which OpenLP and others import: chords by their names, without what only later versions have. Empty elements are not
 * allowed.
 */
export function writeOpenLyrics(song: Song, now: Date): string {
  const [main = 'en'] = languagesOf(song.parts)
  const titles = [{ language: '', title: song.title }, ...song.titles]
    .map(({ language, title }) => one('title', title, language ? ` lang="${language}"` : ''))
    .join('')
  const authors = song.authors
    .split(';')
    .map((author) => one('author', author.trim()))
    .join('')
  const order = song.part_order.flatMap((place) => {
    const part = song.parts.find(({ kind, number }) => `${kind}-${number}` === place)
    return part ? nameOf(part) : []
  })
  const properties = [
    many('titles', titles),
    many('authors', authors),
    single('copyright', song.is_public_domain ? 'Public Domain' : song.copyright),
    single('ccliNo', /^\d+$/.test(song.licence_number) ? song.licence_number : ''),
    single('tempo', song.tempo === null ? '' : String(song.tempo), ' type="bpm"'),
    single('key', song.key),
    single('timeSignature', song.time),
    single('verseOrder', order.join(' ')),
    song.songbook === '' ? '' : many('songbooks', `      <songbook name="${escapeXml(song.songbook)}"/>\n`),
    many('themes', song.themes.map((theme) => one('theme', theme)).join('')),
  ]
  const verses = song.parts.map((part) => {
    const language = part.language === main ? '' : ` lang="${part.language}"`
    const lines = part.lines.split('\n').map(writeLine)
    return `    <verse name="${nameOf(part)}"${language}>\n      <lines>${lines.join('<br/>')}</lines>\n    </verse>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<song xmlns="http://openlyrics.info/namespace/2009/song" xml:lang="${main}" version="0.8" createdIn="Asɔre" modifiedIn="Asɔre" modifiedDate="${now.toISOString().slice(0, 19)}">
  <properties>
${properties.join('')}  </properties>
  <lyrics>
${verses.join('')}  </lyrics>
</song>
`
}

/** A remark to musicians is a comment. */
function writeLine(line: string): string {
  return readLine(line)
    .map(({ chord, text }) => {
      const before = isChord(chord)
        ? `<chord name="${escapeXml(chord)}"/>`
        : `<comment>${escapeXml(chord)}</comment>`
      return `${chord === '' ? '' : before}${escapeXml(text)}`
    })
    .join('')
}
