import type { RepeatAnswer } from '../../contract/giving/repeat.ts'
import { weekdays } from '../../contract/services/weekdays.ts'
import { calendarWords } from '../services/days.ts'
import { repeatTimes } from './repeat-times.ts'

type When = Pick<RepeatAnswer, 'every' | 'on_day'>

const ordinal = (day: number): string =>
  `${day}${{ one: 'st', two: 'nd', few: 'rd' }[new Intl.PluralRules('en', { type: 'ordinal' }).select(day) as string] ?? 'th'}`

/** `each Sunday` or `each month on the 21st`. */
export const whenWords = ({ every, on_day }: When): string =>
  every === 'week'
    ? repeatTimes.everyWeek({ day: calendarWords.day({ day: weekdays[on_day] ?? '' }) })
    : repeatTimes.everyMonth({ day: ordinal(on_day) })

const months: When[] = Array.from({ length: 31 }, (_, at) => ({ every: 'month', on_day: at + 1 }))
const weeks: When[] = weekdays.map((_, on_day) => ({ every: 'week', on_day }))

/** What can be chosen, by the value of its option. */
export const monthTimes = () => months.map((when) => [`month.${when.on_day}`, whenWords(when)] as const)
export const allTimes = () => [
  ...monthTimes(),
  ...weeks.map((when) => [`week.${when.on_day}`, whenWords(when)] as const),
]

/** What an option's value stands for. The form checks it. */
export function whenOf(value = ''): { every: string | undefined; on_day: number } {
  const [every, day] = value.split('.')
  return { every, on_day: Number(day) }
}
