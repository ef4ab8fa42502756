import { Readable } from 'node:stream'
import { parse as parseStream } from 'csv-parse'
import { CsvError, parse } from 'csv-parse/sync'
import { formatCount } from '../../../lib/text/format-count.ts'
import { refuse } from '../errors/refusal.ts'
import { tableRefusals } from './messages.ts'

/** A table as a spreadsheet saved it. Cells have no spaces around them, and a row is never longer than the header. */
export type Table = { header: string[]; rows: string[][] }

/** Rows of a table at most. */
const mostRows = 20_000

/** Columns of a table at most. */
export const mostColumns = 100

/** Characters of one row at most. */
const longestRow = 50_000

/** Lines that may stand above the header: the statement of a bank begins with its account and its days. */
export const mostAbove = 40

/**
 * The table of a CSV file, in UTF-8, UTF-16 or Windows-1252, with commas, semicolons, tabs or bars between the cells. Lines above
 * the header and empty rows are left out. Throws 400 with a sentence for what is no such table or has too many rows.
 */
export function readCsv(bytes: Uint8Array): Table {
  const text = decodeText(bytes)
  const delimiter = delimiterOf(text)
  const lines = rowsOf(text, delimiter, mostRows + mostAbove + 1)
  const at = headerOf(lines)
  const [header, ...rows] = lines.slice(at)
  if (!header || rows.length === 0) refuse(400, tableRefusals.fileNoRowsBelow)
  if (rows.length > mostRows) refuse(400, tableRefusals.fileMoreThanRows({ rows: formatCount(mostRows) }))
  const columns = lines.slice(at).reduce((most, row) => Math.max(most, widthOf(row)), 0)
  if (columns > mostColumns) refuse(400, tableRefusals.fileMoreThanMostColumns({ mostColumns }))
  const padded = (row: string[]) => Array.from({ length: columns }, (_, place) => row[place] ?? '')
  return { header: padded(header), rows: rows.map(padded) }
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252. Throws 400 for an older spreadsheet, an archive and other bytes. */
export function decodeText(bytes: Uint8Array): string {
  // What Excel keeps is a ZIP archive, or the older compound file.
  const [first, second, third, fourth] = bytes
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf))
    refuse(400, tableRefusals.notCSVFileOpen)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Without a mark: text that begins with Latin letters has a zero beside each of them.
  if (first !== 0 && second === 0 && fourth === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0 && second !== 0 && third === 0) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) refuse(400, tableRefusals.notCSVFileSave)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The character that splits the first lines into the most columns, in most of the lines alike. */
function delimiterOf(text: string): string {
  let [best, most] = [',', 0]
  for (const delimiter of [',', ';', '\t', '|']) {
    const widths = sampleOf(text, delimiter).map(widthOf)
    const often = new Map<number, number>()
    for (const width of widths) if (width > 1) often.set(width, (often.get(width) ?? 0) + 1)
    // Columns count for more than lines: a comma in the text of each row makes two.
    const score = Math.max(0, ...[...often].map(([width, lines]) => lines * width))
    if (score > most) [best, most] = [delimiter, score]
  }
  return best
}

function sampleOf(text: string, delimiter: string): string[][] {
  try {
    return rowsOf(text, delimiter, mostAbove)
  } catch {
    return []
  }
}

/**
 * The rows of a CSV file of any length, empty ones included, a few at a time, so that other work goes on between them. Throws as
 * `readCsv` does.
 */
export async function* csvRows(bytes: Uint8Array): AsyncGenerator<string[]> {
  const text = decodeText(bytes)
  const options = {
    bom: true,
    delimiter: delimiterOf(text.slice(0, 200_000)),
    relax_column_count: true,
    relax_quotes: true,
  }
  const parser = parseStream({ ...options, trim: true, max_record_size: longestRow })
  Readable.from(piecesOf(text)).pipe(parser)
  try {
    for await (const row of parser) yield row as string[]
  } catch (error) {
    refuseBroken(error)
  }
}

/** Pieces of 64,000 characters. */
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 64_000) yield text.slice(at, at + 64_000)
}

/** The first line that fills most of the columns. */
export function headerOf(lines: readonly string[][]): number {
  const filled = lines.slice(0, mostAbove).map((row) => row.filter((cell) => cell !== '').length)
  const widest = Math.max(0, ...filled)
  return Math.max(
    0,
    filled.findIndex((cells) => cells >= widest * 0.6),
  )
}

const widthOf = (row: readonly string[]) => row.findLastIndex((cell) => cell !== '') + 1

function rowsOf(text: string, delimiter: string, most: number): string[][] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      to: most,
      skip_empty_lines: true,
      max_record_size: longestRow,
    })
    return rows.filter((row) => row.some((cell) => cell !== ''))
  } catch (error) {
    return refuseBroken(error)
  }
}

function refuseBroken(error: unknown): never {
  if (error instanceof CsvError)
    refuse(400, tableRefusals.fileNoTableFrom({ lines: Number(error.lines ?? 1) }))
  throw error
}
