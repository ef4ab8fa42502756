import type { ticketWords } from '../../islands/services/registrations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const tickets: Translation<typeof ticketWords> = {
  register: { draft: 'Ŋlɔ ŋkɔ' },
  closes: { draft: 'Va ɖo {day}.' },
  full: { draft: 'Teƒewo katã yɔ.' },
  name: { draft: 'Wò ŋkɔ' },
  telephone: { draft: 'Telefon' },
  total: { draft: 'Katã: {amount}' },
  leaveEmpty: { draft: 'Megaŋlɔ naneke ɖe afisia o' },
  submit: { draft: 'Ŋlɔ ŋkɔ' },
}
