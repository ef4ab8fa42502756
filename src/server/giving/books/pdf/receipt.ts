import type { Church } from '../../../../lib/contract/website/church.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { makePdf, writeCode, writeFacts } from '../../../platform/pdf/pdf.ts'
import type { ReceiptPaper } from '../receipts.ts'
import { writeRoot } from './root.ts'

/** A receipt as PDF: from whom, how much, when, for what, and the code that leads to its check. */
export const receiptPdf = (
  { name, amount, currency, day, fund, number, code, root, root_day, book, is_taken_back }: ReceiptPaper,
  { church, site }: { church: Church; site: string },
): Promise<Uint8Array<ArrayBuffer>> =>
  makePdf({ church, title: `Receipt ${number}`, day }, (pdf) => {
    if (book === 'sample') pdf.text('No money has moved: this receipt is a sample.').moveDown(0.5)
    if (is_taken_back) pdf.text('This receipt was reversed and counts no longer.').moveDown(0.5)
    writeFacts(pdf, [
      ['From', name],
      ['Amount', formatMoney(amount, currency)],
      ['Date', formatDay(day)],
      ['For', fund],
    ])
    const check = new URL(`/receipt#${code}`, site).href
    writeCode(
      pdf,
      check,
      'The code leads to the check of this receipt: that it is real, its amount and its date.',
    )
    writeRoot(pdf, root, root_day)
  })
