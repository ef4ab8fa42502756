import type { Section } from '../section.ts'

const page = { group: 'services', module: 'worship', for: ['admin', 'worship'] } as const

/** Orders of service, songs and projection of who plans the services (docs/worship.md). */
export const worshipSections = [
  {
    id: 'plans',
    address: '/worship#plans',
    name: 'Order of Service',
    icon: 'overview',
    ...page,
    words: 'plan programme liturgy sunday items running order templates live next worship service planning',
  },
  {
    id: 'songs',
    address: '/worship#songs',
    name: 'Songs',
    icon: 'sermons',
    ...page,
    words: 'song hymn lyrics words chords chordpro music singers choir band key capo ccli licence report',
  },
  {
    id: 'projection',
    address: '/worship#projection',
    name: 'Projection',
    icon: 'live',
    ...page,
    words:
      'projector screen slides lyrics words of songs bible reading notices countdown presentation obs lower third stage beamer',
  },
] as const satisfies readonly Section[]
