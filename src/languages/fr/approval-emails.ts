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
}
