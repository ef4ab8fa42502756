import type { appWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const app: Translation<typeof appWords> = {
  description: { draft: '{church} sɔlemɔi, shiɛmɔi, nifeemɔi kɛ kui, kɛ he kɛha emli bii.' },
  homeNarrow: { draft: 'Shia baafa lɛ yɛ fon nɔ' },
  sermonsNarrow: { draft: 'Shiɛmɔi yɛ fon nɔ' },
  homeWide: { draft: 'Shia baafa lɛ yɛ screen wulu nɔ' },
  give: { draft: 'Nikeemɔ' },
  pray: { draft: 'Bi sɔlemɔ' },
  listen: { draft: 'Boo toi' },
  attendance: { draft: 'Mɛi ni ba' },
}
