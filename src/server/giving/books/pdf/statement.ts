import type { StatementAnswer } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { wayOf } from '../../../../lib/texts/giving/giving-ways.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { keepTogether, left, makePaper, type Paper, writeFacts, writeRoot } from './pdf.ts'

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
  { name, from, to, currency, total, funds, lines, book, root, root_day }: StatementAnswer,
  church: Church,
): Promise<Uint8Array<ArrayBuffer>> =>
  makePaper({ church, title: 'Statement of giving', day: to }, (paper) => {
    const money = (amount: number) => formatMoney(amount, currency)
    if (book === 'sample') paper.text('This is a sample: no money has moved.').moveDown(0.5)
    writeFacts(paper, [
      ['Name', name],
      ['From', formatDay(from)],
      ['To', formatDay(to)],
      ...funds.map(({ fund, amount }) => [fund, money(amount)] as const),
      ['All together', money(total)],
    ])
    writeRow(paper, ['Day', 'For', 'How', 'Amount', 'Receipt'], 'bold')
    for (const line of lines)
      writeRow(paper, [formatDay(line.day), line.fund, wayOf(line), money(line.amount), line.receipt])
    if (lines.length === 0) paper.text('The books have nothing on these days.', left)
    writeRoot(paper, root, root_day)
  })

function writeRow(paper: Paper, cells: readonly string[], font: 'body' | 'bold' = 'body'): void {
  paper.font(font).fontSize(9)
  const height = Math.max(
    ...cells.map((cell, at) => paper.heightOfString(cell, { width: columns[at]?.[1] ?? 80 })),
  )
  keepTogether(paper, height + 4)
  const { y } = paper
  for (const [at, cell] of cells.entries()) {
    const [x, width] = columns[at] ?? [0, 80]
    paper.text(cell, left + x, y, { width, align: at === 3 ? 'right' : 'left' })
  }
  paper.x = left
  paper.y = y + height + 4
}
