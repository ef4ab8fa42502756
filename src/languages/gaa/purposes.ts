import type { purposeWords } from '../../lib/texts/messages/purposes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const purposes: Translation<typeof purposeWords> = {
  services: { draft: 'Sɔlemɔ' },
  fellowship: { draft: 'Mi kuu' },
}
