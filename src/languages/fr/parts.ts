import type { partWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const parts: Translation<typeof partWords> = {
  away: {
    draft:
      'Les données de l’église n’ont pas répondu quand cette page a été faite. S’il n’y a rien ci-dessous, rechargez la page dans un moment.',
  },
  spentOn: { draft: 'Pour quoi' },
  inAYear: { draft: 'Par an' },
  together: { draft: 'Total' },
  clock: { draft: 'À l’église il est' },
  nextService: { draft: 'Prochain culte' },
  map: { draft: 'Carte' },
  whereWeAre: { draft: 'Où nous sommes' },
  openOn: { draft: 'Ouvert : {day}' },
  when: { draft: 'Quand' },
  where: { draft: 'Où' },
  askFor: { draft: 'Demandez' },
  enlarge: { draft: 'Agrandir : {what}' },
  picture: { draft: 'image {number}' },
  download: { draft: 'Télécharger' },
  downloadSize: { draft: 'Télécharger ({size})' },
  every: { draft: 'Chaque {day}' },
  shown: { draft: ' (affiché)' },
  watchOn: { draft: 'Regarder<a> {title}</a> sur {host}' },
  logoPicture: { draft: '{title}, et le logo sur une étoffe tissée' },
  symbolPicture: { draft: '{title}, et le symbole {symbol} sur une étoffe tissée' },
}
