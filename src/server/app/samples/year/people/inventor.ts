import { familyNames, givenNames, occupations } from '../../../../../content/year/names.ts'
import { dayNameOf } from '../../../../../lib/time/day-names.ts'
import { itemAt, type Random } from '../../seed/random.ts'
import { bornAt } from './birthdays.ts'

/** A person whom the year adds. */
export type Planned = {
  first: string
  middle: string
  last: string
  gender: 'female' | 'male'
  born: string
  stage: 'child' | 'grown-up' | 'elder'
  isMarried: boolean
  occupation: string
}

type GrownUp = { gender: 'female' | 'male'; age: number; married: boolean; last?: string }

export type Inventor = ReturnType<typeof openInventor>

/** Invents people whose names fit their birthdays. No two have the same names. */
export function openInventor(now: Date, chance: Random) {
  const taken = new Set<string>()
  let families = 0
  const named = (gender: 'female' | 'male', born: string, last: string) => {
    const ofDay = dayNameOf(born, gender)
    const list = givenNames[gender]
    const from = chance.whole(list.length)
    const isDayFirst = chance.happens(0.4)
    for (const place of list.keys()) {
      const given = itemAt(list, from + place)
      const [first, middle] = isDayFirst ? [ofDay, given] : [given, ofDay]
      const key = `${first} ${middle} ${last}`
      if (taken.has(key)) continue
      taken.add(key)
      return { first, middle }
    }
    return { first: ofDay, middle: '' }
  }
  const add = (gender: 'female' | 'male', age: number, last: string) => {
    const born = bornAt(age, chance.whole(1000) / 1000, now)
    return { ...named(gender, born, last), last, gender, born }
  }
  return {
    grownUp: ({ gender, age, married: isMarried, last }: GrownUp): Planned => {
      if (last === undefined) families += 1
      const family = last ?? itemAt(familyNames, families - 1)
      const occupation = chance.pick(occupations)
      return { ...add(gender, Math.max(20, age), family), stage: 'grown-up', isMarried, occupation }
    },
    child: (last: string, age: number): Planned => {
      const gender = chance.happens(0.5) ? 'female' : 'male'
      return { ...add(gender, age, last), stage: 'child', isMarried: false, occupation: '' }
    },
    elder: (last: string): Planned => ({
      ...add(chance.happens(0.7) ? 'female' : 'male', 63 + chance.whole(25), last),
      stage: 'elder',
      isMarried: false,
      occupation: 'Retired',
    }),
  }
}
