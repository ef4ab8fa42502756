import type { requestWords } from '../../islands/admin/requests/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataRequestDesk: Translation<typeof requestWords> = {
  deletedAccount: { draft: 'Un compte supprimé' },
  nothingIsKeptOf: { draft: 'Rien n’est gardé de la réponse.' },
  closeRequest: { draft: 'Clore la demande' },
  closing: { draft: 'Clôture...' },
  requestIsClosed: { draft: 'La demande est close' },
  outcome: { draft: 'Issue' },
  answered: { draft: 'Répondue' },
  refused: { draft: 'Refusée' },
  answer: { draft: 'Réponse' },
  memberReadsItUnder: {
    draft: 'Un membre la lit sous Réglages, Mes données, et un e-mail l’informe qu’elle y est.',
  },
  memberReadsItUnder2: { draft: 'Un membre la lit sous Réglages, Mes données.' },
  nothingMoreWasSaid: { draft: 'Rien d’autre n’a été dit.' },
  fileCouldNotBe: { draft: 'Impossible d’obtenir le fichier. Veuillez réessayer.' },
  downloadEverythingAboutUsername: { draft: 'Télécharger tout sur {username}' },
  openAccount: { draft: 'Ouvrir le compte' },
  addRequest: { draft: 'Ajouter une demande' },
  requestAdded: { draft: 'Demande ajoutée' },
  contactDetails: { draft: 'Coordonnées' },
  eMailAddressTelephone: { draft: 'Une adresse e-mail, un numéro de téléphone ou une adresse.' },
  request: { draft: 'Demande' },
  details: { draft: 'Détails' },
}
