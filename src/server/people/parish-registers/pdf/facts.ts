import type { ParishEntryAnswer } from '../../../../lib/contract/people/parish-register.ts'
import { detailWord } from '../../../../lib/people/parish-words.ts'
import { parishTexts } from '../../../../lib/texts/people/parish-registers.ts'
import { formatDay } from '../../../../lib/time/dates.ts'

/** What an entry says, by question and answer, in the order of its register; blanks are left out. */
export const factsOf = (entry: ParishEntryAnswer): [question: string, answer: string][] =>
  allOf(entry).filter(([, answer]) => answer !== '')

const allOf = ({ book, name, spouse, day, place, officiant, details }: ParishEntryAnswer) => [
  [book === 'marriage' ? parishTexts.groom : parishTexts.name, name] as [string, string],
  [parishTexts.bride, spouse] as [string, string],
  ...details.map(({ name: detail, value }) => [detailWord(book, detail), value] as [string, string]),
  [parishTexts.day, formatDay(day)] as [string, string],
  [parishTexts.place, place] as [string, string],
  [parishTexts.officiant, officiant] as [string, string],
]

/** The notes beside an entry, each in one line. */
export const noteLines = ({ notes }: ParishEntryAnswer): string[] =>
  notes.map(({ text, at, cancels }) => {
    const day = formatDay(at)
    return cancels ? parishTexts.cancelled({ day, text }) : parishTexts.noted({ day, text })
  })
