import { calendarWords } from '../texts/services/days.ts'
import { formatDay } from '../time/dates.ts'

/** What English code has put into words of the calendar, such as `Sunday, 6:30 PM`, as its reader sees it. */
export const shownTime = (words: string): string => calendarWords.day({ day: words })

/** A date, `22 November 2026`, as its reader sees it. */
export const shownDay = (date: string): string => shownTime(formatDay(date))
