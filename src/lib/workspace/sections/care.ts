import type { Section } from '../section.ts'

const page = { group: 'care', module: 'care' } as const
const tends = ['admin', 'fellowship_leader', 'pastor'] as const

/** Newcomers and tasks of care (docs/care.md). */
export const careSections = [
  {
    id: 'mine',
    address: '/care#mine',
    name: 'Tasks',
    icon: 'requests',
    ...page,
    waiting: 'tasks',
    for: [...tends, 'assistant', 'usher', 'carer'],
    words: 'care calls visits follow-up missed absent hospital to do mine',
  },
  {
    id: 'newcomers',
    address: '/care#newcomers',
    name: 'Newcomers',
    icon: 'members',
    ...page,
    for: tends,
    waiting: 'newcomers',
    words: 'visitors first timers guests welcome follow-up',
  },
  {
    id: 'card',
    address: '/care#card',
    name: 'Add newcomer',
    icon: 'pages',
    ...page,
    for: [...tends, 'usher'],
    within: 'Newcomers',
    words: 'write a card visitor welcome card connect card',
  },
  {
    id: 'prayers',
    address: '/care#prayers',
    name: 'Prayer partners',
    icon: 'prayers',
    ...page,
    for: tends,
    within: 'Newcomers',
    words: 'who prays prayer team requests taken',
  },
  {
    id: 'overview',
    address: '/care#overview',
    name: 'Care Overview',
    icon: 'overview',
    ...page,
    for: ['admin', 'pastor'],
    within: 'Newcomers',
    words: 'care numbers fellowships branches overdue',
  },
] as const satisfies readonly Section[]
