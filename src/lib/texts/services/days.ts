import { define } from '../../words/define.ts'

/** Days that English code has put into words: `22 Nov 2026`, `Tomorrow, 22 Nov 2026`, `Sunday`, `on Sunday 22 November at 9:00 AM`. */
export const calendarWords = define('calendar', { day: '{day}' })
