import type { contactWords } from '../../islands/care/inbox/contact-form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contact: Translation<typeof contactWords> = {
  name: { draft: 'Gbɛi' },
  email: { draft: 'E-mail' },
  phone: { draft: 'Tɛlifoŋ' },
  subject: { draft: 'Yitso' },
  message: { draft: 'Shɛɛ sane' },
  typed: { draft: 'Okadii {typed}/{limit}' },
  send: { draft: 'Kɛ shɛɛ sane lɛ maje' },
  sendingShort: { draft: 'Eeya...' },
  reset: { draft: 'Jiemɔ' },
}
