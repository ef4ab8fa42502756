import type { Translation } from '../../lib/words/translation.ts'
import type { registrationRefusals as words } from '../../server/services/registrations/messages.ts'

export const registrationRefusals: Translation<typeof words> = {
  noTicketCode: { draft: 'Wɔna sia ƒe ticket aɖeke ƒe code menye esia o.' },
  waits: { draft: '{name} le lalam eye teƒe mele esi o.' },
  cancelledTicket: { draft: 'Woɖe {name} ƒe ticketa ɖa.' },
  notPaid: { draft: '{name} mexe fe haɖe o.' },
  isIn: { draft: '{name} le eme xoxo. Ticket ma ke le ame evelia si.' },
  noTicket: { draft: 'Ticket sia ƒomevi meli o.' },
  noOrder: { draft: 'Order sia ƒomevi meli o.' },
  cancelledAlready: { draft: 'Woɖee ɖa xoxo.' },
  cameIn: { draft: 'Ame aɖe tsɔ ticket sia ge ɖe eme xoxo.' },
  nobodyYet: { draft: 'Ame aɖeke mexɔ teƒe haɖe o.' },
  noEvent: { draft: 'Wɔna sia ƒomevi meli o.' },
  nobodyRegisters: { draft: 'Ame aɖeke meŋlɔa ŋkɔ na wɔna sia o.' },
}
