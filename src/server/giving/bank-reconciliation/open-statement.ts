import { readFile } from 'node:fs/promises'
import { formatCount } from '../../../lib/text/format-count.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { decodeText, readCsv } from '../../platform/spreadsheets/csv.ts'
import { statementRefusals } from './messages.ts'
import type { StatementTable } from './statement-table.ts'

/* Which kind of file a statement is, by its bytes. */

/** Rows of a statement at most, as of a CSV file. */
const mostRows = 20_000

/** What begins a file that is no table, and the sentence about it. */
const refused: readonly (readonly [begins: RegExp, why: () => string])[] = [
  [/^!(type|account|option):?/i, () => statementRefusals.qif],
  [/^(\{1:F|:20:)/, () => statementRefusals.mt940],
  [/^<(!doctype html|html|table|head|meta)\b/i, () => statementRefusals.webPage],
  [/^(\{\\rtf|\{\s*"|\[\s*\{)/, () => statementRefusals.noStatement],
]

/**
 * The table of a statement: CSV and Excel as they are, OFX (QFX) and CAMT with the columns that they have. Throws 400 with a sentence for
 * what is none of them.
 */
export async function openStatement(path: string): Promise<StatementTable> {
  const bytes = await readFile(path)
  const begin = bytes.subarray(0, 5).toString('latin1')
  if (begin === '%PDF-') refuse(400, statementRefusals.pdf)
  if (begin.startsWith('PK')) return readSheet(path)
  const text = decodeText(bytes)
  const head = text.slice(0, 4096).replace('\ufeff', '').trimStart()
  const format = refused.find(([begins]) => begins.test(head))
  if (format) refuse(400, format[1]())
  if (/^OFXHEADER|<OFX>|<\?OFX\b/i.test(head)) return (await import('./ofx.ts')).readOfx(text)
  if (/^<(\?xml|([\w-]+:)?Document)\b/.test(head)) return (await import('./camt.ts')).readCamt(text)
  return readCsv(bytes)
}

async function readSheet(path: string): Promise<StatementTable> {
  const { openTable } = await import('../../platform/spreadsheets/table.ts')
  const { header, rows } = await openTable(path)
  const table: StatementTable = { header, rows: [] }
  for await (const { cells } of rows) {
    table.rows.push(cells)
    if (table.rows.length > mostRows)
      refuse(400, statementRefusals.fileHasMoreThan({ mostRows: formatCount(mostRows) }))
  }
  return table
}
