import type { profileWords } from '../../islands/accounts/profiles/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profiles: Translation<typeof profileWords> = {
  yes: { draft: 'Hɛɛ' },
  no: { draft: 'Daabi' },
  occupation: { draft: 'Nitsumɔ' },
}
