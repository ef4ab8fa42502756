import type { directoryPartWords } from '../../islands/people/persons/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const directoryPart: Translation<typeof directoryPartWords> = {
  title: { draft: 'Annuaire' },
  notLoaded: { draft: 'Sa présence dans l’annuaire n’a pas pu être chargée.' },
  name: { draft: 'Nom' },
  telephone: { draft: 'Téléphone' },
  birthday: { draft: 'Anniversaire, sans l’année' },
  address: { draft: 'Adresse' },
  isIn: { draft: 'Dans l’annuaire avec : {shown}. {agreed} ({day})' },
  isOut: { draft: 'Pas dans l’annuaire. Qui n’a pas de compte y figure une fois d’accord.' },
  add: { draft: 'Montrer dans l’annuaire' },
  change: { draft: 'Changer ce qui est montré' },
  remove: { draft: 'Retirer de l’annuaire' },
  removed: { draft: 'Retiré de l’annuaire' },
  addTitle: { draft: 'Montrer {name} dans l’annuaire' },
  hint: {
    draft:
      'Tous les membres de l’église voient le nom et ce qui est coché ici. Cochez seulement ce qu’elle ou il a accepté.',
  },
  agreed: { draft: 'Comment l’accord a été donné' },
  agreedHint: { draft: 'Par exemple « Dit au secrétaire le 2 novembre ».' },
  save: { draft: 'Enregistrer l’entrée' },
  saving: { draft: 'Enregistrement...' },
  added: { draft: 'Montré dans l’annuaire' },
}
