import type { whatsAppDeskWords } from '../../islands/messages/messages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const whatsappDesk: Translation<typeof whatsAppDeskWords> = {
  costOf: { draft: 'WhatsApp, {category}' },
  marketing: { draft: 'marketing' },
  utility: { draft: 'utilité' },
  answer: { draft: 'réponse' },
  codes: { draft: 'codes' },
  approved: { draft: 'Approuvé' },
  waits: { draft: 'Attend l’approbation' },
  askedAgain: { draft: 'Redemandé' },
  rejected: { draft: 'Rejeté' },
  paused: { draft: 'En pause' },
  switchedOff: { draft: 'Désactivé' },
  variable: { draft: 'Variable {number}' },
  template: { draft: 'Modèle WhatsApp' },
  noneApproved: {
    draft:
      'WhatsApp n’en a encore approuvé aucun. Écrivez-en un dans WhatsApp Manager, puis relisez les modèles.',
  },
  approvedBefore: {
    draft: 'WhatsApp prend des mots qu’il a approuvés d’avance. Chacun lit dans sa langue, si le modèle l’a.',
  },
  general: { draft: 'Le modèle général des réglages' },
  named: { draft: '{name} ({category})' },
  mayWrite: { draft: 'Vous pouvez écrire {first}, {title} ou {fellowship}.' },
  templates: { draft: 'Modèles WhatsApp' },
  writtenThere: {
    draft:
      'Les modèles s’écrivent et se déposent dans WhatsApp Manager. Ici, vous lisez ce que WhatsApp en a fait.',
  },
  testNumber: {
    draft: 'C’est un numéro d’essai : il n’écrit qu’aux numéros qui sont inscrits chez WhatsApp.',
  },
  readTemplates: { draft: 'Lire les modèles' },
  readAt: { draft: 'Lu {when}' },
  notRead: { draft: 'Pas encore lu' },
  noTemplate: { draft: 'WhatsApp n’a aucun modèle de ce compte.' },
  languageAndCategory: { draft: '{language}, {category}' },
  notSent: { draft: 'Il n’est pas envoyé d’ici : {reason}' },
}
