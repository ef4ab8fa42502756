import { open, readFile } from 'node:fs/promises'
import { refuse } from '../errors/refusal.ts'
import { csvRows, headerOf, mostAbove, mostColumns } from './csv.ts'
import { tableRefusals } from './messages.ts'
import type { SheetRow } from './xlsx.ts'

/** A table of any length. `rows` are those below the header, without empty ones; their cells are as many as the header's. */
export type LongTable = { header: string[]; rows: AsyncGenerator<SheetRow> }

/** Opens a file as a table: XLSX, or else CSV in any encoding and with any separator. Throws 400 with a sentence. */
export async function openTable(path: string): Promise<LongTable> {
  const rows = (await isArchive(path)) ? await archiveRows(path) : numbered(csvRows(await readFile(path)))
  const first: SheetRow[] = []
  while (first.length <= mostAbove) {
    const { value, done } = await rows.next()
    if (done) break
    if (isFilled(value)) first.push(value)
  }
  const at = headerOf(first.map(({ cells }) => cells))
  const header = first[at]?.cells ?? []
  const columns = first.slice(at).reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (first.length <= at + 1) refuse(400, tableRefusals.fileNoRowsBelow)
  if (columns > mostColumns) refuse(400, tableRefusals.fileMoreThanMostColumns({ mostColumns }))
  const padded = (cells: string[]) => Array.from({ length: columns }, (_, place) => cells[place] ?? '')
  async function* below(): AsyncGenerator<SheetRow> {
    for (const { number, cells } of first.slice(at + 1)) yield { number, cells: padded(cells) }
    for await (const row of rows) if (isFilled(row)) yield { number: row.number, cells: padded(row.cells) }
  }
  return { header: padded(header), rows: below() }
}

const isFilled = ({ cells }: SheetRow) => cells.some((cell) => cell !== '')

async function* numbered(rows: AsyncGenerator<string[]>): AsyncGenerator<SheetRow> {
  let number = 0
  for await (const cells of rows) {
    number += 1
    yield { number, cells }
  }
}

/** Loaded with the first file of its kind. */
const archiveRows = async (path: string) => (await import('./xlsx.ts')).xlsxRows(path)

/** XLSX is a ZIP archive. */
async function isArchive(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
  return buffer[0] === 0x50 && buffer[1] === 0x4b
}
