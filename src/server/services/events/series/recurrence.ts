import { type RepeatRule, repeatRules } from '../../../../lib/contract/services/event-series.ts'
import { weekdays } from '../../../../lib/contract/services/weekdays.ts'
import { dayAfter } from '../../../../lib/time/next-day.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import { recurrenceWords } from '../messages.ts'

/** A rule with the day from which it counts. */
export type Recurrence = { rule: RepeatRule; first: string }

/** A rule that counts from a day: of a fifth weekday, which not every month has, the last is meant. */
export const recurrenceFrom = (rule: RepeatRule, first: string): Recurrence => ({
  rule: rule === 'monthly-by-weekday' && weekOf(first) === 5 ? 'monthly-by-last-weekday' : rule,
  first,
})

/** The day of an occurrence, from 0 for the first. A month without the day has its last one instead. */
export function occurrenceAt({ rule, first }: Recurrence, place: number): string {
  const weeks = weeksBetween(rule)
  if (weeks > 0) return dayAfter(first, 7 * weeks * place)
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + place, 0))
  if (rule === 'monthly-by-day') return inMonth(last, Math.min(day, last.getUTCDate()))
  const back = (last.getUTCDay() - weekdayOf(first) + 7) % 7
  const lastSuch = last.getUTCDate() - back
  if (rule === 'monthly-by-last-weekday') return inMonth(last, lastSuch)
  const firstSuch = ((lastSuch - 1) % 7) + 1
  return inMonth(last, firstSuch + 7 * (weekOf(first) - 1))
}

/** The days of a rule after one day up to another, at most so many. */
export function occurrencesBetween(
  recurrence: Recurrence,
  { after, last, most }: { after: string; last: string; most: number },
): string[] {
  const days: string[] = []
  for (let place = 0; days.length < most; place++) {
    const day = occurrenceAt(recurrence, place)
    if (day > last) break
    if (day > after) days.push(day)
  }
  return days
}

/** The rule in words, `Every third Saturday of the month`; `first` is any day that the rule gave. */
function wordsOf({ rule, first }: Recurrence): string {
  const weekday = { weekday: shownTime(weekdays[weekdayOf(first)] ?? '') }
  const { weekly, twoWeeks, threeWeeks, fourWeeks, ...byMonth } = recurrenceWords
  const weeks = weeksBetween(rule)
  if (weeks > 0) return ([weekly, twoWeeks, threeWeeks, fourWeeks][weeks - 1] ?? weekly)(weekday)
  if (rule === 'monthly-by-day') return byMonth.monthly
  if (rule === 'monthly-by-last-weekday') return byMonth.last(weekday)
  const { first: one, second, third, fourth } = byMonth
  return ([one, second, third, fourth][weekOf(first) - 1] ?? fourth)(weekday)
}

/** Weeks from one occurrence to the next; 0 for a rule by months. */
function weeksBetween(rule: RepeatRule): number {
  if (rule === 'weekly') return 1
  return Number(/^every-(\d)-weeks$/.exec(rule)?.[1] ?? 0)
}

const weekOf = (day: string) => Math.ceil(Number(day.slice(8)) / 7)
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

const inMonth = (month: Date, day: number) =>
  `${month.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`

/** A stored rule; undefined for '' and for one of a later version. */
export const ruleNamed = (stored: string): RepeatRule | undefined =>
  repeatRules.find((rule) => rule === stored)

/** A stored rule in words, by a day that it gave; '' without one. */
export function wordsOfRule(stored: string, first: string): string {
  const rule = ruleNamed(stored)
  return rule ? wordsOf({ rule, first }) : ''
}
