import type { ParishYearAnswer } from '../../../../lib/contract/people/parish-register.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { bookWords } from '../../../../lib/people/parish-words.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { parishTexts } from '../../../../lib/texts/people/parish-registers.ts'
import { keepTogether, left, makePdf, type Pdf, textWidth } from '../../../platform/pdf/pdf.ts'
import { writeSignLines } from '../../../platform/pdf/sign-lines.ts'

type Given = { church: Church; data: ParishYearAnswer; day: string }

/** Statuses of who is no member any more. */
const gone = new Set(['gone home', 'transferred'])

/** The membership return of a year: people by status, entries of each register beside the year before, and lines to sign. */
export const membershipReturnPdf = ({ church, data, day }: Given): Promise<Uint8Array<ArrayBuffer>> =>
  makePdf({ church, day, title: parishTexts.membershipReturn({ year: String(data.year) }) }, (pdf) => {
    const all = data.people
      .filter(({ status }) => !gone.has(status.toLowerCase()))
      .reduce((sum, { count }) => sum + count, 0)
    writeTable(pdf, [
      [parishTexts.peopleOn, '', ''],
      ...data.people.map(({ status, count }) => [status || parishTexts.noStatus, formatCount(count), '']),
      [parishTexts.everybody, formatCount(all), ''],
    ])
    pdf.moveDown(1)
    writeTable(pdf, [
      [parishTexts.entries, String(data.year), String(data.year - 1)],
      ...data.counts.map(({ book, total, before }) => [
        bookWords[book].many(),
        formatCount(total),
        formatCount(before),
      ]),
    ])
    writeSignLines(pdf, [parishTexts.minister, parishTexts.clerk])
  })

/** Rows over the whole width, the first of them and the last of a sum in bold type. */
function writeTable(pdf: Pdf, rows: readonly (readonly string[])[]): void {
  const [first, other] = [textWidth - 180, 86]
  for (const [at, cells] of rows.entries()) {
    keepTogether(pdf, 20)
    const { y } = pdf
    pdf.font(at === 0 || cells[0] === parishTexts.everybody ? 'bold' : 'body').fontSize(10)
    for (const [place, cell] of cells.entries())
      pdf.text(cell, place === 0 ? left : left + first + (place - 1) * (other + 4), y, {
        width: place === 0 ? first : other,
        align: place === 0 ? 'left' : 'right',
      })
    pdf.y = y + 18
    pdf.x = left
  }
  pdf.font('body')
}
