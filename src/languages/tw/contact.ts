import type { contactWords } from '../../islands/care/inbox/contact-form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contact: Translation<typeof contactWords> = {
  name: { draft: 'Din' },
  email: { draft: 'E-mail' },
  phone: { draft: 'Fon' },
  subject: { draft: 'Asɛm no ti' },
  message: { draft: 'Nkra' },
  typed: { draft: 'Atwerɛdeɛ {typed}/{limit}' },
  send: { draft: 'Fa nkra no kɔma' },
  sendingShort: { draft: 'Ɛrekɔ...' },
  reset: { draft: 'San firi aseɛ' },
}
