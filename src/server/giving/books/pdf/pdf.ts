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

export type Paper = PDFKit.PDFDocument

type Head = { church: Church; title: string; day: string }

/** A paper with the church's name and a title on top; `write` adds the rest. Returns the bytes of the PDF. */
export async function makePaper(
  { church, title, day }: Head,
  write: (paper: Paper) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // Few processes ever make one.
  const { default: Document } = await import('pdfkit')
  opened ??= openFonts()
  const paper = new Document({
    ...{ size: 'A4', margin, lang: 'en', displayTitle: true },
    info: { Title: `${title}, ${church.name}`, CreationDate: new Date(`${day}T12:00:00Z`) },
  })
  // The package takes an opened font, too; its types do not say so.
  for (const [name, font] of await opened) paper.registerFont(name, font as unknown as Uint8Array)
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    paper.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    paper.on('end', () => resolve())
    paper.on('error', reject)
  })
  paper.font('body').fontSize(10).text(church.name)
  paper.moveDown(0.5).font('bold').fontSize(18).text(title)
  paper.moveDown(0.7).font('body').fontSize(10)
  write(paper)
  paper.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** A list of questions and answers. */
export function writeFacts(
  paper: Paper,
  facts: readonly (readonly [question: string, answer: string])[],
): void {
  for (const [question, answer] of facts) {
    keepTogether(paper, 16)
    const { y } = paper
    paper.font('bold').text(question, left, y, { width: 140 })
    const below = paper.y
    paper.font('body').text(answer, left + 150, y, { width: textWidth - 150 })
    paper.y = Math.max(below, paper.y) + 3
  }
  paper.x = left
  paper.moveDown(0.5)
}

/** Begins a new page where less than `height` is left on this one. */
export function keepTogether(paper: Paper, height: number): void {
  if (paper.y + height > paper.page.height - margin) paper.addPage()
}

/** The root at the end of a paper, with its day. */
export function writeRoot(paper: Paper, root: string, day: string): void {
  if (!root) return
  keepTogether(paper, 40)
  paper
    .moveDown(1)
    .font('body')
    .fontSize(8)
    .text(`The root of the church’s books on ${formatDay(day)}:`, left)
  paper.font('fixed').fontSize(7).text(root, left)
  paper.font('body').fontSize(10)
}
