import { day, daysAfter, daysBefore, occurrence } from '../../seed/days.ts'

/** The Sundays of last year and of this one until now, the oldest first. */
export function sundaysUntil(now: Date): Date[] {
  const first = `${now.getUTCFullYear() - 1}-01-01`
  const sundays: Date[] = []
  for (let date = occurrence(now, 'Sunday', '15:00', -1); day(date) >= first; date = daysBefore(date, 7))
    sundays.unshift(date)
  return sundays
}

/** Easter Sunday of a year, by the Gregorian computus. */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}

/** Whether a Sunday is the harvest of its year, the last one of October. */
export const isHarvest = (sunday: Date): boolean =>
  sunday.getUTCMonth() === 9 && daysAfter(sunday, 7).getUTCMonth() === 10

/** How full the church is on a Sunday beside a usual one: Easter, harvest and Christmas are full, the rains keep people at home. */
export function fullnessOf(sunday: Date): number {
  if (day(sunday) === easter(sunday.getUTCFullYear())) return 1.7
  if (isHarvest(sunday)) return 2.1
  const [month, date] = [sunday.getUTCMonth(), sunday.getUTCDate()]
  if (month === 11 && date > 19) return 1.5
  return month === 5 || month === 6 ? 0.85 : 1
}

/** Whether it is the first Sunday of its month, on which most people bring their tithes. */
export const isFirstOfMonth = (sunday: Date): boolean => sunday.getUTCDate() <= 7

/** `2026-10` of a date. */
export const monthOf = (date: Date): string => day(date).slice(0, 7)

/** The last Easter Sunday, or harvest, before a time. */
export function lastFeast(feast: 'easter' | 'harvest', before: Date): Date {
  const year = before.getUTCFullYear()
  const [own, earlier] = [year, year - 1].map((one) =>
    feast === 'easter' ? new Date(`${easter(one)}T00:00:00.000Z`) : harvestOf(one),
  )
  return own !== undefined && own < before ? own : (earlier ?? before)
}

/** The last Sunday of October. */
function harvestOf(year: number): Date {
  const last = new Date(Date.UTC(year, 9, 31))
  return new Date(Date.UTC(year, 9, 31 - last.getUTCDay()))
}
