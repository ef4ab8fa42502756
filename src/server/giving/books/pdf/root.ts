import { formatDay } from '../../../../lib/time/dates.ts'
import { keepTogether, left, type Pdf } from '../../../platform/pdf/pdf.ts'

/** The root at the end of a paper, with its day. */
export function writeRoot(pdf: Pdf, root: string, day: string): void {
  if (!root) return
  keepTogether(pdf, 40)
  pdf
    .moveDown(1)
    .font('body')
    .fontSize(8)
    .text(`The root of the church’s books on ${formatDay(day)}:`, left)
  pdf.font('fixed').fontSize(7).text(root, left)
  pdf.font('body').fontSize(10)
}
