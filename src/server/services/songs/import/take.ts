import { type ImportAnswer, SongForm } from '../../../../lib/contract/services/song.ts'
import { songKeys, transposeKey } from '../../../../lib/services/songs/chords.ts'
import { sungLines } from '../../../../lib/services/songs/lines.ts'
import { languagesOf } from '../../../../lib/services/songs/slides.ts'
import { searchable } from '../../../../lib/text/fold.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { addSong } from '../repo.ts'
import type { SongDraft } from './draft.ts'
import { songImports } from './messages.ts'
import type { FileSong } from './read-file.ts'

type Judged = ImportAnswer['songs'][number] & { form?: SongForm }

/** By what a song is known again: its folded title and its first line. */
const printOf = (title: string, firstLine: string) =>
  `${searchable(title).trim()}\n${searchable(firstLine).trim()}`

/** The songs that the church has, by title and first line. */
async function knownSongs(db: Db) {
  const rows = await db.selectFrom('song').select(['title', 'words']).execute()
  const prints = new Set(rows.map(({ title, words }) => printOf(title, words.split('\n')[0] ?? '')))
  return { prints, titles: new Set(rows.map(({ title }) => searchable(title).trim())) }
}

/** What becomes of each song of a file: whole or not at all. A song that is there already is left as it is. */
export async function judgeSongs(db: Db, songs: readonly FileSong[]): Promise<Judged[]> {
  const { prints, titles } = await knownSongs(db)
  return songs.map(({ source, song, remarks, wrong }) => {
    const about = { source, title: song.title, parts: song.parts.length, languages: languagesOf(song.parts) }
    if (wrong) return { ...about, outcome: 'wrong', remarks: [wrong] }
    const notes = [...remarks]
    const read = SongForm.safeParse(tidied(song, notes))
    if (!read.success) return { ...about, outcome: 'wrong', remarks: faultsOf(read.error.issues) }
    const title = searchable(read.data.title).trim()
    const first = sungLines(read.data.parts[0]?.lines ?? '')[0] ?? ''
    const print = printOf(read.data.title, first)
    const isSame = prints.has(print) || (first === '' && titles.has(title))
    if (!isSame && titles.has(title)) notes.push(songImports.sameTitle)
    prints.add(print)
    titles.add(title)
    return isSame
      ? { ...about, outcome: 'same', remarks: [] }
      : { ...about, outcome: 'new', remarks: notes, form: read.data }
  })
}

/** Adds the new songs. Call it in a transaction: all of them are stored, or none. */
export async function addSongs(db: Db, judged: readonly Judged[], now: Date): Promise<number> {
  const forms = judged.flatMap(({ form }) => form ?? [])
  for (const form of forms) await addSong(db, form, now)
  return forms.length
}

/** A song with facts that no form takes left out, each with a remark, so that its words are not lost for them. */
function tidied(song: SongDraft, remarks: string[]): object {
  const key = keyOf(song.key)
  if (song.key && !key) remarks.push(songImports.badKey({ value: song.key.slice(0, 40) }))
  const tempo = song.tempo === null ? null : Math.round(song.tempo)
  const isTempo = tempo !== null && tempo >= 20 && tempo <= 300
  if (tempo !== null && !isTempo) remarks.push(songImports.badTempo({ value: String(song.tempo) }))
  const isTime = /^(\d{1,2}\/\d{1,2})?$/.test(song.time)
  if (!isTime) remarks.push(songImports.badTime({ value: song.time.slice(0, 40) }))
  const places = new Set(song.parts.map(({ kind, number }) => `${kind}-${number}`))
  const isOrder = song.part_order.every((place) => places.has(place))
  if (!isOrder) remarks.push(songImports.badOrder)
  return {
    ...song,
    key,
    tempo: isTempo ? tempo : null,
    time: isTime ? song.time : '',
    themes: [...new Set(song.themes)],
    part_order: isOrder ? song.part_order : [],
  }
}

/** A key as songs have it: A# is Bb, and Am7 is none. */
function keyOf(written: string): string {
  const [, note = '', minor = ''] = /^([A-G][b#♭♯]?)\s*(m|min|minor|maj|major)?$/.exec(written.trim()) ?? []
  const name = `${note.replace('♭', 'b').replace('♯', '#')}${minor.startsWith('m') && !minor.startsWith('ma') ? 'm' : ''}`
  const key = songKeys.find((one) => one === name) ?? transposeKey(name, 0)
  return songKeys.some((one) => one === key) ? key : ''
}

type Issue = { path: readonly PropertyKey[]; message: string }

/** What is wrong, with the place in the song. */
const faultsOf = (issues: readonly Issue[]): string[] =>
  issues.slice(0, 5).map(({ path, message }) => {
    const [field, at] = path
    return field === 'parts' && typeof at === 'number'
      ? songImports.inPart({ number: at + 1, message })
      : message
  })
