import type { profileWords } from '../../islands/accounts/profiles/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profiles: Translation<typeof profileWords> = {
  greeting: { draft: 'Woezɔ, {name}' },
  greetingAlone: { draft: 'Woezɔ' },
  fellowship: { draft: 'Habɔbɔ' },
  yes: { draft: 'Ɛ̃' },
  no: { draft: 'Ao' },
}
