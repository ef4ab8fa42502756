import { makeZip } from 'client-zip'
import type { SongFilesForm, SongFormat } from '../../../lib/contract/services/song.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import { chordSteps } from '../../../lib/services/songs/chords.ts'
import { transposeLine } from '../../../lib/services/songs/lines.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { writeChordPro } from './export/chordpro.ts'
import { writeFreeShow } from './export/freeshow.ts'
import { writeOpenLyrics } from './export/openlyrics.ts'
import { writePptx } from './export/pptx.ts'
import { type PlayedSong, sheetsPdf } from './export/sheet-pdf.ts'
import { requireShown } from './licence.ts'
import { songRefusals } from './messages.ts'
import { readSongs, type Song } from './repo.ts'

export type SongFile = { name: string; type: string; body: Uint8Array<ArrayBuffer> | ReadableStream }

type Making = { church: Church; licence: string; day: string; now: Date }

/** Formats that show the words, on a wall or on paper: they need a licence. Files of songs themselves are the church's own data. */
const shown: ReadonlySet<SongFormat> = new Set(['pdf', 'pptx'])

const types: Readonly<Record<SongFormat, readonly [ending: string, type: string]>> = {
  chordpro: ['cho', 'text/plain; charset=utf-8'],
  openlyrics: ['xml', 'application/xml; charset=utf-8'],
  freeshow: ['show', 'application/json; charset=utf-8'],
  pptx: ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  pdf: ['pdf', 'application/pdf'],
}

/**
 * Chosen songs as one file, a ZIP archive where there are several files. Throws 404 for a song that is not there, and 409 for words that need a
 * licence.
 */
export async function songFile(db: Db, form: SongFilesForm, making: Making): Promise<SongFile> {
  const played = await playedSongs(db, form)
  const [ending, type] = types[form.format]
  const songs = played.map(({ song }) => song)
  if (shown.has(form.format)) requireShown(songs, making.licence)
  const [only] = songs
  const name = songs.length === 1 && only ? only.title : `songs-${making.day}`
  if (form.format === 'pdf') {
    const options = { ...making, withoutChords: form.without_chords, languages: form.languages }
    return { name: `${name}.${ending}`, type, body: await sheetsPdf(played, options) }
  }
  if (form.format === 'pptx') {
    const { lines, languages } = form
    const options = { title: name, church: making.church.name, licence: making.licence, lines, languages }
    return { name: `${name}.${ending}`, type, body: await writePptx(songs, options) }
  }
  const files = played.map(({ song, key, capo }) => ({
    name: `${fileNameOf(song.title)}.${ending}`,
    input: new Uint8Array(new TextEncoder().encode(textFile(inKey(song, { key, capo }), form, making.now))),
    lastModified: making.now,
  }))
  const [first] = files
  if (files.length === 1 && first) return { name: first.name, type, body: first.input }
  return { name: `${name}.zip`, type: 'application/zip', body: makeZip(withoutDoubles(files)) }
}

async function playedSongs(db: Db, { songs }: SongFilesForm): Promise<PlayedSong[]> {
  const rows = new Map(
    (
      await readSongs(
        db,
        songs.map(({ id }) => id),
      )
    ).map((song) => [song.id, song]),
  )
  return songs.map(({ id, key, capo }) => ({
    song: rows.get(id) ?? refuse(404, songRefusals.noSong),
    key,
    capo,
  }))
}

function textFile(song: Song, { format, lines, languages }: SongFilesForm, now: Date): string {
  if (format === 'freeshow') return writeFreeShow(song, { lines, languages, now })
  return format === 'openlyrics' ? writeOpenLyrics(song, now) : writeChordPro(song)
}

/** A song with its chords in another key. */
function inKey(song: Song, { key, capo }: { key: string; capo: number }): Song {
  const { steps, shown: written } = chordSteps(song.key, { key, capo })
  if (steps === 0) return song
  const parts = song.parts.map((part) => ({ ...part, lines: transposeLine(part.lines, steps, written) }))
  return { ...song, key: written || song.key, parts }
}

/** A name that every file system takes. */
const fileNameOf = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'song'

/** Files of one archive have different names. */
function withoutDoubles<File extends { name: string }>(files: readonly File[]): File[] {
  const seen = new Map<string, number>()
  return files.map((file) => {
    const times = (seen.get(file.name) ?? 0) + 1
    seen.set(file.name, times)
    return times === 1 ? file : { ...file, name: file.name.replace(/(\.\w+)$/, ` (${times})$1`) }
  })
}
