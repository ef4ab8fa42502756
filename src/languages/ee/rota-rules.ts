import type { rotaRules as words } from '../../lib/texts/services/rota-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rotaRules: Translation<typeof words> = {
  answer: { draft: 'Taflatsɛ gblɔ be ɛ̃ alo ao' },
  lastDay: { draft: 'Ŋkeke mamlɛa va le gbãtɔa megbe' },
}
