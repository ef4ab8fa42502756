import { calendarWords } from '../texts/services/days.ts'
import { formatDay } from './dates.ts'

/** A day as its reader says it. */
export const dayName = (day: string): string => calendarWords.day({ day: formatDay(day) })
