import { formatDay } from '../../../../lib/time/dates.ts'
import { keepTogether, left, type Pdf, textWidth } from '../../../platform/pdf/pdf.ts'

type Line = { label: string; done: { name: string; at: string } | undefined }

/** A line to sign for each step of a voucher, with who did it and when. */
export function writeSignatures(pdf: Pdf, lines: readonly Line[]): void {
  for (const { label, done } of lines) {
    keepTogether(pdf, 40)
    const { y } = pdf
    pdf.font('bold').text(label, left, y + 18, { width: 90 })
    pdf.font('body').text(done?.name ?? '', left + 95, y + 18, { width: 180 })
    pdf.text(done ? formatDay(done.at) : '', left + 280, y + 18, { width: 110 })
    pdf
      .moveTo(left + 395, y + 30)
      .lineTo(left + textWidth, y + 30)
      .stroke()
    pdf.y = y + 34
  }
}
