import type { Translation } from '../../lib/words/translation.ts'
import type { approvalEmails as words } from '../../server/messages/translated/messages.ts'

export const approvalEmails: Translation<typeof words> = {
  waitsSubject: { draft: 'Un message attend votre approbation' },
  sendMessages: { draft: 'Envoyer des messages' },
  waits: {
    draft: '{writer} a écrit un message à {people} personnes. Il part quand quelqu’un d’autre l’approuve.',
  },
  approvedSubject: { draft: 'Votre message est approuvé' },
  dashboard: { draft: 'Votre tableau de bord' },
  approved: { draft: '{approver} a approuvé votre message à {people} personnes.' },
  declinedSubject: { draft: 'Votre message a été refusé' },
  declined: { draft: '{approver} a refusé votre message à {people} personnes.' },
  ceilingNear: { draft: 'SMS : un plafond est proche' },
  spentToday: { draft: '{budget} : {spent} sur {ceiling} sont dépensés aujourd’hui.' },
  spentThisMonth: { draft: '{budget} : {spent} sur {ceiling} sont dépensés ce mois-ci.' },
  aboveCeiling: {
    draft:
      'Au-dessus d’un plafond, aucun de ceux-ci ne part jusqu’à la fin de la période. Les autres continuent. Ce que chacun peut coûter se règle ici : {page}',
  },
  settingsPage: { draft: 'Tableau de bord du super-admin, Paramètres' },
}
