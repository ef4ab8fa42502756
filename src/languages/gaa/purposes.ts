import type { purposeWords } from '../../lib/texts/messages/purposes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const purposes: Translation<typeof purposeWords> = {
  services: { draft: 'Sɔlemɔ' },
  events: { draft: 'Nifeemɔi' },
  fellowship: { draft: 'Mi kuu' },
  care: { draft: 'Mɛi akwɛmɔ kɛ saramɔ' },
  giving: { draft: 'Hamɔ' },
  church: { draft: 'Asafo muu lɛ fɛɛ he saji' },
}
