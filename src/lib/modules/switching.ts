import { type ModuleId, moduleIds, modules, type Off } from './modules.ts'

/**
 * Why these modules cannot be off together, a sentence for each that is used and needs one of them: `Pledges needs Books: ...`. Empty
 * when they can.
 */
export function lacking(off: Off): string[] {
  const used = moduleIds.filter((id) => !off.has(id))
  return used.flatMap((id) =>
    (modules[id].needs ?? [])
      .filter((needed) => off.has(needed))
      .map((needed) => `${modules[id].name} needs ${modules[needed].name}: switch both on, or both off.`),
  )
}

/** The answers to the three questions of the set-up. */
export type ChurchShape = {
  people: 'few' | 'some' | 'many'
  money: 'paper' | 'treasurer' | 'team'
  leaders: 'one' | 'several'
}

const wanted: {
  [question in keyof ChurchShape]: { [answer in ChurchShape[question]]: readonly ModuleId[] }
} = {
  people: {
    few: ['news', 'prayers', 'testimonies'],
    some: ['news', 'prayers', 'testimonies', 'care', 'texts', 'live', 'activities', 'worship', 'directory'],
    many: [
      'news',
      'prayers',
      'testimonies',
      'care',
      'texts',
      'live',
      'activities',
      'worship',
      'check-in',
      'inbox',
      'branches',
      'directory',
    ],
  },
  money: {
    paper: [],
    treasurer: ['giving', 'books'],
    team: ['giving', 'books', 'pledges', 'welfare', 'kofi-ama'],
  },
  leaders: {
    one: [],
    several: ['rota', 'care', 'inbox', 'fellowship-pages'],
  },
}

/** The modules that a church of this shape can do without, in the order of the list. */
export function proposeOff({ people, money, leaders }: ChurchShape): ModuleId[] {
  const used = [...wanted.people[people], ...wanted.money[money], ...wanted.leaders[leaders]]
  return moduleIds.filter((id) => !used.includes(id))
}
