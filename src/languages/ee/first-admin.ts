import type { firstAdminWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const firstAdmin: Translation<typeof firstAdminWords> = {
  submit: { draft: 'Zu admin gbãtɔ' },
  busy: { draft: 'Míele account la wɔm...' },
  title: { draft: 'Admin gbãtɔ' },
  failure: { draft: 'Míete ŋu wɔ account la o. Taflatsɛ, gate kpɔ.' },
  needsScript: { draft: 'Account wɔwɔ' },
}
