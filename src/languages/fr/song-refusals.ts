import type { Translation } from '../../lib/words/translation.ts'
import type { songRefusals as words } from '../../server/services/songs/messages.ts'

export const songRefusals: Translation<typeof words> = {
  noSong: { draft: 'Il n’y a pas de tel chant.' },
  inUse: {
    draft: 'Ce chant est dans un ordre de culte, ou a été chanté : le rapport annuel le nomme. Archivez-le.',
  },
  noUse: { draft: 'Il n’y a pas d’usage de ce genre.' },
  weeks: { draft: 'Donnez un nombre de semaines' },
  year: { draft: 'Donnez une année, comme 2026' },
  chooseFile: { draft: 'Choisissez un fichier' },
  plannersSave: { draft: 'Qui prépare les cultes enregistre de tels fichiers.' },
  deleted: { draft: 'Le chant est supprimé.' },
  unlicensed: {
    draft:
      '{titles} : des paroles qui ne sont pas du domaine public demandent une licence. Entrez-la dans les réglages de l’église, ou marquez le chant comme du domaine public.',
  },
  unlicensedMore: {
    draft:
      '{titles} et d’autres : des paroles qui ne sont pas du domaine public demandent une licence. Entrez-la dans les réglages de l’église, ou marquez le chant comme du domaine public.',
  },
  removed: { draft: 'Retiré.' },
}
