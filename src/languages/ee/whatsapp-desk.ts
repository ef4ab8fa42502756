import type { whatsAppDeskWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const whatsappDesk: Translation<typeof whatsAppDeskWords> = {
  costOf: { draft: 'WhatsApp, {category}' },
  marketing: { draft: 'marketing' },
  utility: { draft: 'utility' },
  answer: { draft: 'ŋuɖoɖo' },
  codes: { draft: 'codewo' },
  approved: { draft: 'Woda asi ɖe edzi' },
  waits: { draft: 'Ele asidadaɖedzi lalam' },
  askedAgain: { draft: 'Wogabiae' },
  rejected: { draft: 'Wogbe' },
  paused: { draft: 'Wotɔ te vie' },
  switchedOff: { draft: 'Wotui' },
  variable: { draft: 'Variable {number}' },
  template: { draft: 'WhatsApp template' },
  noneApproved: {
    draft: 'WhatsApp meda asi ɖe ɖeke dzi haɖe o. Ŋlɔ ɖeka le WhatsApp Manager me, eye nàgaxlẽ templatewo.',
  },
  approvedBefore: {
    draft: 'WhatsApp xɔa nya siwo dzi wòda asi ɖo do ŋgɔ. Ame sia ame xlẽa eƒe gbe, ne template la le esi.',
  },
  general: { draft: 'Esi le ɖoɖowo me' },
  named: { draft: '{name} ({category})' },
  mayWrite: { draft: 'Àte ŋu aŋlɔ {first}, {title} alo {fellowship}.' },
  templates: { draft: 'WhatsApp templatewo' },
  writtenThere: {
    draft: 'Woŋlɔa templatewo hetsɔnɛ na le WhatsApp Manager me. Le afi sia nèxlẽa nusi WhatsApp wɔ kpli wo.',
  },
  testNumber: {
    draft: 'Kpɔɖeŋu xexlẽdzesi nye esia: eŋlɔa nu na xexlẽdzesi siwo woŋlɔ ɖi le WhatsApp gbɔ ko.',
  },
  readTemplates: { draft: 'Xlẽ templatewo' },
  readAt: { draft: 'Woxlẽe {when}' },
  notRead: { draft: 'Womexlẽe haɖe o' },
  noTemplate: { draft: 'Account sia ƒe template aɖeke mele WhatsApp si o.' },
  languageAndCategory: { draft: '{language}, {category}' },
  notSent: { draft: 'Womeɖonɛ ɖa tso afi sia o: {reason}' },
}
