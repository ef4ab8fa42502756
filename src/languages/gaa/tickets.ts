import type { ticketWords } from '../../islands/services/registrations/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const tickets: Translation<typeof ticketWords> = {
  register: { draft: 'Ŋma ogbɛi' },
  closes: { draft: 'Kɛyashi {day}.' },
  full: { draft: 'Hei lɛ fɛɛ eyi obɔ.' },
  name: { draft: 'Ogbɛi' },
  telephone: { draft: 'Telefon' },
  leaveEmpty: { draft: 'Kaaŋma nɔ ko yɛ biɛ' },
  submit: { draft: 'Ŋma ogbɛi' },
}
