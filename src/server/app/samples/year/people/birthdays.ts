import { day, daysBefore } from '../../seed/days.ts'

/** Names of a weekday of birth in the spellings of the sample people, Sunday first. */
const names = [
  ['Kwasi', 'Akwasi', 'Akosua', 'Akɔsua', 'Esi'],
  ['Kwadwo', 'Kojo', 'Adwoa', 'Adzo'],
  ['Kwabena', 'Kwabɛna', 'Ebo', 'Abena', 'Araba'],
  ['Kwaku', 'Kɔku', 'Akua'],
  ['Yaw', 'Yaa', 'Aba'],
  ['Kofi', 'Afua', 'Efua'],
  ['Kwame', 'Ama'],
]

/** The weekday, Sunday is 0, on which somebody of these names was born; undefined where none is the name of a day. */
export function weekdayOfName(first: string, middle: string): number | undefined {
  const words = `${first} ${middle}`.split(' ')
  const weekday = words.map((word) => names.findIndex((list) => list.includes(word))).find((at) => at >= 0)
  return weekday
}

/** A birthday of somebody so old, `2001-04-16`: `place` is from 0 to 1, and says how long ago the last birthday was. */
export const bornAt = (age: number, place: number, now: Date): string =>
  day(daysBefore(now, age * 365.25 + 2 + Math.floor(place * 350)))

/** The day of this weekday next to a birthday that leaves the age as it is. */
export function onWeekday(born: string, weekday: number, now: Date): string {
  const date = new Date(`${born}T00:00:00Z`)
  const back = (date.getUTCDay() - weekday + 7) % 7
  const earlier = day(daysBefore(date, back))
  return ageOn(earlier, now) === ageOn(born, now) ? earlier : day(daysBefore(date, back - 7))
}

/** Whole years. */
export function ageOn(born: string, now: Date): number {
  const years = now.getUTCFullYear() - Number(born.slice(0, 4))
  return day(now).slice(5) < born.slice(5) ? years - 1 : years
}
