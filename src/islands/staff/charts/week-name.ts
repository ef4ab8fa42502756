import { formatDay } from '../../../lib/time/dates.ts'

/** `22 Nov`: a week by its first day, as short as there is room for below a bar. */
export const weekName = (week: string): string => formatDay(week).replace(/ \d{4}$/, '')
