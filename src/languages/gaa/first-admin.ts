import type { firstAdminWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const firstAdmin: Translation<typeof firstAdminWords> = {
  submit: { draft: 'Tsɔmɔ klɛŋklɛŋ admin' },
  busy: { draft: 'Wɔmiife account lɛ...' },
  title: { draft: 'Klɛŋklɛŋ admin' },
  failure: { draft: 'Wɔnyɛɛɛ wɔfee account lɛ. Ofainɛ, kaa ekoŋŋ.' },
  needsScript: { draft: 'Account feemɔ' },
}
