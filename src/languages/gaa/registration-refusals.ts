import type { Translation } from '../../lib/words/translation.ts'
import type { registrationRefusals as words } from '../../server/services/registrations/messages.ts'

export const registrationRefusals: Translation<typeof words> = {
  noTicketCode: { draft: 'Nifeemɔ nɛɛ ticket ko bɛ code nɛɛ.' },
  waits: { draft: '{name} miimɛ ni ebɛ hei.' },
  cancelledTicket: { draft: 'Afoo {name} ticket lɛ mli.' },
  notPaid: { draft: '{name} woko nyɔmɔ lolo.' },
  isIn: { draft: '{name} yɛ mli momo. Mɔ ni ji enyɔ hiɛ nakai ticket lɛ nɔŋŋ.' },
  noTicket: { draft: 'Ticket ko bɛ ni tamɔ nakai.' },
  noOrder: { draft: 'Order ko bɛ ni tamɔ nakai.' },
  cancelledAlready: { draft: 'Afoo mli momo.' },
  cameIn: { draft: 'Mɔ ko kɛ ticket nɛɛ eba mli momo.' },
  nobodyYet: { draft: 'Mɔ ko náko hei lolo.' },
  noEvent: { draft: 'Nifeemɔ ko bɛ ni tamɔ nakai.' },
  nobodyRegisters: { draft: 'Mɔ ko ŋmaaa egbɛi kɛhaaa nifeemɔ nɛɛ.' },
}
