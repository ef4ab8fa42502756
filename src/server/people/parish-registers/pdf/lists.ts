import type { ParishBook, ParishEntryAnswer } from '../../../../lib/contract/people/parish-register.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { bookWords, numberOf } from '../../../../lib/people/parish-words.ts'
import { parishTexts } from '../../../../lib/texts/people/parish-registers.ts'
import { keepTogether, left, makePdf, type Pdf, textWidth, writeFacts } from '../../../platform/pdf/pdf.ts'
import { factsOf, noteLines } from './facts.ts'

type List = { church: Church; entries: readonly ParishEntryAnswer[]; day: string }

/** The pages of a register for one year, as its book would have them: every entry by its number with the notes beside it. */
export const bookPdf = (
  { church, entries, day }: List,
  { book, year }: { book: ParishBook; year: number },
): Promise<Uint8Array<ArrayBuffer>> =>
  makePdf(
    { church, day, title: parishTexts.bookOf({ book: bookWords[book].many(), year: String(year) }) },
    (pdf) => writeEntries(pdf, entries, parishTexts.noEntry),
  )

/** The return of the marriages of a month, as the registrar of marriages gets it. `month` is in words. */
export const marriageReturnPdf = (
  { church, entries, day }: List,
  month: string,
): Promise<Uint8Array<ArrayBuffer>> =>
  makePdf({ church, day, title: parishTexts.returnOf({ month }) }, (pdf) =>
    writeEntries(pdf, entries, parishTexts.noMarriage),
  )

function writeEntries(pdf: Pdf, entries: readonly ParishEntryAnswer[], none: string): void {
  if (entries.length === 0) pdf.text(none)
  for (const entry of entries) {
    keepTogether(pdf, 120)
    const facts: [string, string][] = [
      ...factsOf(entry),
      ...(entry.paper ? [[parishTexts.paper, entry.paper] as [string, string]] : []),
    ]
    pdf.font('bold').fontSize(12).text(numberOf(entry), left).fontSize(10).font('body')
    writeFacts(pdf, facts)
    for (const line of noteLines(entry)) pdf.text(line, left, undefined, { width: textWidth })
    const y = pdf.y + 4
    pdf
      .moveTo(left, y)
      .lineTo(left + textWidth, y)
      .lineWidth(0.5)
      .stroke()
    pdf.y = y + 10
  }
}
