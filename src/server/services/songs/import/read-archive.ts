import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { refuse } from '../../../platform/errors/refusal.ts'
import { songImports } from './messages.ts'
import { type FileSong, readSongFile } from './read-file.ts'

/** Songs of one import, and bytes that an archive unpacks to, at most. */
const mostSongs = 2000
const mostUnpacked = 60 * 1024 * 1024

/** The songs of a file, or of all files of a ZIP archive. Throws 400 for an archive that is broken or too large. */
export async function readSongs(path: string, name: string, language: string): Promise<FileSong[]> {
  const bytes = await readFile(path)
  const songs =
    bytes[0] === 0x50 && bytes[1] === 0x4b
      ? await readArchive(path, language)
      : readSongFile(name, bytes, language)
  if (songs.length > mostSongs) refuse(400, songImports.tooManySongs({ mostSongs }))
  return songs
}

async function readArchive(path: string, language: string): Promise<FileSong[]> {
  const zip = await openPromise(path, { autoClose: false }).catch(refuseArchive)
  try {
    const songs: FileSong[] = []
    let left = mostUnpacked
    for (const entry of await entriesOf(zip)) {
      if (entry.uncompressedSize > left) refuse(400, songImports.unpacksTooLarge)
      const bytes = await unpack(zip, entry).catch(refuseArchive)
      left -= bytes.length
      songs.push(...readSongFile(entry.fileName, bytes, language))
    }
    if (songs.length === 0) refuse(400, songImports.emptyArchive)
    return songs
  } finally {
    zip.close()
  }
}

/** The files of an archive, without folders and what systems add to them. */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      if (/\/$|(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/.test(entry.fileName)) continue
      entries.push(entry)
      if (entries.length > mostSongs) break
    }
  } catch {
    refuseArchive()
  }
  if (entries.length > mostSongs) refuse(400, songImports.tooManyFiles({ mostSongs }))
  return entries
}

/** Its length is checked against what the archive says of it. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const stream: Readable = await zip.openReadStreamPromise(entry)
  const pieces: Buffer[] = []
  for await (const piece of stream as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

function refuseArchive(): never {
  refuse(400, songImports.brokenArchive)
}
