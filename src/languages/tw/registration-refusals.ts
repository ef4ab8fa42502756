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
  moreThanDue: { draft: 'Yei boro deɛ ɛsɛ sɛ wɔtua' },
  givingBack: { draft: 'Wɔresan de deɛ aka no ama wɔ intanɛt so' },
  moreThanPaid: { draft: 'Yei boro deɛ wɔtuaeɛ' },
  nobodyYet: { draft: 'Obiara nnya baabi nnya.' },
  noEvent: { draft: 'Dwumadie a ɛte saa nni hɔ.' },
  nobodyRegisters: { draft: 'Obiara ntwerɛ ne din mma dwumadie yi.' },
  payAtDesk: { draft: 'Asɔre no nnye sika wɔ intanɛt so seesei, enti ɛsɛ sɛ nnipa tua wɔ ɛpono ano' },
  placesTaken: { draft: 'Wɔafa mmaabi {placed} dada' },
  kindElsewhere: { draft: 'Ticket su bi nyɛ dwumadie yi deɛ' },
  ticketsTaken: { draft: 'Wɔafa “{name}” ticket {placed} dada' },
  ordered: { draft: 'Obi afa “{name}” dada: wobɛtumi ato mu, na wontumi nyi mfiri hɔ' },
  codeElsewhere: { draft: 'Code bi nyɛ dwumadie yi deɛ' },
  chooseAccount: { draft: 'Yɛsrɛ wo, paw sika nwoma account a sika no wɔ mu' },
}
