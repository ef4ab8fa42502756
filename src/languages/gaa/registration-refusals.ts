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
  moreThanDue: { draft: 'Enɛ fe nɔ ni esa akɛ awo' },
  givingBack: { draft: 'Amiiku nɔ ni eshwɛ lɛ sɛɛ yɛ Intanɛt nɔ' },
  moreThanPaid: { draft: 'Enɛ fe nɔ ni awo' },
  nobodyYet: { draft: 'Mɔ ko náko hei lolo.' },
  noEvent: { draft: 'Nifeemɔ ko bɛ ni tamɔ nakai.' },
  nobodyRegisters: { draft: 'Mɔ ko ŋmaaa egbɛi kɛhaaa nifeemɔ nɛɛ.' },
  payAtDesk: {
    draft: 'Asafo lɛ heee shika yɛ Intanɛt nɔ bianɛ, no hewɔ lɛ esa akɛ mɛi awo nyɔmɔ yɛ shinaa lɛ naa',
  },
  placesTaken: { draft: 'Ahe hei {placed} momo' },
  kindElsewhere: { draft: 'Ticket henɔ ko jeee nifeemɔ nɛɛ nɔ' },
  ticketsTaken: { draft: 'Ahe “{name}” tickets {placed} momo' },
  ordered: { draft: 'Mɔ ko ehe “{name}” momo: abaanyɛ aŋa, shi anyɛŋ ajie' },
  codeElsewhere: { draft: 'Code ko jeee nifeemɔ nɛɛ nɔ' },
  chooseAccount: { draft: 'Ofainɛ, halamɔ shika wolo account ni shika lɛ ji enɔ' },
}
