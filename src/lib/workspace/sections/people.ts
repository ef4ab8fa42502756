import type { Section } from '../section.ts'

const page = { group: 'people', for: ['admin', 'fellowship_leader', 'pastor'] } as const

/** The register of people (docs/people.md). */
export const peopleSections = [
  {
    id: 'people',
    address: '/people#people',
    name: 'People',
    icon: 'members',
    ...page,
    words: 'members register directory households families telephone number contacts congregation',
  },
  {
    id: 'week',
    address: '/people#week',
    name: 'Birthdays',
    icon: 'events',
    ...page,
    words: 'this week anniversaries wedding days celebrate',
  },
  {
    id: 'found',
    address: '/people#found',
    name: 'Lists',
    icon: 'requests',
    ...page,
    words: 'filter search groups of people tags smart lists report export',
  },
  {
    id: 'print',
    address: '/people#print',
    name: 'Printing',
    icon: 'pages',
    ...page,
    words: 'print directory pdf labels envelopes addresses birthdays list paper address book',
  },
  {
    id: 'lists',
    address: '/people#lists',
    name: 'Import',
    icon: 'upload',
    group: 'people',
    for: ['admin'],
    words: 'bring a list over csv excel xlsx spreadsheet upload members',
  },
] as const satisfies readonly Section[]
