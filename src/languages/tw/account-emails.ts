import type { Translation } from '../../lib/words/translation.ts'
import type { accountEmailWords } from '../../server/accounts/accounts/messages.ts'

export const accountEmails: Translation<typeof accountEmailWords> = {
  dear: { draft: '{name} a yɛdɔ wo,' },
  goodDay: { draft: 'Yɛma wo adwaso,' },
  resetSubject: { draft: 'Yi password foforɔ' },
  resetNotYou: { draft: 'Sɛ ɛnyɛ wo a, ɛho nhia sɛ woyɛ hwee: wo nko ara na wowɔ saa krataa yi.' },
}
