import { keepTogether, left, type Pdf, textWidth } from './pdf.ts'

/** Points from a line to the next. */
const step = 32

/** A line to sign for each of these people, all on one page. */
export function writeSignLines(pdf: Pdf, people: readonly string[]): void {
  keepTogether(pdf, people.length * step + 10)
  for (const who of people) {
    const y = pdf.y + step - 6
    pdf
      .font('body')
      .fontSize(10)
      .text(who, left, y - 12, { width: 150 })
    pdf
      .moveTo(left + 160, y)
      .lineTo(left + textWidth, y)
      .lineWidth(0.5)
      .stroke()
    pdf.y = y + 6
    pdf.x = left
  }
}
