import { makeZip } from 'client-zip'
import { expect, test } from 'vitest'
import type {
  ComingSongs,
  ImportAnswer,
  SongAnswer,
  SongHead,
  SongReportRow,
  SongUse,
} from '../../../src/lib/contract/services/song.ts'
import { noteSongsOfPlan } from '../../../src/server/services/songs/uses.ts'
import { textOfPdf } from '../../support/pdf-text.ts'
import { newSong, openSongs, ownedSong } from '../../support/songs.ts'

/* The song library: who reads and writes it, searches, licences, imports, files, and when songs were sung. */

const rowsOf = (answer: { body: unknown }) => (answer.body as { results: SongHead[] }).results
const titlesOf = (answer: { body: unknown }) => rowsOf(answer).map(({ title }) => title)

test('who plans the services writes songs, who serves in a team reads them, and others see none', async () => {
  await using songs = await openSongs()
  const { church, member } = songs
  const { id, version } = await songs.add()

  const before = [
    await church.get('songs/', member),
    await church.get(`songs/${id}/`, member),
    await church.get('songs/'),
  ]
  await songs.letServe('member')
  const after = [await church.get('songs/', member), await church.get(`songs/${id}/`, member)]
  const writes = [
    await church.post('songs/', newSong, member),
    await church.put(`songs/${id}/`, { ...newSong, version }, member),
    await church.remove(`songs/${id}/`, member),
    await church.get('songs/report/', member),
    await church.post(`songs/${id}/uses/`, { used_on: '2026-11-22' }, member),
  ]

  expect(before.map(({ status }) => status)).toEqual([403, 403, 401])
  expect(after.map(({ status }) => status)).toEqual([200, 200])
  expect(after[1]?.body).toMatchObject({ title: 'Ɔdɔ Kɛseɛ', is_withheld: false, parts: newSong.parts })
  expect(writes.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})

test('a song that two people change is saved once, and the second keeps what was typed', async () => {
  await using songs = await openSongs()
  const { church, worship, admin } = songs
  const { id, version } = await songs.add()

  const first = await church.put(`songs/${id}/`, { ...newSong, title: 'First', version }, worship)
  const second = await church.put(`songs/${id}/`, { ...newSong, title: 'Second', version }, admin)

  expect([first.status, second.status]).toEqual([200, 409])
  expect((await church.get(`songs/${id}/`, admin)).body).toMatchObject({
    title: 'First',
    version: version + 1,
  })
})

test.each([
  ['title', { title: ' ' }],
  ['key', { key: 'H' }],
  ['time', { time: 'three' }],
  ['tempo', { tempo: 5 }],
  ['part_order', { part_order: ['verse-9'] }],
  ['parts', { parts: [newSong.parts[0], newSong.parts[0]], part_order: [] }],
  ['parts.0.lines', { parts: [{ kind: 'verse', number: 1, language: 'en', lines: ' ' }], part_order: [] }],
  [
    'parts.0.language',
    { parts: [{ kind: 'verse', number: 1, language: 'English words', lines: 'x' }], part_order: [] },
  ],
])('a wrong %s is refused at its field', async (field, changes) => {
  await using songs = await openSongs()

  const refused = await songs.church.post('songs/', { ...newSong, ...changes }, songs.worship)

  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body as object)).toEqual([field])
})

test('a search finds title, other titles, authors, book and any line, with and without ɔ and ɛ', async () => {
  await using songs = await openSongs()
  const { church, worship } = songs
  await songs.add()
  await songs.add({
    ...ownedSong,
    parts: [{ kind: 'verse', number: 1, language: 'en', lines: 'quite [G]an[C]other line' }],
    part_order: [],
  })
  const search = async (words: string) => {
    const answer = await church.get(`songs/?limit=20&search=${encodeURIComponent(words)}`, worship)
    return rowsOf(answer).map(({ title, line }) => `${title}: ${line}`)
  }

  expect(await search('odo kesee')).toEqual(['Ɔdɔ Kɛseɛ: Ɔdɔ yɛ kɛseɛ'])
  expect(await search('ɔdɔ kɛseɛ')).toEqual(['Ɔdɔ Kɛseɛ: Ɔdɔ yɛ kɛseɛ'])
  expect(await search('never ends')).toEqual(['Ɔdɔ Kɛseɛ: and never ends'])
  expect(await search('another line')).toEqual(['New Song: quite another line'])
  expect(await search('great love')).toEqual(['Ɔdɔ Kɛseɛ: Love is great'])
  expect(await search('MHB 12')).toHaveLength(2)
  expect(await search('test author')).toHaveLength(2)
  expect(await search('nowhere at all')).toEqual([])
})

test('a search comes in pages, by title within the order of the list, and each page knows how many there are', async () => {
  await using songs = await openSongs()
  const { church, worship } = songs
  for (const title of ['Bread', 'Anchor', 'Crown']) await songs.add({ title, authors: 'Choir of Adum' })
  await songs.add({ title: 'Dew', authors: 'Others' })
  const pageOf = async (paging: string) => {
    const answer = await church.get(`songs/?search=adum&limit=2${paging}`, worship)
    return { titles: titlesOf(answer), count: (answer.body as { count: number }).count }
  }

  expect(await pageOf('')).toEqual({ titles: ['Anchor', 'Bread'], count: 3 })
  expect(await pageOf('&offset=2')).toEqual({ titles: ['Crown'], count: 3 })
  expect(await pageOf('&ordering=-title')).toEqual({ titles: ['Crown', 'Bread'], count: 3 })
  // Beyond the last one.
  expect(await pageOf('&offset=8')).toMatchObject({ count: 3 })
  expect(await church.get('songs/?search=nobody&limit=2', worship)).toMatchObject({
    body: { count: 0, results: [] },
  })
})

test('songs are listed by theme, language, and by what was not sung for six weeks', async () => {
  await using songs = await openSongs()
  const { church, worship } = songs
  const old = await songs.add({ ...newSong, title: 'Old', themes: ['Hope'] })
  const recent = await songs.add({ ...newSong, title: 'Recent', parts: [newSong.parts[0]], part_order: [] })
  await songs.add({ ...newSong, title: 'Planned' })
  await songs.add({ ...newSong, title: 'Archived', is_archived: true })
  const sing = (id: number, used_on: string) =>
    church.post(`songs/${id}/uses/`, { used_on, occasion: 'Sunday' }, worship)
  await sing(old.id, '2026-10-11')
  await sing(recent.id, '2026-10-12')
  await sing(recent.id, '2025-12-28')
  const list = async (query: string) => titlesOf(await church.get(`songs/?${query}`, worship))

  expect(await list('')).toEqual(['Old', 'Planned', 'Recent'])
  expect(await list('not_for=6')).toEqual(['Old', 'Planned'])
  expect(await list('theme=Hope')).toEqual(['Old'])
  expect(await list('language=tw')).toEqual(['Old', 'Planned'])
  expect(await list('archived=1')).toEqual(['Archived'])
  expect((await church.get('songs/?not_for=x', worship)).status).toBe(400)
  expect((await church.get(`songs/${recent.id}/`, worship)).body).toMatchObject({
    last_sung: '2026-10-12',
    times: 1,
  })
})

test('words that are not free are shown and printed once the church has entered its licence', async () => {
  await using songs = await openSongs()
  const { church, member, worship } = songs
  const { id } = await songs.add(ownedSong)
  await songs.letServe('member')
  const chosen = { songs: [{ id }], format: 'pdf' }

  const hidden = (await church.get(`songs/${id}/`, member)).body as SongAnswer
  const [head] = rowsOf(await church.get('songs/', member))
  const paper = await songs.file(chosen, member)
  const slides = await songs.file({ ...chosen, format: 'pptx' }, worship)
  const own = (await church.get(`songs/${id}/`, worship)).body as SongAnswer
  await songs.license('CCLI 987654')
  const shown = (await church.get(`songs/${id}/`, member)).body as SongAnswer
  const printed = await songs.file(chosen, member)

  expect([hidden.is_withheld, hidden.parts, head?.line]).toEqual([true, [], ''])
  expect([paper.status, slides.status]).toEqual([409, 409])
  expect(own.parts).toHaveLength(3)
  expect([shown.is_withheld, shown.parts.length]).toEqual([false, 3])
  expect(printed.status).toBe(200)
  expect(textOfPdf(printed.bytes)).toContain('© 2020 Somebody · Song 7654321 · Licence CCLI 987654')
})

test('a sheet has chords in the key and with the capo of the day, and none for singers', async () => {
  await using songs = await openSongs()
  const { id } = await songs.add()
  const sheet = async (more: object, song: object = {}) =>
    textOfPdf((await songs.file({ songs: [{ id, ...song }], format: 'pdf', ...more })).bytes).split('\n')

  const inBb = await sheet({}, { key: 'Bb' })
  const withCapo = await sheet({}, { key: 'A', capo: 2 })
  const words = await sheet({ without_chords: true, languages: ['tw'] })

  expect(inBb).toEqual(expect.arrayContaining(['Bb', 'Eb', 'F7', 'Gm', 'Verse 1', 'Chorus', 'kɛseɛ']))
  expect(inBb).not.toContain('D7')
  expect(withCapo).toEqual(expect.arrayContaining(['D7', 'Em']))
  expect(withCapo.join('\n')).toContain('Capo 2 (play in G)')
  expect(words.join('')).toContain('Ɔdɔ yɛ kɛseɛ')
  expect(words.join('')).not.toContain('Love is')
  expect(words).not.toContain('D7')
})

test('chosen songs are saved as files of other programs, and as slides', async () => {
  await using songs = await openSongs()
  const { member } = songs
  const [one, two] = [await songs.add(), await songs.add({ ...newSong, title: 'Two: “words” / more' })]
  await songs.letServe('member')
  const both = [{ id: one.id }, { id: two.id }]
  const text = async (format: string) =>
    new TextDecoder().decode((await songs.file({ songs: [{ id: one.id, key: 'A' }], format })).bytes)

  const slides = await songs.file({ songs: both, format: 'pptx', lines: 2 })
  const archive = await songs.file({ songs: both, format: 'openlyrics' })
  const refused = await songs.file({ songs: both, format: 'chordpro' }, member)
  const missing = await songs.file({ songs: [{ id: 9999 }], format: 'chordpro' })
  const again = await songs.send('songs.zip', archive.bytes)

  expect(await text('chordpro')).toContain('[A]Love is [D]great')
  expect(await text('openlyrics')).toContain('<chord name="A"/>Love is')
  expect(JSON.parse(await text('freeshow'))).toMatchObject(['asore-song-1', { name: 'Ɔdɔ Kɛseɛ' }])
  expect([slides.status, archive.status, refused.status, missing.status]).toEqual([200, 200, 403, 404])
  expect(String.fromCharCode(...slides.bytes.subarray(0, 2))).toBe('PK')
  expect(slides.name).toContain('songs-2026-11-22.pptx')
  expect((again.body as ImportAnswer).songs.map(({ outcome }) => outcome)).toEqual(['same', 'same'])
})

const zipOf = async (files: Record<string, string>) => {
  const parts = Object.entries(files).map(([name, input]) => ({ name, input }))
  return new Uint8Array(await new Response(makeZip(parts)).arrayBuffer())
}

test('an import says what becomes of each song, stores whole songs alone, and the same file again adds none', async () => {
  await using songs = await openSongs()
  const { church, worship } = songs
  const archive = await zipOf({
    'one.cho': '{title: One}\n{key: G}\n[G]first [Ama] line',
    'two.txt': 'Two\n\nVerse 1\na line of two',
    'half.xml': '<song><title>Half</title><lyrics> words',
    'untitled.cho': '{key: G}',
    'odd.cho': '{title: Odd}\n{key: Z}\n{tempo: fast}\nwords',
    '__MACOSX/._one.cho': 'junk',
  })

  const checked = (await songs.send('songs.zip', archive, 'check')).body as ImportAnswer
  const none = titlesOf(await church.get('songs/', worship))
  const taken = (await songs.send('songs.zip', archive)).body as ImportAnswer
  const again = (await songs.send('songs.zip', archive)).body as ImportAnswer

  expect(checked.added).toBe(0)
  expect(none).toEqual([])
  expect(taken.songs.map(({ title, outcome, remarks }) => [title, outcome, ...remarks])).toEqual([
    ['One', 'new'],
    ['Two', 'new'],
    ['', 'wrong', expect.stringMatching(/^This XML file cannot be read\. It is broken at line 1\.$/)],
    ['', 'wrong', 'Please give the song a title'],
    ['Odd', 'new', 'The key “Z” is not understood and was left out.'],
  ])
  expect(taken.added).toBe(3)
  expect(again.songs.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'wrong', 'wrong', 'same'])
  expect(titlesOf(await church.get('songs/', worship))).toEqual(['Odd', 'One', 'Two'])
})

test('a file that is broken or too large is refused, and nothing is stored', async () => {
  await using songs = await openSongs()
  const { church, worship, member } = songs
  const form = new FormData()
  form.set('act', 'import')

  const large = await songs.send('large.txt', 'x'.repeat(6 * 1024 * 1024))
  const broken = await songs.send('broken.zip', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]))
  const empty = await church.postForm('songs/import/', form, worship)
  form.set('file', new File(['{title: A}\nwords'], 'a.cho'))
  const stranger = await church.postForm('songs/import/', form, member)

  expect([large.status, broken.status, empty.status, stranger.status]).toEqual([413, 400, 400, 403])
  expect(titlesOf(await church.get('songs/', worship))).toEqual([])
})

test('songs of a plan are counted once its day has come, and replaced when the plan changes', async () => {
  await using songs = await openSongs()
  const { church, worship, member } = songs
  const [one, two] = [await songs.add(), await songs.add(ownedSong)]
  await songs.letServe('member')
  const note = (day: string, ids: readonly number[]) =>
    church.db.transaction().execute((db) =>
      noteSongsOfPlan(db, {
        planId: 7,
        day,
        occasion: 'First Service',
        songs: ids.map((songId) => ({ songId, key: 'A' })),
      }),
    )
  const last = async (id: number, access = worship) =>
    ((await church.get(`songs/${id}/`, access)).body as SongAnswer).last_sung

  await note('2026-11-29', [two.id, one.id, two.id, 9999])
  const planned = [await last(one.id), await last(two.id)]
  const coming = (await church.get('songs/coming/', member)).body as ComingSongs
  const removed = await church.remove(`songs/${one.id}/`, worship)
  await note('2026-11-29', [one.id])
  church.wait(7 * 86_400_000)
  const later = (await church.signIn('newcomer')).access
  const sung = [await last(one.id, later), await last(two.id, later)]
  const [use] = (await church.get(`songs/${one.id}/uses/`, later)).body as SongUse[]

  expect(planned).toEqual([null, null])
  expect(coming.songs.map(({ title, is_withheld }) => [title, is_withheld])).toEqual([
    ['New Song', true],
    ['Ɔdɔ Kɛseɛ', false],
  ])
  expect(coming.days).toEqual([
    {
      used_on: '2026-11-29',
      occasion: 'First Service',
      songs: [
        { id: two.id, key: 'A' },
        { id: one.id, key: 'A' },
      ],
    },
  ])
  expect(removed.status).toBe(409)
  expect(sung).toEqual(['2026-11-29', null])
  expect(use).toMatchObject({ used_on: '2026-11-29', key: 'A', is_planned: true })
  expect((await church.remove(`songs/${one.id}/uses/${use?.id}/`, later)).status).toBe(404)
})

test('the yearly report counts what was sung up to today, and a double tap counts once', async () => {
  await using songs = await openSongs()
  const { church, worship } = songs
  const [one, two] = [await songs.add(), await songs.add(ownedSong)]
  const sing = (id: number, used_on: string, occasion = 'Sunday') =>
    church.post(`songs/${id}/uses/`, { used_on, occasion, key: 'G' }, worship)
  await Promise.all([sing(two.id, '2026-03-01'), sing(two.id, '2026-03-01')])
  await sing(two.id, '2026-03-01', 'Evening')
  await sing(two.id, '2026-12-24')
  await sing(one.id, '2025-12-31')

  const report = (await church.get('songs/report/?year=2026', worship)).body as SongReportRow[]
  const before = (await church.get('songs/report/?year=2025', worship)).body as SongReportRow[]

  expect(report).toEqual([
    {
      ...{ id: two.id, title: 'New Song', authors: ownedSong.authors, copyright: '2020 Somebody' },
      ...{ licence_number: '7654321', is_public_domain: false, times: 2, last_sung: '2026-03-01' },
    },
  ])
  expect(before.map(({ title }) => title)).toEqual(['Ɔdɔ Kɛseɛ'])
  expect((await church.get('songs/report/?year=20', worship)).status).toBe(400)
})

test('a deleted song is in the bin, from which who deleted it restores it', async () => {
  await using songs = await openSongs()
  const { church, worship } = songs
  const { id } = await songs.add()

  const removed = await church.remove(`songs/${id}/`, worship)
  const gone = await church.get(`songs/${id}/`, worship)
  const restored = await church.post('bin/restore/', { kind: 'song', row: id }, worship)

  expect([removed.status, gone.status, restored.status]).toEqual([200, 404, 200])
  expect((await church.get(`songs/${id}/`, worship)).body).toMatchObject({ title: 'Ɔdɔ Kɛseɛ' })
  expect(titlesOf(await church.get('songs/?search=kesee', worship))).toEqual(['Ɔdɔ Kɛseɛ'])
})
