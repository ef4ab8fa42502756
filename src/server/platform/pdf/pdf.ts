import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { drawQr } from '../../../lib/browser/draw-qr.ts'
import type { Church } from '../../../lib/contract/website/church.ts'

/* Papers as PDF. The same facts give the same bytes: the date in the file is the paper's own. */

/** A4 in points, and its margin. */
const [width, margin] = [595.28, 56]

/** The width that text may take. */
export const textWidth = width - 2 * margin

/** Inside the margins, in points from the left. */
export const left = margin

const require = createRequire(import.meta.url)

/** DejaVu has the letters of Twi, Ga and Ewe, and the sign of the cedi. */
const fontFiles = () => ({
  body: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  serif: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
  fixed: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
})

/** Opened once: reading a font takes five times as long as writing a paper with it. */
let opened: Promise<ReadonlyMap<string, Font>> | undefined

export async function openFonts(): Promise<ReadonlyMap<string, Font>> {
  const { open } = await import('fontkit')
  const all = new Map<string, Font>()
  for (const [name, file] of Object.entries(fontFiles())) {
    const font = await open(file)
    if ('layout' in font) all.set(name, font)
  }
  return all
}

export type Pdf = PDFKit.PDFDocument

/** `isPlain`: the title is in the file alone, and nothing stands on top. */
type Head = { church: Church; title: string; day: string; isPlain?: boolean }

/** A paper with the church's name and a title on top; `write` adds the rest. Returns the bytes of the PDF. */
export async function makePdf(
  { church, title, day, isPlain = false }: Head,
  write: (pdf: Pdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // Few processes ever make one.
  const { default: Document } = await import('pdfkit')
  opened ??= openFonts()
  const pdf = new Document({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${title}, ${church.name}`, CreationDate: new Date(`${day}T12:00:00Z`) },
  })
  // The package takes an opened font, too; its types do not say so.
  for (const [name, font] of await opened) pdf.registerFont(name, font as unknown as Uint8Array)
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve())
    pdf.on('error', reject)
  })
  pdf.font('body').fontSize(10)
  if (!isPlain) {
    pdf.text(church.name)
    pdf.moveDown(0.5).font('bold').fontSize(18).text(title)
    pdf.moveDown(0.7).font('body').fontSize(10)
  }
  write(pdf)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** A list of questions and answers. */
export function writeFacts(pdf: Pdf, facts: readonly (readonly [question: string, answer: string])[]): void {
  for (const [question, answer] of facts) {
    keepTogether(pdf, 16)
    const { y } = pdf
    pdf.font('bold').text(question, left, y, { width: 140 })
    const below = pdf.y
    pdf.font('body').text(answer, left + 150, y, { width: textWidth - 150 })
    pdf.y = Math.max(below, pdf.y) + 3
  }
  pdf.x = left
  pdf.moveDown(0.5)
}

/** Begins a new page where less than `height` is left on this one. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
}

/** A QR code of an address, 130 points wide, and the address below it as a link; `says` tells what it leads to. */
export function writeCode(pdf: Pdf, address: string, says: string): void {
  keepTogether(pdf, 190)
  const qr = drawQr(address)
  const scale = 130 / qr.size
  pdf.save().translate(left, pdf.y).scale(scale).path(qr.path).fill('black').restore()
  pdf.y += 140
  pdf.fontSize(8).text(says, left)
  pdf.text(address, left, undefined, { link: address })
}
