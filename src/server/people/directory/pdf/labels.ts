import type { LabelSheet } from '../../../../lib/contract/people/directory.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { makePdf, type Pdf } from '../../../platform/pdf/pdf.ts'
import type { Label } from '../labels.ts'

/** Of a sheet of A4: how many labels, where the first is, and from one to the next; all in millimetres. */
type Sheet = {
  columns: number
  rows: number
  label: readonly [width: number, height: number]
  margin: readonly [left: number, top: number]
  step: readonly [across: number, down: number]
}

/** As makers of labels have them: 70 × 37 (Avery 3474), 99.1 × 38.1 (L7163) and 63.5 × 38.1 (L7160). */
export const sheets: Record<LabelSheet, Sheet> = {
  '3x8': { columns: 3, rows: 8, label: [70, 37], margin: [0, 0.5], step: [70, 37] },
  '2x7': { columns: 2, rows: 7, label: [99.1, 38.1], margin: [4.65, 15.15], step: [101.6, 38.1] },
  '3x7': { columns: 3, rows: 7, label: [63.5, 38.1], margin: [7.2, 15.15], step: [66, 38.1] },
}

const points = (millimetres: number): number => (millimetres * 72) / 25.4

/** The room around the words of a label, in points. */
const inner = 11

type Labels = { church: Church; day: string; labels: readonly Label[]; sheet: LabelSheet; skip: number }

/** Sheets of labels. `skip` labels of the first sheet stay blank. */
export const labelsPdf = ({ church, day, labels, sheet, skip }: Labels) =>
  makePdf({ church, day, title: 'Labels', isPlain: true }, (pdf) => {
    const { columns, rows } = sheets[sheet]
    const ofPage = columns * rows
    setNoMargin(pdf)
    for (const [at, label] of labels.entries()) {
      const place = (at + skip) % ofPage
      if (at > 0 && place === 0) {
        pdf.addPage()
        setNoMargin(pdf)
      }
      writeLabel(pdf, label, { sheet: sheets[sheet], place })
    }
  })

/** Labels reach into the margin, where words would begin the next page. */
function setNoMargin(pdf: Pdf): void {
  pdf.page.margins = { top: 0, bottom: 0, left: 0, right: 0 }
}

function writeLabel(
  pdf: Pdf,
  { name, address }: Label,
  { sheet, place }: { sheet: Sheet; place: number },
): void {
  const [column, row] = [place % sheet.columns, Math.floor(place / sheet.columns)]
  const x = points(sheet.margin[0] + column * sheet.step[0]) + inner
  const y = points(sheet.margin[1] + row * sheet.step[1]) + inner
  const [width, height] = [points(sheet.label[0]) - 2 * inner, points(sheet.label[1]) - 2 * inner]
  pdf.font('bold').fontSize(10).text(name, x, y, { width, height: 26, ellipsis: true })
  const below = pdf.y + 2
  const left = y + height - below
  pdf.font('body').fontSize(9).text(linesOf(address), x, below, { width, height: left, ellipsis: true })
}

/** The parts of an address, each on a line. */
const linesOf = (address: string): string =>
  address
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
