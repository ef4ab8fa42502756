import type { Translation } from '../../lib/words/translation.ts'
import type { registrationRefusals as words } from '../../server/services/registrations/messages.ts'

export const registrationRefusals: Translation<typeof words> = {
  noTicketCode: { draft: 'Aucun billet de cet événement n’a ce code.' },
  waits: { draft: '{name} est sur la liste d’attente et n’a pas de place.' },
  cancelledTicket: { draft: 'Le billet de {name} a été annulé.' },
  notPaid: { draft: '{name} n’a pas encore payé.' },
  isIn: { draft: '{name} est déjà entré. Une deuxième personne a le même billet.' },
  noTicket: { draft: 'Il n’y a pas de tel billet.' },
  noOrder: { draft: 'Il n’y a pas de telle commande.' },
  cancelledAlready: { draft: 'C’est déjà annulé.' },
  cameIn: { draft: 'Quelqu’un est déjà entré avec ce billet.' },
  moreThanDue: { draft: 'C’est plus que ce qui est dû' },
  givingBack: { draft: 'Le reste est en cours de remboursement en ligne' },
  moreThanPaid: { draft: 'C’est plus que ce qui a été payé' },
  nobodyYet: { draft: 'Personne n’a encore de place.' },
  noEvent: { draft: 'Il n’y a pas de tel événement.' },
  nobodyRegisters: { draft: 'Personne ne s’inscrit à cet événement.' },
  payAtDesk: {
    draft: 'L’église ne prend pas d’argent en ligne pour le moment : on doit payer au secrétariat',
  },
  placesTaken: { draft: '{placed} places sont déjà prises' },
  kindElsewhere: { draft: 'Une sorte n’est pas de cet événement' },
  ticketsTaken: { draft: '{placed} billets de « {name} » sont déjà pris' },
  ordered: { draft: '« {name} » a été commandé : on peut le fermer, pas le retirer' },
  codeElsewhere: { draft: 'Un code n’est pas de cet événement' },
  chooseAccount: { draft: 'Choisissez le compte auquel va l’argent' },
}
