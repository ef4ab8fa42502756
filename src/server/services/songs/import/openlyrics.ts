import type { PartKind } from '../../../../lib/contract/services/song.ts'
import { readChord } from '../../../../lib/services/songs/chords.ts'
import { PartsBuilder } from '../../../../lib/services/songs/parts-builder.ts'
import { emptySong, type ReadSong } from './draft.ts'
import { songImports } from './messages.ts'
import { elementsOf, textIn, textOf, type XmlElement } from './xml.ts'

/* OpenLyrics, versions 0.8 and 0.9 (docs.openlyrics.org). OpenLP writes and reads it. */

const kinds: Readonly<Record<string, PartKind>> = {
  v: 'verse',
  c: 'chorus',
  b: 'bridge',
  p: 'pre-chorus',
  i: 'intro',
  e: 'ending',
  o: 'other',
  m: 'other',
  s: 'other',
  t: 'tag',
}

/** What the built-in structures of chords are called on paper. */
const structures: Readonly<Record<string, string>> = {
  power: '5',
  major: '',
  min: 'm',
  aug: 'aug',
  dim: 'dim',
  dom7: '7',
  maj7: 'maj7',
  min7: 'm7',
  dim7: 'dim7',
  halfdim7: 'm7b5',
  minmaj7: 'mmaj7',
  augmaj7: 'maj7#5',
  aug7: '7#5',
  maj6: '6',
  maj6b: 'b6',
  min6: 'm6',
  min6b: 'mb6',
  dom9: '9',
  dom9b: '7b9',
  maj9: 'maj9',
  min9: 'm9',
  minmaj9: 'mmaj9',
  aug9: '9#5',
  halfdim9: 'm9b5',
  sus4: 'sus4',
  sus2: 'sus2',
  add9: 'add9',
}

/** Whether an XML file is of OpenLyrics. */
export const isOpenLyrics = (root: XmlElement): boolean =>
  root.name === 'song' && elementsOf(root, 'properties').length > 0

/** The song of an OpenLyrics file. */
export function readOpenLyrics(
  root: XmlElement,
  { name, language }: { name: string; language: string },
): ReadSong {
  const song = emptySong()
  const remarks: string[] = []
  const main = tagOf(root.attributes['lang']) ?? language
  const properties = elementsOf(root, 'properties')[0]
  const listed = (list: string, one: string) =>
    properties ? elementsOf(properties, list).flatMap((element) => elementsOf(element, one)) : []
  const titles = listed('titles', 'title').map((title) => ({
    language: tagOf(title.attributes['lang']) ?? '',
    title: textOf(title).trim(),
  }))
  const [first, ...others] = titles.filter(({ title }) => title !== '')
  const released = textIn(properties, 'copyright')
  const parts = new PartsBuilder(main, remarks)
  const order = readParts(root, { parts, main, remarks })
  const built = parts.build()
  const wanted = textIn(properties, 'verseOrder').split(/\s+/).filter(Boolean)
  const places = wanted.flatMap((one) => order.get(one) ?? order.get(one.replace(/[a-z]$/, '')) ?? [])
  if (wanted.length > places.length) remarks.push(songImports.unknownParts)
  for (const left of ['comments', 'transposition', 'variant'])
    if (textIn(properties, left)) remarks.push(songImports.notStored({ left }))
  Object.assign(song, built, {
    title: first?.title ?? '',
    titles: others,
    authors: [...new Set(listed('authors', 'author').map((one) => textOf(one).trim()))].join('; '),
    songbook: listed('songbooks', 'songbook')
      .map(({ attributes }) => [attributes['name'], attributes['entry']].filter(Boolean).join(' '))
      .join('; '),
    key: textIn(properties, 'key'),
    tempo: Number.parseInt(textIn(properties, 'tempo'), 10) || null,
    time: textIn(properties, 'timeSignature'),
    themes: [...new Set(listed('themes', 'theme').map((one) => textOf(one).trim()))],
    copyright: /^public domain$/i.test(released) ? '' : released,
    is_public_domain: /^public domain$/i.test(released),
    licence_number: textIn(properties, 'ccliNo'),
    part_order: sameOrder(
      places,
      built.parts.map(({ kind, number }) => `${kind}-${number}`),
    )
      ? []
      : places,
  })
  return { source: name, song, remarks }
}

const sameOrder = (places: readonly string[], written: readonly string[]) =>
  places.join() === [...new Set(written)].join()

const tagOf = (text: string | undefined) => /^[a-z]{2,3}/.exec((text ?? '').toLowerCase())?.[0]

type Reading = { parts: PartsBuilder; main: string; remarks: string[] }

/** Reads the verses; returns which place each name means. Verse v1a and v1b are one. */
function readParts(root: XmlElement, { parts, main, remarks }: Reading): Map<string, string> {
  const places = new Map<string, string>()
  let before = ''
  const verses = elementsOf(root, 'lyrics').flatMap((lyrics) =>
    elementsOf(lyrics).filter(({ name }) => name === 'verse' || name === 'instrument'),
  )
  for (const verse of verses) {
    const { called, kind, number, section, plain } = nameOf(verse)
    if (verse.attributes['translit']) {
      remarks.push(songImports.transliteration({ called }))
      continue
    }
    const language = tagOf(verse.attributes['lang']) ?? main
    const whole = `${kind}-${number} ${language}`
    if (section === '' || section === 'a' || whole !== before) parts.begin({ kind, number, language })
    before = whole
    const lines = elementsOf(verse, 'lines').flatMap((one) => linesOf(one, remarks))
    for (const line of lines) parts.add(line)
    for (const name of [called, plain]) places.set(name, `${kind}-${number}`)
  }
  return places
}

/** What the name of a verse says: v1b is the second section of verse 1. */
function nameOf({ attributes }: XmlElement) {
  const called = (attributes['name'] ?? 'v').toLowerCase()
  const [, letter = 'v', digits = '1', section = ''] = /^([a-z])(\d{0,2})([a-z]?)$/.exec(called) ?? []
  const number = Math.max(1, Number(digits) || 1)
  return { called, kind: kinds[letter] ?? 'other', number, section, plain: `${letter}${digits}` } as const
}

/** The lines of an element as ChordPro; lines that are repeated stand there as often. */
function linesOf(lines: XmlElement, remarks: string[]): string[] {
  const text = written(lines, remarks)
    .split('\n')
    .map((line) => line.replace(/[ \t\r\f]+/g, ' ').trim())
  while (text.at(-1) === '') text.pop()
  const times = Math.min(Number(lines.attributes['repeat']) || 1, 4)
  return Array.from({ length: times }, () => text).flat()
}

function written(element: XmlElement, remarks: string[]): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child.replace(/\s+/g, ' ')
      if (child.name === 'br') return '\n'
      if (child.name === 'line') return `${written(child, remarks)}\n`
      if (child.name === 'comment') return `[*${textOf(child).trim().replace(/[[\]]/g, '')}]`
      return child.name === 'chord'
        ? chordOf(child, remarks) + written(child, remarks)
        : written(child, remarks)
    })
    .join('')
}

function chordOf({ attributes }: XmlElement, remarks: string[]): string {
  const { name, root = '', structure = 'major', bass } = attributes as Record<string, string | undefined>
  const quality = Object.hasOwn(structures, structure) ? structures[structure] : undefined
  if (!name && quality === undefined) remarks.push(songImports.chordReadAs({ root, structure }))
  const chord = name ?? `${root}${quality ?? ''}${bass ? `/${bass}` : ''}`
  if (readChord(chord)) return `[${chord}]`
  remarks.push(songImports.unknownChord({ chord }))
  return ''
}
