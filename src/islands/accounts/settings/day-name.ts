import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'

/** A day as its reader says it. */
export const dayName = (day: string): string => calendarWords.day({ day: formatDay(day) })
