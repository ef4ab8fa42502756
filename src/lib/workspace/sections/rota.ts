import type { Section } from '../section.ts'

const page = { group: 'services', module: 'rota', for: ['admin', 'rota'] } as const

/** The rota of who keeps it (docs/rota.md); everybody's own shifts are a page of the member. */
export const rotaSections = [
  {
    id: 'mine',
    address: '/rota#mine',
    name: 'My Schedule',
    icon: 'requests',
    ...page,
    within: 'Rota',
    isFirst: true,
    words: 'my turns to serve requests unavailable dates volunteer',
  },
  {
    id: 'weeks',
    address: '/rota#weeks',
    name: 'Rota',
    icon: 'events',
    ...page,
    words: 'schedule weeks serving volunteers roster plan who serves on sunday',
  },
  {
    id: 'ask',
    address: '/rota#ask',
    name: 'Assign',
    icon: 'messages',
    ...page,
    within: 'Rota',
    words: 'ask people volunteers fill open places requests',
  },
  {
    id: 'teams',
    address: '/rota#teams',
    name: 'Teams',
    icon: 'fellowships',
    ...page,
    within: 'Rota',
    words: 'volunteers choir ushers positions ministries serving teams',
  },
  {
    id: 'fairness',
    address: '/rota#fairness',
    name: 'Serving History',
    icon: 'overview',
    ...page,
    within: 'Rota',
    words: 'a year of turns fairness how often volunteers',
  },
] as const satisfies readonly Section[]
