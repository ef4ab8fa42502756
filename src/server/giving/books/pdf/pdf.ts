import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { formatDay } from '../../../../lib/time/dates.ts'

/* Papers of the books as PDF. The same facts give the same bytes: the date in the file is the paper's own. */

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

type Head = { church: Church; title: string; day: string }

/** A paper with the church's name and a title on top; `write` adds the rest. Returns the bytes of the PDF. */
export async function makePdf(
  { church, title, day }: Head,
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
  pdf.font('body').fontSize(10).text(church.name)
  pdf.moveDown(0.5).font('bold').fontSize(18).text(title)
  pdf.moveDown(0.7).font('body').fontSize(10)
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
