import type { guestWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const guests: Translation<typeof guestWords> = {
  title: { draft: 'Inscriptions : {name}' },
  remove: { draft: 'Retirer' },
  removeQuestion: { draft: 'Retirer {name} ?' },
  removeAct: { draft: 'Retirer l’inscription' },
  removeExplained: {
    draft:
      'La place va au suivant de la liste d’attente. {name} n’en est pas averti : parlez-lui, s’il vous plaît.',
  },
  notRemoved: { draft: 'L’inscription n’est pas retirée' },
  removed: { draft: 'L’inscription est retirée' },
  noTelephone: { draft: 'Téléphone non montré' },
  nobody: { draft: 'Personne ne s’est encore inscrit' },
  noLimit: { draft: '{taken} inscrits, sans limite' },
  noLimitWaiting: { draft: '{taken} inscrits, sans limite, {waiting} en attente' },
  taken: { draft: '{taken} places prises sur {places}' },
  takenWaiting: { draft: '{taken} places prises sur {places}, {waiting} en attente' },
  nobodyLoses: { draft: '{state}. Personne ne perd sa place.' },
  name: { draft: 'Nom' },
  telephone: { draft: 'Téléphone' },
  signedUp: { draft: 'Inscrit le' },
  place: { draft: 'Place' },
}
