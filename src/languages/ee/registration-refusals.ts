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
  moreThanDue: { draft: 'Esia wu fe si wòle be woaxe' },
  givingBack: { draft: 'Wole mamlɛa gbugbɔm le Internet dzi' },
  moreThanPaid: { draft: 'Esia wu fe si woxe' },
  nobodyYet: { draft: 'Ame aɖeke mexɔ teƒe haɖe o.' },
  noEvent: { draft: 'Wɔna sia ƒomevi meli o.' },
  nobodyRegisters: { draft: 'Ame aɖeke meŋlɔa ŋkɔ na wɔna sia o.' },
  payAtDesk: { draft: 'Hamea mexɔa ga le Internet dzi fifia o, eya ta ele be amewo naxe fe le ʋɔtrua nu' },
  placesTaken: { draft: 'Woxɔ teƒe {placed} xoxo' },
  kindElsewhere: { draft: 'Menye wɔna sia tɔe ticket ƒomevi aɖe nye o' },
  ticketsTaken: { draft: 'Woxɔ “{name}” ƒe ticket {placed} xoxo' },
  ordered: { draft: 'Ame aɖe xɔ “{name}” xoxo: woate ŋu atui, gake womate ŋu aɖee ɖa o' },
  codeElsewhere: { draft: 'Menye wɔna sia tɔe code aɖe nye o' },
  chooseAccount: { draft: 'Taflatsɛ tia gagbalẽ ƒe account si me ga la le' },
}
