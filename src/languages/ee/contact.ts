import type { contactWords } from '../../islands/care/inbox/contact-form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contact: Translation<typeof contactWords> = {
  name: { draft: 'Ŋkɔ' },
  email: { draft: 'E-mail' },
  phone: { draft: 'Telefon' },
  subject: { draft: 'Tanya' },
  message: { draft: 'Gbedasi' },
  typed: { draft: 'Ŋɔŋlɔdzesi {typed}/{limit}' },
  send: { draft: 'Ɖo gbedasia ɖa' },
  sendingShort: { draft: 'Míele eɖom ɖa...' },
  reset: { draft: 'Dze egɔme ake' },
}
