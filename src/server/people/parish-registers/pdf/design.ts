import type { Church } from '../../../../lib/contract/website/church.ts'
import { kenteBlocks, kenteLength, kenteOf, kenteSquares } from '../../../../lib/site/kente.ts'
import { left, type Pdf, textWidth } from '../../../platform/pdf/pdf.ts'

/** From the edge of the paper to the frame, in points. */
const frame = 26

/** The height of the woven band, in points. */
const bandHeight = 14

/** What a certificate in the church's design has on its head: the church, what the paper is, and whom it names. */
type Head = { church: Church; title: string; number: string; name: string }

/** The frame in the church's colours, a woven band on top and below, and the head. Writing goes on below it, in `body` of 10 points. */
export function writeDesign(pdf: Pdf, { church, title, number, name }: Head): void {
  const { width, height } = pdf.page
  const { ground, forest, laterite, dark } = kenteOf(church)
  const inner = width - 2 * frame
  pdf.save()
  pdf.rect(frame, frame, inner, height - 2 * frame)
  pdf.lineWidth(1.5).stroke(forest)
  pdf.rect(frame + 4, frame + 4, inner - 8, height - 2 * frame - 8)
  pdf.lineWidth(0.6).stroke(ground)
  for (const y of [frame + 8, height - frame - 8 - bandHeight]) drawBand(pdf, church, y)
  pdf.restore()
  const centred = { width: textWidth, align: 'center' } as const
  pdf
    .font('bold')
    .fontSize(13)
    .fillColor(laterite)
    .text(church.name, left, frame + 52, centred)
  pdf.moveDown(0.7).font('serif').fontSize(26).fillColor(forest).text(title, left, undefined, centred)
  pdf.moveDown(0.2).font('body').fontSize(10).fillColor(dark).text(number, left, undefined, centred)
  pdf.moveDown(1.4).font('serif').fontSize(18).text(name, left, undefined, centred)
  pdf.moveDown(1.4).font('body').fontSize(10).fillColor('black')
  pdf.x = left
}

function drawBand(pdf: Pdf, church: Church, y: number): void {
  const from = frame + 8
  const width = pdf.page.width - 2 * from
  const scale = bandHeight / kenteLength.height
  const kente = kenteOf(church)
  pdf.save()
  pdf.rect(from, y, width, bandHeight).clip()
  pdf.rect(from, y, width, bandHeight).fill(kente.ground)
  pdf.translate(from, y).scale(scale)
  for (let at = 0; at < width / scale; at += kenteLength.width) {
    for (const { x, width: wide, tone } of kenteBlocks)
      pdf.rect(x, 0, wide, kenteLength.height).fill(kente[tone])
    pdf.path(kenteSquares).fill(kente.dark)
    pdf.translate(kenteLength.width, 0)
  }
  pdf.restore()
}
