import type { Translation } from '../../lib/words/translation.ts'
import type { registrationRefusals as words } from '../../server/services/registrations/messages.ts'

export const registrationRefusals: Translation<typeof words> = {
  noTicketCode: { draft: 'Dwumadie yi ticket biara nni code yi.' },
  waits: { draft: '{name} retwɛn na onni baabi.' },
  cancelledTicket: { draft: 'Yɛatwa {name} ticket no mu.' },
  notPaid: { draft: '{name} ntuaa ka nnya.' },
  isIn: { draft: '{name} wɔ mu dada. Onipa a ɔtɔ so mmienu wɔ ticket korɔ no ara.' },
  noTicket: { draft: 'Ticket a ɛte saa nni hɔ.' },
  noOrder: { draft: 'Order a ɛte saa nni hɔ.' },
  cancelledAlready: { draft: 'Wɔatwa mu dada.' },
  cameIn: { draft: 'Obi de ticket yi aba mu dada.' },
  nobodyYet: { draft: 'Obiara nnya baabi nnya.' },
  noEvent: { draft: 'Dwumadie a ɛte saa nni hɔ.' },
  nobodyRegisters: { draft: 'Obiara ntwerɛ ne din mma dwumadie yi.' },
}
