import type { PaperFormat } from '../../../../lib/contract/giving/annual-accounts.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { unitsOf } from '../../../../lib/money/typed-amounts.ts'
import { csvOf } from '../../../../lib/text/csv.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { keepTogether, left, makePdf, type Pdf, textWidth } from '../../../platform/pdf/pdf.ts'
import { writeSignLines } from '../../../platform/pdf/sign-lines.ts'
import { writeXlsx } from '../../../platform/spreadsheets/write-xlsx.ts'
import { writeRoot } from '../pdf/root.ts'
import type { Days } from './figures.ts'
import type { PaperTable } from './paper-table.ts'

type About = { church: Church; days: Days; root: string; root_day: string; now: Date }

export const typeOf: Record<PaperFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** A paper as a file. In CSV and XLSX amounts are numbers of the currency; in the PDF they are as people read them. */
export async function writePaper(
  { title, headings, rows, signatures = [] }: PaperTable,
  format: PaperFormat,
  { church, days, root, root_day, now }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  const { currency } = church
  const units = rows.map(({ cells }) =>
    cells.map((cell) => (typeof cell === 'number' ? unitsOf(cell, currency) : cell)),
  )
  if (format === 'csv') return new TextEncoder().encode(csvOf(headings, units))
  if (format === 'xlsx')
    return new Uint8Array(
      await writeXlsx(
        { name: title, widths: headings.map((_, at) => (at === 0 ? 34 : 18)), rows: [headings, ...units] },
        now,
      ),
    )
  return makePdf({ church, title, day: days.to }, (pdf) => {
    pdf.text(`${formatDay(days.from)} to ${formatDay(days.to)}, in ${currency}`).moveDown(0.7)
    const money = (cell: string | number) =>
      typeof cell === 'number' ? formatMoney(cell, currency).replace(`${currency} `, '') : cell
    // What is signed stays on one page, as long as it can.
    const look = { numbers: numbersIn(rows), size: signatures.length > 0 ? 9 : 10 }
    writeRow(pdf, headings, { ...look, bold: true })
    for (const { cells, bold = false } of rows) writeRow(pdf, cells.map(money), { ...look, bold })
    if (signatures.length > 0) writeSignLines(pdf, signatures)
    pdf.moveDown(1)
    writeRoot(pdf, root, root_day)
  })
}

/** Which columns have amounts: they stand at the right. */
const numbersIn = (rows: PaperTable['rows']): boolean[] =>
  (rows[0]?.cells ?? []).map((_, at) => rows.some(({ cells }) => typeof cells[at] === 'number'))

type Look = { bold: boolean; numbers: readonly boolean[]; size: number }

/** A row over the whole width: the first column is wider where the others are amounts. */
function writeRow(pdf: Pdf, cells: readonly string[], { bold, numbers, size }: Look): void {
  const isOfAmounts = numbers.slice(1).every(Boolean)
  const first = isOfAmounts ? textWidth - 90 * Math.min(cells.length - 1, 4) : textWidth / cells.length
  const other = (textWidth - first) / (cells.length - 1)
  pdf.font(bold ? 'bold' : 'body').fontSize(cells.length > 4 ? 7.5 : size)
  const widths = cells.map((_, at) => (at === 0 ? first : other) - 4)
  const height = Math.max(
    ...cells.map((cell, at) => pdf.heightOfString(cell || ' ', { width: widths[at] ?? other })),
  )
  keepTogether(pdf, height + 6)
  const { y } = pdf
  let x = left
  for (const [at, cell] of cells.entries()) {
    const width = widths[at] ?? other
    pdf.text(cell, x, y, { width, align: numbers[at] ? 'right' : 'left' })
    x += width + 4
  }
  pdf.y = y + height + 4
  pdf.x = left
  pdf.font('body').fontSize(10)
}
