import type { ParishEntryAnswer } from '../../../../lib/contract/people/parish-register.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { bookWords, namesOf, numberOf } from '../../../../lib/people/parish-words.ts'
import { parishTexts } from '../../../../lib/texts/people/parish-registers.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import {
  keepTogether,
  left,
  makePdf,
  type Pdf,
  textWidth,
  writeCode,
  writeFacts,
} from '../../../platform/pdf/pdf.ts'
import { writeDesign } from './design.ts'
import { factsOf, noteLines } from './facts.ts'

type Certificate = { entry: ParishEntryAnswer; copy: number; code: string; issued_on: string }
type Paper = { church: Church; site: string; isPlain: boolean }

/** Room for the head of a form that is printed already, in points. */
const headRoom = 110

/**
 * A certificate, or of a transfer the letter, as PDF: what the register says with its notes, lines to sign, and the code that leads to its check.
 * `isPlain`: without the church's design, for its own printed form, which has name and title.
 */
export const certificatePdf = (
  { entry, copy, code, issued_on }: Certificate,
  { church, site, isPlain }: Paper,
): Promise<Uint8Array<ArrayBuffer>> =>
  makePdf({ church, title: titleOf(entry), day: issued_on, isPlain: true }, (pdf) => {
    const title = bookWords[entry.book].paper()
    if (isPlain) pdf.y = headRoom
    else writeDesign(pdf, { church, title, number: numberOf(entry), name: namesOf(entry) })
    if (copy > 1) pdf.font('bold').text(parishTexts.copy({ copy })).font('body').moveDown(0.5)
    if (entry.book === 'transfer') pdf.text(parishTexts.transferred({ name: namesOf(entry) })).moveDown(0.7)
    writeFacts(pdf, factsOf(entry))
    for (const line of noteLines(entry)) pdf.text(line, left, undefined, { width: textWidth })
    pdf.moveDown(0.5).text(parishTexts.issued({ day: formatDay(issued_on) }))
    writeSignatures(pdf)
    writeCode(pdf, new URL(`/certificate#${code}`, site).href, parishTexts.theCode)
  })

const titleOf = (entry: ParishEntryAnswer): string => `${bookWords[entry.book].paper()} ${numberOf(entry)}`

function writeSignatures(pdf: Pdf): void {
  keepTogether(pdf, 80)
  const y = pdf.y + 44
  const half = textWidth / 2
  for (const [place, word] of [parishTexts.signature, parishTexts.stamp].entries()) {
    const from = left + place * half
    pdf
      .moveTo(from, y)
      .lineTo(from + half - 20, y)
      .stroke()
    pdf.fontSize(8).text(word, from, y + 4)
  }
  pdf.fontSize(10)
  pdf.y = y + 30
  pdf.x = left
}
