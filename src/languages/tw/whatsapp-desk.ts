import type { whatsAppDeskWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const whatsappDesk: Translation<typeof whatsAppDeskWords> = {
  costOf: { draft: 'WhatsApp, {category}' },
  marketing: { draft: 'marketing' },
  utility: { draft: 'utility' },
  answer: { draft: 'mmuaeɛ' },
  codes: { draft: 'codes' },
  approved: { draft: 'Wɔapene so' },
  waits: { draft: 'Ɛretwɛn mpeneeɛ' },
  askedAgain: { draft: 'Yɛasan abisa' },
  rejected: { draft: 'Wɔampene so' },
  paused: { draft: 'Wɔagyina kakra' },
  switchedOff: { draft: 'Wɔadum' },
  variable: { draft: 'Variable {number}' },
  template: { draft: 'WhatsApp template' },
  noneApproved: {
    draft: 'WhatsApp mpenee biara so. Twerɛ baako wɔ WhatsApp Manager mu, na san kenkan templates no.',
  },
  approvedBefore: {
    draft: 'WhatsApp gye nsɛm a adi kan apene so. Obiara kenkan ne kasa, baabi a template no wɔ.',
  },
  general: { draft: 'Deɛ ɛwɔ nhyehyɛeɛ mu no' },
  named: { draft: '{name} ({category})' },
  mayWrite: { draft: 'Wobɛtumi atwerɛ {first}, {title} anaa {fellowship}.' },
  templates: { draft: 'WhatsApp templates' },
  writtenThere: {
    draft: 'Wɔtwerɛ templates na wɔde ma wɔ WhatsApp Manager mu. Ɛha na wokenkan deɛ WhatsApp ayɛ.',
  },
  testNumber: { draft: 'Yei yɛ nhwɛsoɔ nɔma: ɛtwerɛ nɔma a wɔatwerɛ wɔ WhatsApp hɔ nko ara.' },
  readTemplates: { draft: 'Kenkan templates' },
  readAt: { draft: 'Wɔkenkanee {when}' },
  notRead: { draft: 'Wɔnkenkanee' },
  noTemplate: { draft: 'WhatsApp nni account yi template biara.' },
  languageAndCategory: { draft: '{language}, {category}' },
  notSent: { draft: 'Yɛnsoma mfiri ha: {reason}' },
}
