import type { whatsAppDeskWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const whatsappDesk: Translation<typeof whatsAppDeskWords> = {
  costOf: { draft: 'WhatsApp, {category}' },
  marketing: { draft: 'marketing' },
  utility: { draft: 'utility' },
  answer: { draft: 'hetoo' },
  codes: { draft: 'codes' },
  approved: { draft: 'Akpɛlɛ nɔ' },
  waits: { draft: 'Eemɛ kpɛlɛmɔ' },
  askedAgain: { draft: 'Abi ekoŋŋ' },
  rejected: { draft: 'Akɛɛ daabi' },
  paused: { draft: 'Etsi fioo' },
  switchedOff: { draft: 'Aŋa' },
  variable: { draft: 'Variable {number}' },
  template: { draft: 'WhatsApp template' },
  noneApproved: {
    draft: 'WhatsApp kpɛlɛko eko nɔ lolo. Ŋmaa ekome yɛ WhatsApp Manager mli, ni okane templates lɛ ekoŋŋ.',
  },
  approvedBefore: {
    draft: 'WhatsApp heɔ wiemɔi ni etsɔ hiɛ ekpɛlɛ nɔ. Mɔ fɛɛ mɔ kaneɔ ewiemɔ, kɛ template lɛ yɛ eko.',
  },
  general: { draft: 'Nɔ ni yɔɔ gbɛjianɔtoi lɛ amli' },
  named: { draft: '{name} ({category})' },
  mayWrite: { draft: 'Obaanyɛ oŋma {first}, {title} loo {fellowship}.' },
  templates: { draft: 'WhatsApp templates' },
  writtenThere: {
    draft: 'Aŋmaa templates ni akɛhaa yɛ WhatsApp Manager mli. Biɛ okaneɔ nɔ ni WhatsApp kɛ amɛ fee.',
  },
  testNumber: { draft: 'Nɔkwɛmɔ nɔmba ni: eŋmaa kɛyaa nɔmbai ni aŋma yɛ WhatsApp ŋɔɔ pɛ.' },
  readTemplates: { draft: 'Kane templates' },
  readAt: { draft: 'Akane {when}' },
  notRead: { draft: 'Akaneko lolo' },
  noTemplate: { draft: 'WhatsApp bɛ account nɛɛ template ko.' },
  languageAndCategory: { draft: '{language}, {category}' },
  notSent: { draft: 'Akɛmajeee kɛjɛɛɛ biɛ: {reason}' },
}
