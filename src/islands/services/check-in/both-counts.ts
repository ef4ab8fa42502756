import { checkInWords } from './messages.ts'

/** What somebody counted and who was marked: `40 counted, 32 marked`. */
export const bothCounts = (counted: number | null, marked: number): string =>
  counted === null
    ? checkInWords.notCountedMarked({ marked })
    : checkInWords.countedAndMarked({ counted, marked })
