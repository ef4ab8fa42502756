import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import sax from 'sax'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refused, refuse } from '../errors/refusal.ts'
import { tableRefusals } from './messages.ts'

/* XML files of a ZIP archive, parsed as they are unpacked. A small archive can unpack to very much, so bytes and time are counted. */

const megabyte = 1024 * 1024

/** Bytes that the files of one archive unpack to together, at most. */
const mostUnpacked = 300 * megabyte

/** How much larger the files of an archive may be than the archive. Lists unpack to 5 to 30 times their size, and bombs to 600 and more. */
const tightest = 100
/** Bytes up to which it does not matter how tightly an archive is packed. */
const little = 10 * megabyte

/** Milliseconds of work on the files of one archive, at most. */
const longestWork = 30_000

/** Files in one archive, at most. */
const mostFiles = 2000

export type XmlEvents = {
  open: (name: string, attributes: Record<string, string>) => void
  close: (name: string) => void
  text: (text: string) => void
}

export type Archive = {
  names: readonly string[]
  /** Parses a file of the archive, and returns after each piece of it; nothing for a file that is not there. */
  parse: (name: string | undefined, events: XmlEvents) => AsyncGenerator<void>
  close: () => void
}

/** Opens an archive. Throws 400 with a sentence, then and while it is read, for one that is broken, too large or too slow to read. */
export async function openArchive(path: string): Promise<Archive> {
  const { size } = await stat(path)
  const zip = await openPromise(path, { autoClose: false }).catch(refuseFile)
  try {
    const entries = await listEntries(zip)
    const count = openBudget(size)
    return {
      names: [...entries.keys()],
      parse: (name, events) => pieces({ zip, entry: entries.get(name ?? ''), events, count }),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Throws 400 for a file that cannot be read as a spreadsheet. */
export function refuseFile(): never {
  refuse(400, tableRefusals.notSpreadsheetCanRead)
}

type Spent = { bytes?: number; milliseconds?: number }

/** Counts what reading an archive of so many bytes costs. Throws 400 with a sentence when it is too much. */
export function openBudget(size: number): (spent: Spent) => void {
  const most = Math.min(mostUnpacked, Math.max(little, size * tightest))
  let [unpacked, worked] = [0, 0]
  return ({ bytes = 0, milliseconds = 0 }) => {
    unpacked += bytes
    worked += milliseconds
    if (unpacked > most)
      refuse(400, tableRefusals.spreadsheetUnpacksMoreThan({ size: Math.round(most / megabyte) }))
    if (worked > longestWork)
      refuse(400, tableRefusals.spreadsheetTakesLongerThan({ seconds: longestWork / 1000 }))
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size > mostFiles) refuseFile()
      entries.set(entry.fileName, entry)
    }
  } catch {
    refuseFile()
  }
  return entries
}

type Parsing = {
  zip: ZipFile
  entry: Entry | undefined
  events: XmlEvents
  count: (spent: Spent) => void
}

async function* pieces({ zip, entry, events, count }: Parsing): AsyncGenerator<void> {
  if (!entry) return
  const parser = openParser(events)
  try {
    // Its length is checked against what the archive says of it.
    const stream: Readable = await zip.openReadStreamPromise(entry)
    const decoder = new TextDecoder()
    for await (const piece of stream as AsyncIterable<Buffer>) {
      count({ bytes: piece.length })
      const begun = performance.now()
      parser.write(decoder.decode(piece, { stream: true }))
      count({ milliseconds: performance.now() - begun })
      yield
    }
  } catch (error) {
    if (error instanceof Refused) throw error
    refuseFile()
  }
}

function openParser(events: XmlEvents): sax.SAXParser {
  const parser = sax.parser(true, { position: false })
  const bare = (name: string) => name.slice(name.indexOf(':') + 1)
  // A document type can define entities that grow without end; no spreadsheet has one.
  parser.ondoctype = refuseFile
  parser.onerror = refuseFile
  parser.onopentag = ({ name, attributes }) => events.open(bare(name), attributes as Record<string, string>)
  parser.onclosetag = (name) => events.close(bare(name))
  parser.ontext = events.text
  parser.oncdata = events.text
  return parser
}
