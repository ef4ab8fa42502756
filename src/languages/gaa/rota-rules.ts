import type { rotaRules as words } from '../../lib/texts/services/rota-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rotaRules: Translation<typeof words> = {
  team: { draft: 'Ofainɛ, wo kuu lɛ gbɛi, tamɔ “Ushers”' },
  needed: { draft: 'Ofainɛ, kɛɛ mɛi enyiɛ ahiaa: 1 kɛyashi 50' },
  once: { draft: 'Abaatsɛ sɔlemɔ fɛɛ sɔlemɔ shikome' },
  whom: { draft: 'Ofainɛ, halamɔ mɔ ni obaabi' },
  tooMany: { draft: 'Ofainɛ, kaabi mɛi fe {most} shikome' },
  answer: { draft: 'Ofainɛ kɛɛmɔ hɛɛ loo daabi' },
  lastDay: { draft: 'Naagbee gbi lɛ nyiɛ klɛŋklɛŋ nɔ lɛ sɛɛ' },
  aYear: { draft: 'Ofainɛ, kaafe afi kome shikome' },
  days: { draft: 'Ofainɛ, ŋmaa gbii 0 kɛyashi {most}' },
}
