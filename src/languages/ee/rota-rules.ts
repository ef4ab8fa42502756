import type { rotaRules as words } from '../../lib/texts/services/rota-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rotaRules: Translation<typeof words> = {
  team: { draft: 'Taflatsɛ na ŋkɔ ƒuƒoƒoa, abe “Ushers” ene' },
  needed: { draft: 'Taflatsɛ gblɔ ame neni hiã: 1 va ɖo 50' },
  once: { draft: 'Woayɔ sɔleme ɖe sia ɖe zi ɖeka' },
  whom: { draft: 'Taflatsɛ tia ame si nàbia' },
  tooMany: { draft: 'Taflatsɛ megabia ame wu {most} zi ɖeka o' },
  answer: { draft: 'Taflatsɛ gblɔ be ɛ̃ alo ao' },
  lastDay: { draft: 'Ŋkeke mamlɛa va le gbãtɔa megbe' },
  aYear: { draft: 'Taflatsɛ megawu ƒe ɖeka zi ɖeka o' },
  days: { draft: 'Taflatsɛ ŋlɔ ŋkeke 0 va ɖo {most}' },
}
