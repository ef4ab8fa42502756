import { formatCount } from '../../../lib/text/format-count.ts'
import { refuse } from '../errors/refusal.ts'
import { tableRefusals } from './messages.ts'
import type { LongTable } from './table.ts'
import type { SheetRow } from './xlsx.ts'

/** Rows per batch. The event loop runs other work between batches. */
const batch = 400

type Staging = {
  /** The most rows that are taken. */
  most: number
  /** Sees each cell with the place of its column. */
  look: (cell: string, column: number) => void
  write: (rows: readonly SheetRow[]) => Promise<void>
}

/** Hands over the rows of a table in batches. Returns how many there are and up to 20 values of each column. Throws 400 for too many. */
export async function stageRows(
  { header, rows }: LongTable,
  { most, look, write }: Staging,
): Promise<{ count: number; samples: string[][] }> {
  const samples: string[][] = header.map(() => [])
  let [count, waiting] = [0, [] as SheetRow[]]
  const flush = async () => {
    if (waiting.length === 0) return
    await write(waiting)
    waiting = []
    await new Promise((done) => setImmediate(done))
  }
  for await (const row of rows) {
    count += 1
    if (count > most) refuse(400, tableRefusals.fileMoreThanRows({ rows: formatCount(most) }))
    for (const [at, cell] of row.cells.entries()) {
      look(cell, at)
      const seen = samples[at]
      if (cell !== '' && seen && seen.length < 20 && !seen.includes(cell)) seen.push(cell.slice(0, 60))
    }
    waiting.push(row)
    if (waiting.length >= batch) await flush()
  }
  await flush()
  return { count, samples }
}
