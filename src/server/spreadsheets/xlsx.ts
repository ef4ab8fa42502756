import type { Readable } from 'node:stream'
import sax from 'sax'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { refuse } from '../errors/refusal.ts'
import { mostColumns } from './csv.ts'

// One idea: the first sheet of a workbook as rows of texts. Its length is the five files of the archive that say it.

/** Bytes of one file of the archive, unpacked, at most: a small archive can unpack to very much. */
const mostUnpacked = 400 * 1024 * 1024
const longestCell = 20_000

/** A row as it stands in the sheet; `number` is that of the sheet, from 1. */
export type SheetRow = { number: number; cells: string[] }

/** What a style shows of a number: a day, or a day without its year. */
type DayStyle = 'day' | 'yearless' | undefined

/** A day that was typed without a year has the year of that day in it. Files of this kind began then. */
const firstYear = 2007

/**
 * The rows of the first sheet of an XLSX file that is not hidden, read as a stream. Days are `1994-03-06`, or `6 March` without a year, numbers have
 * all their digits, and of a formula there is the value that was last computed. Throws 400 with a sentence for what is no such file.
 */
export async function* xlsxRows(path: string): AsyncGenerator<SheetRow> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => refuseFile())
  try {
    const entries = await listEntries(zip)
    const { dayZero, tabs } = await readWorkbook(zip, entries.get('xl/workbook.xml'))
    const places = await readPlaces(zip, entries.get('xl/_rels/workbook.xml.rels'))
    const sheets = [...entries.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    const first = tabs.map((tab) => places.get(tab) ?? '').find((place) => sheets.includes(place))
    const sheet = first ?? sheets.sort(byNumber)[0]
    if (!sheet) refuseFile()
    const strings = await readStrings(zip, entries.get('xl/sharedStrings.xml'))
    const days = await readDayStyles(zip, entries.get('xl/styles.xml'))
    yield* readSheet(zip, entries.get(sheet), { strings, days, dayZero })
  } finally {
    zip.close()
  }
}

const byNumber = (a: string, b: string) => a.length - b.length || a.localeCompare(b)

function refuseFile(): never {
  refuse(400, 'This is not a spreadsheet that can be read. Please save it as XLSX or CSV.')
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size > 2000) refuseFile()
      entries.set(entry.fileName, entry)
    }
  } catch {
    refuseFile()
  }
  return entries
}

type Events = {
  open: (name: string, attributes: Record<string, string>) => void
  close: (name: string) => void
  text: (text: string) => void
}

/** Parses a file of the archive, and returns after each piece of it. */
async function* pieces(zip: ZipFile, entry: Entry | undefined, events: Events): AsyncGenerator<void> {
  if (!entry) return
  if (entry.uncompressedSize > mostUnpacked)
    refuse(400, 'This spreadsheet is too large. Please save it in parts.')
  const parser = sax.parser(true, { position: false })
  const bare = (name: string) => name.slice(name.indexOf(':') + 1)
  // A document type can define entities that grow without end; no spreadsheet has one.
  parser.ondoctype = () => refuseFile()
  parser.onerror = () => refuseFile()
  parser.onopentag = ({ name, attributes }) => events.open(bare(name), attributes as Record<string, string>)
  parser.onclosetag = (name) => events.close(bare(name))
  parser.ontext = events.text
  parser.oncdata = events.text
  const stream: Readable = await zip.openReadStreamPromise(entry).catch(() => refuseFile())
  stream.setEncoding('utf8')
  for await (const piece of stream) {
    parser.write(piece as string)
    yield
  }
}

/** The texts that cells name by their number. */
async function readStrings(zip: ZipFile, entry: Entry | undefined): Promise<string[]> {
  const strings: string[] = []
  let [text, isText, isSound] = ['', false, false]
  const events: Events = {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 't') isText = true
      if (name === 'rPh') isSound = true
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isSound = false
      if (name === 'si') strings.push(text.slice(0, longestCell))
    },
    text: (more) => {
      if (isText && !isSound) text += more
    },
  }
  for await (const _ of pieces(zip, entry, events));
  return strings
}

type Workbook = {
  /** The day that is 0, in milliseconds: Excel on a Mac counted from 1904. */
  dayZero: number
  /** The ids of the sheets that are not hidden, in the order of their tabs. */
  tabs: string[]
}

async function readWorkbook(zip: ZipFile, entry: Entry | undefined): Promise<Workbook> {
  let is1904 = false
  const tabs: string[] = []
  const events: Events = {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (name === 'sheet' && !/hidden/i.test(attributes['state'] ?? '')) tabs.push(attributes['r:id'] ?? '')
    },
    close: () => undefined,
    text: () => undefined,
  }
  for await (const _ of pieces(zip, entry, events));
  return { dayZero: is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30), tabs }
}

/** Where the sheets are in the archive, by their ids. */
async function readPlaces(zip: ZipFile, entry: Entry | undefined): Promise<Map<string, string>> {
  const places = new Map<string, string>()
  const events: Events = {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') places.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
    close: () => undefined,
    text: () => undefined,
  }
  for await (const _ of pieces(zip, entry, events));
  return places
}

/** For each style of a cell, whether it shows a number as a day. */
async function readDayStyles(zip: ZipFile, entry: Entry | undefined): Promise<DayStyle[]> {
  const [formats, styles] = [new Map<string, string>(), [] as DayStyle[]]
  let isCells = false
  const events: Events = {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '')
      if (name === 'cellXfs') isCells = true
      if (name === 'xf' && isCells) styles.push(dayStyleOf(attributes['numFmtId'] ?? '', formats))
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
    text: () => undefined,
  }
  for await (const _ of pieces(zip, entry, events));
  return styles
}

function dayStyleOf(id: string, formats: ReadonlyMap<string, string>): DayStyle {
  const code = formats.get(id)
  if (code === undefined) {
    if (id === '16') return 'yearless'
    return /^(1[457]|22|2[7-9]|3[0-6]|5[0-8])$/.test(id) ? 'day' : undefined
  }
  // A format of Excel has at most 255 letters.
  const bare = code.slice(0, 255).replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if (!/[dy]/i.test(bare) || /[#0]/.test(bare)) return undefined
  return /[ye]/i.test(bare) ? 'day' : 'yearless'
}

type Meanings = { strings: readonly string[]; days: readonly DayStyle[]; dayZero: number }

async function* readSheet(
  zip: ZipFile,
  entry: Entry | undefined,
  meanings: Meanings,
): AsyncGenerator<SheetRow> {
  let rows: SheetRow[] = []
  let row: SheetRow | undefined
  let last = 0
  let [column, type, style, value, isValue] = [0, '', 0, '', false]
  const events: Events = {
    open: (name, attributes) => {
      if (name === 'row') {
        row = { number: Number(attributes['r']) || last + 1, cells: [] }
        last = row.number
        column = -1
      }
      if (name === 'c') {
        column = attributes['r'] ? columnOf(attributes['r']) : column + 1
        ;[type, style, value] = [attributes['t'] ?? 'n', Number(attributes['s'] ?? 0), '']
      }
      if (name === 'v' || name === 't') isValue = true
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c' && row && column < mostColumns) {
        while (row.cells.length < column) row.cells.push('')
        row.cells[column] = cellOf({ value, type, style }, meanings)
      }
      if (name === 'row' && row) rows.push(row)
    },
    text: (more) => {
      if (isValue) value += more
    },
  }
  for await (const _ of pieces(zip, entry, events)) {
    yield* rows
    rows = []
  }
}

type Cell = { value: string; type: string; style: number }

function cellOf({ value, type, style }: Cell, { strings, days, dayZero }: Meanings): string {
  if (type === 's') return (strings[Number(value)] ?? '').trim()
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type !== 'n') return type === 'e' ? '' : value.trim().slice(0, longestCell)
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return value.trim()
  const shown = days[style]
  if (shown && number > 0 && number < 2_958_466)
    return dayOf(new Date(dayZero + Math.floor(number) * 86_400_000), shown)
  return Number.isInteger(number) ? number.toFixed(0) : String(number)
}

function dayOf(day: Date, shown: 'day' | 'yearless'): string {
  if (shown === 'day' || day.getUTCFullYear() < firstYear) return day.toISOString().slice(0, 10)
  return `${day.getUTCDate()} ${day.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`
}

/** The column of a cell such as AB12, from 0. */
function columnOf(cell: string): number {
  let column = 0
  for (const letter of cell.replace(/[^A-Z]/g, '')) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
