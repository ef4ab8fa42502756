import type { Random } from '../../seed/random.ts'
import type { Member } from './setting.ts'

/** How somebody tithes: in an envelope, from the telephone, or by the bank; each month, or each week. */
export type Habit = {
  member: Member
  way: 'envelope' | 'telephone' | 'bank'
  every: 'week' | 'month'
  /** Whole cedis. */
  amount: number
  /** The Sundays of the year at which this began and ended, from 0: some come later, and some stop. */
  from: number
  until: number
}

const amounts = [20, 30, 40, 50, 50, 60, 80, 100, 100, 120, 150, 200, 250, 300, 400]

/** The habits of those who tithe, about half of the members, over so many Sundays. */
export function habitsOf(givers: readonly Member[], sundays: number, chance: Random): Habit[] {
  return givers
    .filter((_, at) => at % 2 === 0)
    .map((member, at) => ({
      member,
      way: wayOf(at),
      every: at % 9 === 4 ? 'week' : 'month',
      amount: chance.pick(amounts),
      from: chance.happens(0.3) ? chance.whole(sundays) : 0,
      until: chance.happens(0.12) ? chance.whole(sundays) : sundays,
    }))
}

function wayOf(at: number): Habit['way'] {
  if (at % 10 === 3) return 'bank'
  return at % 5 < 3 ? 'envelope' : 'telephone'
}
