import type { ownGivingRules as words } from '../../lib/texts/giving/own-giving-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownGivingRules: Translation<typeof words> = {
  rhythm: { draft: 'Yɛsrɛ wo, paw berɛ a wopɛ sɛ yɛkae wo' },
  occasion: { draft: 'Yɛsrɛ wo, paw deɛ asi' },
  hasLeft: { draft: 'Woafiri welfare no mu.' },
  waiting: {
    draft: {
      one: 'Aka bosome {count} tuo ansa na woanya mmoa a ɛdi kan.',
      other: 'Aka abosome {count} tuo ansa na woanya mmoa a ɛdi kan.',
    },
  },
  arrears: { draft: 'Abosome {months} tuo na wontuaeɛ; {most} pɛ na ɛbɛtumi aka.' },
}
