import { itemAt, type Random } from '../../seed/random.ts'
import { ageOn } from './birthdays.ts'
import { type Inventor, openInventor, type Planned } from './inventor.ts'

/** Somebody whom the sample has already. */
export type Known = { id: number; last: string; gender: string; born: string; isMarried: boolean }

/** A household: its head is somebody of the sample, or the first of its people. */
export type Home = { head: Known | undefined; people: Planned[] }

/** In one home, on average. */
const residents = 3

/** The households of the church, with so many people that the church has `inAll`; the first ones are those of people whom it has already. */
export function planHomes(known: readonly Known[], inAll: number, now: Date, chance: Random): Home[] {
  const invent = openInventor(now, chance)
  const heads = known.filter(({ born }) => born && ageOn(born, now) >= 26).slice(0, 44)
  const homes = Array.from({ length: Math.ceil(inAll / residents) }, (_, at) => {
    const head = heads[at]
    return head ? homeOf(head, invent, { now, chance }) : newHome(invent, chance)
  })
  reachNumber(homes, inAll - known.length, invent)
  return homes
}

type Around = { now: Date; chance: Random }

function homeOf(head: Known, invent: Inventor, { now, chance }: Around): Home {
  const age = ageOn(head.born, now)
  const gender = head.gender === 'female' ? 'male' : 'female'
  const family = { last: head.last, married: head.isMarried }
  const spouse = head.isMarried ? [invent.grownUp({ ...family, gender, age: age + 3 - chance.whole(6) })] : []
  return { head, people: [...spouse, ...childrenOf(age, family, invent, chance)] }
}

function newHome(invent: Inventor, chance: Random): Home {
  const age = 25 + chance.whole(45)
  const isMarried = chance.happens(0.75)
  const head = invent.grownUp({ gender: isMarried ? 'male' : 'female', age, married: isMarried })
  const family = { last: head.last, married: isMarried }
  const spouse = isMarried
    ? [invent.grownUp({ ...family, gender: 'female', age: age - chance.whole(6) })]
    : []
  return { head: undefined, people: [head, ...spouse, ...childrenOf(age, family, invent, chance)] }
}

/** The children of somebody so old; in one home of seven a grandparent, and where nobody else would be, a mother. */
function childrenOf(
  age: number,
  family: { last: string; married: boolean },
  invent: Inventor,
  chance: Random,
) {
  const most = age < 31 ? 2 : age < 52 ? 3 : 1
  const many = chance.whole(most + 1)
  const oldest = Math.min(17, Math.max(1, age - 24))
  const children = Array.from({ length: many }, () => invent.child(family.last, chance.whole(oldest + 1)))
  const isAlone = many === 0 && !family.married
  if (age > 48 && isAlone) return [invent.child(family.last, 8 + chance.whole(8))]
  if (isAlone || (age < 46 && chance.happens(0.24))) children.push(invent.elder(family.last))
  return children
}

/** Adds children to homes, or takes people from the largest, until so many are new. */
function reachNumber(homes: Home[], wanted: number, invent: Inventor): void {
  let count = homes.reduce((sum, { people }) => sum + people.length, 0)
  for (let at = 0; count < wanted; at += 1) {
    const { head, people } = itemAt(homes, at * 7)
    const last = head?.last ?? people[0]?.last ?? ''
    people.push(invent.child(last, 1 + (at % 12)))
    count += 1
  }
  const largest = homes.toSorted((a, b) => b.people.length - a.people.length)
  for (let at = 0; count > wanted; at += 1) {
    itemAt(largest, at).people.pop()
    count -= 1
  }
}
