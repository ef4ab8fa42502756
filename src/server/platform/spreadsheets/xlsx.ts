import { type Archive, openArchive, refuseFile, type XmlEvents } from './archive.ts'
import { mostColumns } from './csv.ts'

// One idea: the first sheet of a workbook as rows of texts. Its length is the five files that say it.

const longestCell = 20_000
/** Texts that cells name, at most: a text without letters is five bytes of the file, and more of memory. */
const mostStrings = 2_000_000
/** The last row that a spreadsheet can have. */
const lastRow = 1_048_576

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
  const archive = await openArchive(path)
  try {
    const { dayZero, tabs } = await readWorkbook(archive)
    const places = await readPlaces(archive)
    const sheets = archive.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    const first = tabs.map((tab) => places.get(tab) ?? '').find((place) => sheets.includes(place))
    const sheet = first ?? sheets.sort(byNumber)[0]
    if (!sheet) refuseFile()
    const strings = await readStrings(archive)
    const days = await readDayStyles(archive)
    yield* readSheet(archive, sheet, { strings, days, dayZero })
  } finally {
    archive.close()
  }
}

const byNumber = (a: string, b: string) => a.length - b.length || a.localeCompare(b)

/** The texts that cells name by their number. */
async function readStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = []
  let [text, isText, isSound] = ['', false, false]
  const events: XmlEvents = {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 't') isText = true
      if (name === 'rPh') isSound = true
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isSound = false
      if (name === 'si') strings.push(text.slice(0, longestCell))
      if (strings.length > mostStrings) refuseFile()
    },
    text: (more) => {
      if (isText && !isSound && text.length < longestCell) text += more
    },
  }
  for await (const _ of archive.parse('xl/sharedStrings.xml', events));
  return strings
}

type Workbook = {
  /** The day that is 0, in milliseconds: Excel on a Mac counted from 1904. */
  dayZero: number
  /** The ids of the sheets that are not hidden, in the order of their tabs. */
  tabs: string[]
}

async function readWorkbook(archive: Archive): Promise<Workbook> {
  let is1904 = false
  const tabs: string[] = []
  const events: XmlEvents = {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (name === 'sheet' && !/hidden/i.test(attributes['state'] ?? '')) tabs.push(attributes['r:id'] ?? '')
    },
    close: () => undefined,
    text: () => undefined,
  }
  for await (const _ of archive.parse('xl/workbook.xml', events));
  return { dayZero: is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30), tabs }
}

/** Where the sheets are in the archive, by their ids. */
async function readPlaces(archive: Archive): Promise<Map<string, string>> {
  const places = new Map<string, string>()
  const events: XmlEvents = {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') places.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
    close: () => undefined,
    text: () => undefined,
  }
  for await (const _ of archive.parse('xl/_rels/workbook.xml.rels', events));
  return places
}

/** For each style of a cell, whether it shows a number as a day. */
async function readDayStyles(archive: Archive): Promise<DayStyle[]> {
  const [formats, styles] = [new Map<string, string>(), [] as DayStyle[]]
  let isCells = false
  const events: XmlEvents = {
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
  for await (const _ of archive.parse('xl/styles.xml', events));
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

async function* readSheet(archive: Archive, sheet: string, meanings: Meanings): AsyncGenerator<SheetRow> {
  let rows: SheetRow[] = []
  let row: SheetRow | undefined
  let last = 0
  let [column, type, style, value, isValue] = [0, '', 0, '', false]
  const events: XmlEvents = {
    open: (name, attributes) => {
      if (name === 'row') {
        row = { number: rowNumberOf(attributes['r']) ?? last + 1, cells: [] }
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
      if (isValue && value.length < longestCell) value += more
    },
  }
  for await (const _ of archive.parse(sheet, events)) {
    yield* rows
    rows = []
  }
}

function rowNumberOf(written: string | undefined): number | undefined {
  const number = Number(written)
  return Number.isInteger(number) && number > 0 && number <= lastRow ? number : undefined
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
