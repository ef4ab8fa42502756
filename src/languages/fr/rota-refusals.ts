import type { Translation } from '../../lib/words/translation.ts'
import type { rotaRefusals as words } from '../../server/services/rota/messages.ts'

export const rotaRefusals: Translation<typeof words> = {
  dayOver: { draft: 'Ce jour est passé' },
  tooManyEntries: {
    draft: 'Il y a trop d’entrées. Réunissez-en plusieurs en une seule, avec un premier et un dernier jour.',
  },
  noSuchEntry: { draft: 'Cette entrée n’existe pas.' },
  daysOver: { draft: 'Un de ces jours est passé. Choisissez-en un plus tard.' },
  turnOver: { draft: 'Ce tour est passé.' },
  taken: { draft: 'Quelqu’un d’autre a pris ce tour.' },
  takenAlready: { draft: 'Quelqu’un d’autre a déjà pris ce tour.' },
  saidNo: { draft: 'La réponse était non, et quelqu’un d’autre a peut-être été demandé depuis. Parlez-lui.' },
  notYours: { draft: 'Ce tour n’est plus le vôtre.' },
  ownTurn: { draft: 'Ce tour est le vôtre.' },
}
