import type { ownGivingRules as words } from '../../lib/texts/giving/own-giving-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownGivingRules: Translation<typeof words> = {
  rhythm: { draft: 'Taflatsɛ tia ɣekaɣi woaɖo ŋku edzi na wò' },
  occasion: { draft: 'Taflatsɛ tia nusi dzɔ' },
  hasLeft: { draft: 'Welfare me nɔnɔ wu enu.' },
  waiting: {
    draft: {
      one: 'Ele be nàgaxe ɣleti {count} hafi kpekpeɖeŋu gbãtɔ nava.',
      other: 'Ele be nàgaxe ɣleti {count} hafi kpekpeɖeŋu gbãtɔ nava.',
    },
  },
  arrears: { draft: 'Womexe ɣleti {months} tɔ haɖe o, gake {most} koe ate ŋu anɔ anyi.' },
}
