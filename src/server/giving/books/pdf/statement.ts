import type { StatementAnswer } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { wayOf } from '../../../../lib/texts/giving/giving-ways.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { sourceLanguage } from '../../../../lib/words/define.ts'
import { keepTogether, left, makePdf, type Pdf, writeFacts } from '../../../platform/pdf/pdf.ts'
import { inLanguage } from '../../../platform/words/speaking.ts'
import { writeRoot } from './root.ts'

/** Where the columns of a statement begin, and how wide they are, in points. */
const columns = [
  [0, 85],
  [90, 120],
  [215, 90],
  [310, 78],
  [400, 83],
] as const

/** A statement as PDF: the sums by fund, and every gift with the number of its receipt. */
export const statementPdf = (
  { name, from, to, currency, total, funds, lines, brought, book, root, root_day }: StatementAnswer,
  church: Church,
): Promise<Uint8Array<ArrayBuffer>> =>
  makePdf({ church, title: 'Statement of giving', day: to }, (pdf) => {
    const money = (amount: number) => formatMoney(amount, currency)
    if (book === 'sample') pdf.text('This is a sample: no money has moved.').moveDown(0.5)
    writeFacts(pdf, [
      ['Name', name],
      ['From', formatDay(from)],
      ['To', formatDay(to)],
      ...funds.map(({ fund, amount }) => [fund, money(amount)] as const),
      ['All together', money(total)],
    ])
    writeRow(pdf, ['Day', 'For', 'How', 'Amount', 'Receipt'], 'bold')
    for (const line of lines)
      writeRow(pdf, [
        formatDay(line.day),
        line.fund,
        inLanguage(sourceLanguage, () => wayOf(line)),
        money(line.amount),
        line.receipt,
      ])
    if (lines.length === 0) pdf.text('The books have nothing on these days.', left)
    if (brought.lines.length > 0) {
      pdf.moveDown(0.5)
      writeRow(pdf, ['Brought over', 'from earlier', 'records', money(brought.total), 'no receipt'], 'bold')
      for (const { day, fund, method, amount } of brought.lines)
        writeRow(pdf, [formatDay(day), fund, method, money(amount), ''])
    }
    writeRoot(pdf, root, root_day)
  })

function writeRow(pdf: Pdf, cells: readonly string[], font: 'body' | 'bold' = 'body'): void {
  pdf.font(font).fontSize(9)
  const height = Math.max(
    ...cells.map((cell, at) => pdf.heightOfString(cell, { width: columns[at]?.[1] ?? 80 })),
  )
  keepTogether(pdf, height + 4)
  const { y } = pdf
  for (const [at, cell] of cells.entries()) {
    const [x, width] = columns[at] ?? [0, 80]
    pdf.text(cell, left + x, y, { width, align: at === 3 ? 'right' : 'left' })
  }
  pdf.x = left
  pdf.y = y + height + 4
}
