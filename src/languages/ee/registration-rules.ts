import type { registrationRules as words } from '../../lib/texts/services/registration-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const registrationRules: Translation<typeof words> = {
  name: { draft: 'Taflatsɛ, na ŋkɔ' },
  none: { draft: 'Taflatsɛ, tia ticket' },
  email: { draft: 'Taflatsɛ na e-mail adrɛs nyuitɔ' },
  contact: { draft: 'Taflatsɛ na telefon xexlẽdzesi alo e-mail adrɛs' },
  notOpen: { draft: 'Womate ŋu aŋlɔ ŋkɔ ɖe wɔna sia ŋu fifia o.' },
  full: { draft: 'Teƒe siwo susɔ mede nenema o.' },
  noKind: { draft: 'Womegadzraa ticket sia o. Taflatsɛ gaʋu axa sia.' },
  tooMany: { draft: 'Taflatsɛ ticketwo megawu {most} zi ɖeka o' },
  discount: { draft: 'Code sia mewɔa dɔ o' },
  newPrice: { draft: 'Eƒe asi nye {price} fifia. Taflatsɛ kpɔe ɖa, eye nàgaɖoe ɖa.' },
  noPlace: { draft: 'Ticket siawo mekpɔ teƒe haɖe o.' },
  method: { draft: 'Taflatsɛ, tia mɔ si dzi nàto axe fe' },
  noPlaceToPay: {
    draft: 'Teƒe mele ticket siawo si fifia o, eya ta womate ŋu axe naneke o. Taflatsɛ gaʋu axa sia.',
  },
  notOnline: { draft: 'Womexea fe ɖe ticket siawo ta le Internet dzi o. Taflatsɛ xe fe le ʋɔtrua nu.' },
  isPaid: { draft: 'Woxe fe ɖe ticket siawo ta xoxo.' },
  tooMuch: { draft: 'Esia wu esi susɔ' },
  atOnce: { draft: 'Taflatsɛ xe wo katã zi ɖeka' },
  notWanted: { draft: 'Womegahiã code o.' },
  notNow: { draft: 'Womegate ŋu adzudzɔ ticket siawo o. Taflatsɛ bia le hamea me.' },
}
