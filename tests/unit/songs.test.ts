import { expect, test } from 'vitest'
import { hymns } from '../../src/content/songs/hymns.ts'
import { SongForm } from '../../src/lib/contract/services/song.ts'
import {
  chordSteps,
  isChord,
  songKeys,
  stepsBetween,
  transposeChord,
  transposeKey,
} from '../../src/lib/services/songs/chords.ts'
import { readHeading, writeHeading } from '../../src/lib/services/songs/headings.ts'
import { readLine, sungLines, transposeLine, wordsOf } from '../../src/lib/services/songs/lines.ts'
import { slidesOf, sungParts } from '../../src/lib/services/songs/slides.ts'
import { readSongTexts, writeSongTexts } from '../../src/lib/services/songs/song-text.ts'
import { formOfHymn } from '../../src/server/app/samples/year/services/songs.ts'
import { writeChordPro } from '../../src/server/services/songs/export/chordpro.ts'
import { writeFreeShow } from '../../src/server/services/songs/export/freeshow.ts'
import { writeOpenLyrics } from '../../src/server/services/songs/export/openlyrics.ts'
import { readSongFile } from '../../src/server/services/songs/import/read-file.ts'

/* Songs without a server: chords, slides, and the formats of files. */

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (name: string, text: string) => readSongFile(name, bytes(text), 'en')
const only = (name: string, text: string) => {
  const [song, ...others] = read(name, text)
  expect(others).toEqual([])
  if (!song) throw new Error('no song')
  return song
}

test('chords are told from words, whatever letters a language has', () => {
  for (const chord of [
    'C',
    'F#m7',
    'Bbmaj7',
    'D/F#',
    'Gsus4',
    'Cadd9',
    'Bm7b5',
    'E7#9',
    'Am/G',
    'G6/9',
    'N.C.',
  ])
    expect([chord, isChord(chord)]).toEqual([chord, true])
  for (const word of [
    'Ama',
    'Ɛ',
    'Ɔ',
    'Amen',
    'Ebenezer',
    'Dɛ',
    'Bra',
    'Da',
    'Awurade',
    'Ee',
    'Do',
    'H',
    'x2',
    'Verse 1',
    '',
  ])
    expect([word, isChord(word)]).toEqual([word, false])
})

test('words in square brackets are sung, and chords are not', () => {
  expect(wordsOf('[G]Me ne [Ama] kɔ [D7]asɔre')).toBe('Me ne [Ama] kɔ asɔre')
  expect(wordsOf('[G] [D/F#]  [Em]')).toBe('')
  expect(readLine('A[G]mazing [C]grace')).toEqual([
    { chord: '', text: 'A' },
    { chord: 'G', text: 'mazing ' },
    { chord: 'C', text: 'grace' },
  ])
  expect(sungLines('[*slowly]\n[G]One\n[C] [D]\n\nTwo')).toEqual(['One', 'Two'])
})

test('chords go to another key with its own signs', () => {
  expect(transposeChord('Bb', 2, 'C')).toBe('C')
  expect(transposeChord('F#m7/C#', 1, 'G')).toBe('Gm7/D')
  expect(transposeChord('C', 3, 'Eb')).toBe('Eb')
  expect(transposeChord('A', -1, 'Ab')).toBe('Ab')
  expect(transposeChord('A', 1, 'A#')).toBe('A#')
  expect(transposeLine('[G]One [Ama] [D/F#]two', stepsBetween('G', 'Bb'), 'Bb')).toBe(
    '[Bb]One [Ama] [F/A]two',
  )
  expect(transposeKey('Em', 3)).toBe('Gm')
})

test('up and down again by any steps gives each key its chord back', () => {
  for (const key of songKeys)
    for (let steps = 0; steps < 12; steps += 1) {
      const there = transposeKey(key, steps)
      expect([key, steps, transposeKey(there, -steps)]).toEqual([key, steps, key])
      expect(stepsBetween(key, there)).toBe(steps)
    }
})

test('with a capo the chords are those of the shape that is played', () => {
  expect(chordSteps('G', { key: 'Bb', capo: 3 })).toEqual({ steps: 0, shown: 'G' })
  expect(chordSteps('C', { key: '', capo: 2 })).toEqual({ steps: -2, shown: 'Bb' })
  expect(chordSteps('', { key: 'D', capo: 0 })).toEqual({ steps: 0, shown: 'D' })
})

test('a part is split into even slides, two languages side by side', () => {
  const lines = (from: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${from}${at + 1}`).join('\n')
  const song = {
    parts: [
      { kind: 'verse' as const, number: 1, language: 'en', lines: lines('a', 6) },
      { kind: 'verse' as const, number: 1, language: 'tw', lines: lines('ɔ', 5) },
      { kind: 'chorus' as const, number: 1, language: 'en', lines: '[G]only [C]one' },
    ],
    part_order: ['verse-1', 'chorus-1', 'verse-1'],
  }

  const slides = slidesOf(song, { lines: 4 })

  expect(
    slides.map(({ place, isFirst, texts }) => [place, isFirst, ...texts.map((text) => text.lines.join(' '))]),
  ).toEqual([
    ['verse-1', true, 'a1 a2 a3', 'ɔ1 ɔ2 ɔ3'],
    ['verse-1', false, 'a4 a5 a6', 'ɔ4 ɔ5'],
    ['chorus-1', true, 'only one'],
    ['verse-1', true, 'a1 a2 a3', 'ɔ1 ɔ2 ɔ3'],
    ['verse-1', false, 'a4 a5 a6', 'ɔ4 ɔ5'],
  ])
  expect(slidesOf(song, { lines: 9, languages: ['tw'] }).map(({ texts }) => texts[0]?.language)).toEqual([
    'tw',
    'en',
    'tw',
  ])
})

test('headings are read as they are written', () => {
  expect(readHeading('[Verse 2]')).toMatchObject({ kind: 'verse', number: 2 })
  expect(readHeading('CHORUS:')).toMatchObject({ kind: 'chorus', number: undefined })
  expect(readHeading('Pre-Chorus 1 (Twi)')).toMatchObject({ kind: 'pre-chorus', number: 1, language: 'tw' })
  expect(readHeading('Chorus (x2)')).toMatchObject({ kind: 'chorus' })
  for (const words of ['Verse of my heart', 'Chorus line', 'End of days', 'toString', 'Bridge over water'])
    expect(readHeading(words)).toBeUndefined()
  expect(readHeading(writeHeading({ kind: 'bridge', number: 3, language: 'ee' }))).toEqual({
    kind: 'bridge',
    number: 3,
    language: 'ee',
  })
})

const chordPro = `{title: Onyame ye}
{t: God is good}
{artist: Ama Mensah}
{key: Bb}
{tempo: 92}
{time: 4/4}
{copyright: 2020 Ama Mensah}
{ccli: 7654321}
# a comment of the file
{start_of_verse: label="Verse 1"}
[Bb]Onyame [Eb]ye
{c: slowly}
{end_of_verse}

{soc}
[F]Ɔye daa
{eoc}

{sov: Verse 1 (English)}
God is good
{eov}
{chorus}
{textsize: 12}
{sot}
e|--3--|
{eot}
{x_unknown: 1}
`

test('ChordPro keeps words, chords, languages and order, and says what it left out', () => {
  const { song, remarks } = only('onyame.cho', chordPro.replace('{key: Bb}', '{key: Bb}\n{language: Twi}'))

  expect(song).toMatchObject({
    title: 'Onyame ye',
    titles: [{ language: '', title: 'God is good' }],
    authors: 'Ama Mensah',
    key: 'Bb',
    tempo: 92,
    time: '4/4',
    copyright: '2020 Ama Mensah',
    licence_number: '7654321',
    parts: [
      { kind: 'verse', number: 1, language: 'tw', lines: '[Bb]Onyame [Eb]ye\n[*slowly]' },
      { kind: 'chorus', number: 1, language: 'tw', lines: '[F]Ɔye daa' },
      { kind: 'verse', number: 1, language: 'en', lines: 'God is good' },
    ],
    part_order: ['verse-1', 'chorus-1', 'chorus-1'],
  })
  expect(remarks).toEqual([
    'A tablature or grid was left out.',
    '“x_unknown” is not understood and was left out.',
  ])
})

test('a ChordPro file of several songs has each of them, and one without a title has its name', () => {
  const songs = read('book.cho', '{title: One}\n[G]a line\n{new_song}\n{key: C}\n[C]another line\n')

  expect(songs.map(({ song }) => song.title)).toEqual(['One', 'book (2)'])
  expect(songs[1]?.remarks).toEqual(['The file has no title: its name was taken.'])
})

const openLyrics = `<?xml version="1.0" encoding="UTF-8"?>
<song xmlns="http://openlyrics.info/namespace/2009/song" version="0.9" xml:lang="en">
  <properties>
    <titles><title>Amazing &amp; Grace</title><title lang="tw">Adom</title></titles>
    <authors><author type="words">John Newton</author><author>Ama</author></authors>
    <copyright>Public Domain</copyright><ccliNo>22025</ccliNo>
    <tempo type="bpm">90</tempo><key>G</key><timeSignature>3/4</timeSignature>
    <verseOrder>v1 c v1</verseOrder>
    <songbooks><songbook name="MHB" entry="427"/></songbooks>
    <themes><theme>Grace</theme></themes>
  </properties>
  <lyrics>
    <verse name="v1"><lines>A<chord root="G"/>mazing <chord root="C" structure="min7" bass="Bb">grace</chord><br/>
      how sweet</lines></verse>
    <verse name="v1b"><lines repeat="2">the sound</lines></verse>
    <verse name="v1" lang="tw"><lines>Adom</lines></verse>
    <verse name="c"><lines><chord name="D7"/>Praise<chord name="h"/> Him</lines></verse>
    <instrument name="i"><lines><beat><chord root="G"/><chord root="D"/></beat></lines></instrument>
  </lyrics>
</song>`

test('OpenLyrics of both versions is read with its chords, languages and order', () => {
  const { song, remarks } = only('grace.xml', openLyrics)

  expect(song).toMatchObject({
    title: 'Amazing & Grace',
    titles: [{ language: 'tw', title: 'Adom' }],
    authors: 'John Newton; Ama',
    songbook: 'MHB 427',
    is_public_domain: true,
    copyright: '',
    licence_number: '22025',
    ...{ key: 'G', tempo: 90, time: '3/4', themes: ['Grace'] },
    parts: [
      {
        ...{ kind: 'verse', number: 1, language: 'en' },
        lines: 'A[G]mazing [Cm7/Bb]grace\nhow sweet\nthe sound\nthe sound',
      },
      { kind: 'verse', number: 1, language: 'tw', lines: 'Adom' },
      { kind: 'chorus', number: 1, language: 'en', lines: '[D7]Praise Him' },
      { kind: 'intro', number: 1, language: 'en', lines: '[G][D]' },
    ],
    part_order: ['verse-1', 'chorus-1', 'verse-1'],
  })
  expect(remarks).toEqual(['“h” is not a chord that is known here: it was left out.'])
})

const openSong = `<?xml version="1.0" encoding="UTF-8"?>
<song><title>Amazing Grace</title><author>John Newton</author><copyright>1779</copyright>
<presentation>V1 C V2 C</presentation><ccli>22025</ccli><key>G</key><time_sig>3/4</time_sig><hymn_number>330</hymn_number><theme>Grace; Hope</theme>
<lyrics>[V]
.G       C
1Amazing grace
2Twas____grace
; softly
[C]
.D
 Praise Him || for ever
.Em  G
[X]
 other words</lyrics></song>`

test('OpenSong is read with chords over the words and verses below each other', () => {
  const { song, remarks } = only('Amazing Grace', openSong)

  expect(remarks).toEqual([])
  expect(song).toMatchObject({
    ...{ title: 'Amazing Grace', authors: 'John Newton', songbook: '330', licence_number: '22025' },
    ...{ key: 'G', time: '3/4', themes: ['Grace', 'Hope'], copyright: '1779' },
    parts: [
      { kind: 'verse', number: 1, lines: '[G]Amazing [C]grace' },
      { kind: 'verse', number: 2, lines: '[G]Twas[C]grace\n[*softly]' },
      { kind: 'chorus', number: 1, lines: '[D]Praise Him\nfor ever\n[Em] [G]' },
      { kind: 'other', number: 1, lines: 'other words' },
    ],
    part_order: ['verse-1', 'chorus-1', 'verse-2', 'chorus-1'],
  })
})

test('a text with headings is read, chords over its words as well', () => {
  const text = `Ɔdɔ kɛse

Words: Kofi Annor
Key: D

Verse 1
D       G
Love so great
A
A love that never ends

Chorus
Sing, sing

Verse 2
Another line

Chorus

CCLI Song # 12345
© 1999 Somebody
For use solely with the SongSelect Terms of Use.`

  const { song, remarks } = only('odo.txt', text)

  expect(remarks).toEqual([])
  expect(song).toMatchObject({
    ...{
      title: 'Ɔdɔ kɛse',
      authors: 'Kofi Annor',
      key: 'D',
      licence_number: '12345',
      copyright: '© 1999 Somebody',
    },
    parts: [
      { kind: 'verse', number: 1, lines: '[D]Love so [G]great\nA\nA love that never ends' },
      { kind: 'chorus', number: 1, lines: 'Sing, sing' },
      { kind: 'verse', number: 2, lines: 'Another line' },
    ],
    part_order: ['verse-1', 'chorus-1', 'verse-2', 'chorus-1'],
  })
})

test('a table of titles gives a song for each row, and its titles in languages', () => {
  const csv =
    'Title,Title (Twi),Author,Key,CCLI,Public domain,Colour\nLove Divine,Ɔdɔ,Charles Wesley,Bb,123,yes,red\n,,nobody,,,,\n'

  const songs = read('titles.csv', csv)

  expect(songs[0]).toMatchObject({
    source: 'titles.csv: Row 2',
    remarks: ['Not read: Colour.'],
    song: {
      title: 'Love Divine',
      titles: [{ language: 'tw', title: 'Ɔdɔ' }],
      authors: 'Charles Wesley',
      key: 'Bb',
      licence_number: '123',
      is_public_domain: true,
    },
  })
  expect(songs[1]?.song.title).toBe('')
  expect(read('people.csv', 'Name of person,Age\nAma,3\n')[0]?.wrong).toBe(
    'This table has no column “Title”.',
  )
})

test.each([
  [
    'bomb.xml',
    '<?xml version="1.0"?><!DOCTYPE song [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><song><title>&b;</title><lyrics> x</lyrics></song>',
    /document type/,
  ],
  [
    'file.xml',
    '<!DOCTYPE song SYSTEM "file:///etc/passwd"><song><title>x</title><lyrics> x</lyrics></song>',
    /document type/,
  ],
  ['entity.xml', '<song><title>&undeclared;</title><lyrics> x</lyrics></song>', /broken at line 1/],
  ['half.xml', '<song><title>One</title><lyrics> x', /broken at line 1/],
  ['deep.xml', `<song>${'<a>'.repeat(50)}${'</a>'.repeat(50)}</song>`, /larger than a song can be/],
  ['many.xml', `<song><lyrics>${'<a/>'.repeat(30_000)}</lyrics></song>`, /larger than a song can be/],
  ['feed.xml', '<?xml version="1.0"?><rss><channel/></rss>', /neither OpenLyrics nor OpenSong/],
  ['empty.txt', '', /empty/],
  ['blank.txt', '   \n \n', /empty/],
  ['paper.pdf', '%PDF-1.4 something', /no text/],
  ['picture.png', '\u0000\u0001PNG', /no text/],
  ['long.txt', 'a line\n'.repeat(200_000), /larger than a song can be/],
])('%s is refused with a sentence', (name, text, why) => {
  expect(read(name, text)).toEqual([expect.objectContaining({ wrong: expect.stringMatching(why) })])
})

const now = new Date('2026-11-22T10:00:00Z')

test.each(hymns.map((hymn) => [hymn.title, hymn] as const))(
  '%s is free, and comes back from each format as it was',
  (_, hymn) => {
    const { version: __, ...form } = SongForm.parse(formOfHymn(hymn))
    const song = { ...form, id: 7, version: 1 }
    for (const died of hymn.authors.matchAll(/–(\d{4})\)/g)) expect(Number(died[1])).toBeLessThan(1926)
    expect(hymn.authors.split(';')).toHaveLength([...hymn.authors.matchAll(/\(\d{4}–\d{4}\)/g)].length)

    const fromChordPro = only('song.cho', writeChordPro(song))
    const fromOpenLyrics = only('song.xml', writeOpenLyrics(song, now))
    const [id, show] = JSON.parse(writeFreeShow(song, { lines: 4, languages: [], now }))

    expect(fromChordPro.remarks).toEqual([])
    expect(fromChordPro.song).toEqual(form)
    expect(fromOpenLyrics.remarks).toEqual([])
    // OpenLyrics has no place for a passage of the Bible.
    expect(fromOpenLyrics.song).toEqual({ ...form, scripture: '' })
    expect(id).toBe('asore-song-7')
    expect(show.layouts.default.slides.map((slide: { id: string }) => slide.id)).toEqual(
      sungParts(song).map(({ place }) => place),
    )
    for (const { id: slide } of show.layouts.default.slides)
      expect(show.slides[slide].items[0].lines.length).toBeGreaterThan(0)
  },
)

test('the sample has twenty hymns', () => {
  expect(hymns).toHaveLength(20)
  expect(new Set(hymns.map(({ title }) => title)).size).toBe(20)
})

test.each(hymns.map((hymn) => [hymn.title, hymn] as const))(
  '%s is the same after it was edited as a text',
  (_, hymn) => {
    const { parts, part_order } = formOfHymn(hymn)

    const read = readSongTexts(writeSongTexts({ parts, part_order }))

    // The chorus stands where it is sung first.
    expect([...read.parts].sort(byPlace)).toEqual([...parts].sort(byPlace))
    expect([read.part_order, read.remarks]).toEqual([part_order, []])
  },
)

const byPlace = (a: { kind: string; number: number }, b: { kind: string; number: number }) =>
  a.kind.localeCompare(b.kind) || a.number - b.number

test('a text with chords above its words, a chorus that is sung again and a part that is not sung', () => {
  const text =
    'Verse 1\nG      C\nOne and two\n\nChorus\n[D]Sing\n\nVerse 2\nThree\n\nChorus\n\n---\n\nBridge\nNever'

  const { parts, part_order } = readSongTexts([{ language: 'tw', text }])

  expect(parts.map(({ kind, number, lines }) => [kind, number, lines])).toEqual([
    ['verse', 1, '[G]One and[C] two'],
    ['chorus', 1, '[D]Sing'],
    ['verse', 2, 'Three'],
    ['bridge', 1, 'Never'],
  ])
  expect(part_order).toEqual(['verse-1', 'chorus-1', 'verse-2', 'chorus-1'])
  expect(readSongTexts(writeSongTexts({ parts, part_order }))).toMatchObject({ parts, part_order })
})
