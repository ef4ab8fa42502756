import type { Section } from '../section.ts'

const page = { group: 'people', for: ['admin', 'registrar'] } as const

/** The church's registers of baptisms, marriages, burials and the like (docs/registers.md). */
export const registerSections = [
  {
    id: 'entries',
    address: '/registers#entries',
    name: 'Registers',
    icon: 'church',
    ...page,
    words:
      'baptism dedication confirmation marriage wedding burial funeral certificate sacraments book banns',
  },
  {
    id: 'returns',
    address: '/registers#returns',
    name: 'Returns',
    icon: 'overview',
    ...page,
    words: 'marriage return yearly membership statistics registrar synod presbytery circuit',
  },
] as const satisfies readonly Section[]
