import type { Section } from '../section.ts'

const page = { group: 'services', module: 'check-in', for: ['admin', 'usher'] } as const

/** Who is here at a service (docs/check-in.md). */
export const checkInSections = [
  {
    id: 'desk',
    address: '/check-in#desk',
    name: 'Check-in',
    icon: 'members',
    ...page,
    words: 'mark present register attendance ushers code scan',
  },
  {
    id: 'children',
    address: '/check-in#children',
    name: 'Children',
    icon: 'prayers',
    ...page,
    within: 'Check-in',
    words: 'kids sunday school collect pick up labels',
  },
  {
    id: 'heads',
    address: '/check-in#heads',
    name: 'Headcount',
    icon: 'fellowships',
    ...page,
    within: 'Check-in',
    words: 'count heads numbers attendance',
  },
  {
    id: 'history',
    address: '/check-in#history',
    name: 'Attendance',
    icon: 'logs',
    group: 'services',
    module: 'check-in',
    for: ['admin', 'pastor'],
    words: 'history figures trend sundays how many came',
  },
] as const satisfies readonly Section[]
