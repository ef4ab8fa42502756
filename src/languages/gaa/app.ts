import type { appWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const app: Translation<typeof appWords> = {
  give: { draft: 'Nikeemɔ' },
  pray: { draft: 'Bi sɔlemɔ' },
  listen: { draft: 'Boo toi' },
  attendance: { draft: 'Mɛi ni ba' },
}
