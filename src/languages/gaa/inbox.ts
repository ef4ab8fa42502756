import type { inboxWords } from '../../islands/care/inbox/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const inbox: Translation<typeof inboxWords> = {
  answer: { draft: 'O-hetoo' },
  tryAgain: { draft: 'Kaa ekoŋŋ' },
  close: { draft: 'Ŋamɔ' },
  all: { draft: 'Fɛɛ' },
}
